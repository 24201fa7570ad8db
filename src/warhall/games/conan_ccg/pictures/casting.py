"""Which motifs make the picture of which card. A card that is not listed, from a pack of data, is cast by its kind,
type, traits, territory and style, so that it looks like one of the set.

A picture is written as motifs from back to front, each with its place: `sword -30 0 0.9 -35` stands 30 to the left, 0.9
as large as usual, turned by 35 degrees to the left. What is left out is 0 0 1 0.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from warhall.games.conan_ccg.pictures.scenery import GROUNDS, LANDS, lot

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card


class Part(NamedTuple):
    motif: str
    x: float = 0
    y: float = 0
    size: float = 1
    turn: float = 0


class Scene(NamedTuple):
    """A ground, the pigments of the motifs, and the motifs themselves."""

    ground: str
    pigments: dict[str, str]
    parts: tuple[Part, ...]


_CAST: Final = {
    # Conans
    "conan_the_bold": "sword 44 -4 1.05 20; bare-chest; mane",
    "conan_the_reaver": "axe -46 0 1 -18; bare-chest; mane; iron-cap 0 -1; horns",
    "conan_the_night_thief": "moon 46 -24 .6; tower -52 6 .8; dagger 46 24 .55 20; bare-chest; mane; hood",
    "conan_the_lion_king": "lion -50 10 .7; sword 50 0 1 12; bust; mane; crown 0 -3 1.05; mail",
    "conan_the_red_slayer": "hammerblow 0 -2 1.15; sword -46 0 1 -25; sword 46 0 1 25; bare-chest; mane; war-paint",
    "conan_called_amra": "ship 52 6 .75; lion -52 8 .66; bare-chest; mane; bandana",
    # Foes: Humans
    "khitan_peasant": "club 42 8 .8 14; tan-bust; moustache; straw-hat",
    "zamorian_cutpurse": "purse 44 18 .5; dagger -42 0 .75 -30; tan-bust; hood; mask",
    "hyrkanian_swordsman": "scimitar 42 2 .9 10; tan-bust 0 6; moustache 0 6; spiked-cap 0 6",
    "aquilonian_footsoldier": "spear -42 0 1; heater 44 18 .6; bust; mail; iron-cap",
    "kozaki_outrider": "horse -34 6 .95; tan-bust 26 8 .86; moustache 26 8 .86; turban 26 8 .86; plume 26 8 .86",
    "pict_forest_scout": "spear 42 6 .9 12; tan-bust 0 8; feathers 0 8; war-paint 0 8",
    "stygian_temple_guard": "spear -42 0 1; tower-shield 46 14 .66; tan-bust; nemes",
    "cimmerian_warrior": "axe -44 0 .95 -14; shield 46 20 .56; bust; mane; moustache",
    "hyrkanian_horse_archer": (
        "horse -36 6 .95; bow 48 -6 .72; tan-bust 20 10 .8; moustache 20 10 .8; spiked-cap 20 10 .8"
    ),
    "bossonian_bowman": "bow 44 0 .95; bust; beard; cap; plume 0 2",
    "shadizar_knifeman": "dagger -44 -2 .85 -28; dagger 44 -2 .85 28; tan-bust; turban; mask",
    "gunderman_pikeman": "pike -46 0 1.05; pike -34 4 1.05; pike 46 0 1.05; bust; mail; great-helm",
    "turanian_lancer": "spear 50 -6 1.1 16; horse -32 6 1; tan-bust 26 10 .84; beard 26 10 .84; spiked-cap 26 10 .84",
    "pictish_war_chief": "axe 46 2 .9 14; skull -46 22 .5; tan-bust 0 10; feathers 0 10; war-paint 0 10",
    "black_dragon_knight": "horse -36 6 .98; sword 54 0 .85 18; bust 22 14 .86; great-helm 22 14 .86; plume 22 6 .95",
    "vanir_raid_chief": "axe -46 0 1 -16; shield 48 18 .6; bust; mail; red-beard; iron-cap; horns",
    "baal_pteor": "dark-bust 0 -4; turban 0 -4; open-hand -44 14 .62 -14; open-hand 44 14 .62 14",
    "constantius": "sword 48 2 .95 14; tower -50 10 .75; bust 0 6; mail 0 6; goatee 0 6; iron-cap 0 6; plume 2 4 1.1",
    # Animals
    "ravenous_wolf": "wolf 0 2 1.08",
    "desert_jackal": "skull 46 30 .44; jackal 0 2 1.05",
    "marsh_viper": "viper 0 0 1.1",
    "forest_panther": "panther 0 4 1.12",
    "steppe_boar": "boar 0 4 1.1",
    "white_bear": "bear 0 2 1.12",
    "temple_python": "python 0 0 1.1",
    # Creatures
    "carrion_ghoul": "bones 0 22 1; ghoul 0 -2 1",
    "blind_crawler": "crawler 0 2 1.15",
    "hyena_man": "club 46 4 .95 16; hyena 0 2 1.05",
    "gray_ape": "moon -46 -26 .5; ape 0 2 1.1",
    "thak": "ape 0 -4 1.05; collar",
    "man_ape_of_the_north": "ape 0 0 1.15; icicles 0 -40 1",
    "forest_dragon": "flames -46 12 .7; flames 46 12 .7; dragon 0 2 1.08",
    # Supernaturals
    "restless_bones": "bones 0 10 1.05; skull 0 -8 .9",
    "tomb_sentinel": "spear -44 0 1; skull 0 4 .82; nemes 0 2 1.06; dark-eyes 0 4 .82",
    "whispering_shade": "ribbon-wind 0 0 1.1; shade 0 0 1",
    "mummy_of_khemi": "mummy 0 2 1.04",
    "barrow_king": "sword 46 2 .9 14; skull 0 14 .85; crown 0 4 1.05; dark-eyes 0 14 .85",
    "ghost_snake": "spirit-cobra 0 0 1.05",
    "dweller_in_the_pit": "tentacles 0 -2 1.1",
    "thing_from_the_outer_dark": "many-eyes 0 -2 1.1",
    # Sorcerers
    "acolyte_of_set": "cobra 48 6 .66; tan-bust; bald; nemes",
    "khitan_soul_binder": "soul -46 -4 .7; soul 46 -12 .6; tan-bust; topknot; moustache; goatee",
    "yara": "tower -50 -2 .95; jewel 46 -16 .5; glow 46 -16 .5; dark-bust; hood; goatee",
    "thoth_amon": "cobra -48 4 .72; ring-serpent 48 -8 .62; dark-bust; bald; goatee; crown 0 -6 .9; horns 0 0 .9",
    # Moves: Blade
    "desperate_lunge": "slash 10 0 1.1; sword -4 0 1.05 55",
    "slay_from_the_saddle": "horse -28 6 1; sword 32 -8 1.05 140",
    "merciless_stroke": "slash -6 4 1.2; sword 14 -6 1.05 30; skull -34 22 .5",
    "grievous_slash": "slash -18 4 1; slash 18 4 1; scimitar 6 0 1 40",
    "sweeping_slash": "whirl 0 4 .95; sword 0 0 1.1 90",
    "split_head_like_ripe_melon": "split-helm 0 18 .9; sword 0 -8 .88 180",
    "run_through": "shield 26 12 .7; sword 0 0 1.2 115",
    "grisly_execution": "skull 0 26 .6; axe -20 -8 1 40; hammerblow 22 18 .45",
    "backhand_cut": "slash 0 0 1.2; scimitar -6 0 1.05 -50",
    # Grapple
    "fists_of_iron": "hammerblow 0 0 1.1; fist -22 8 .72 -10; fist 24 8 .72 10",
    "forceful_lunge": "hammerblow 26 -6 .8; fist -6 10 .95 40",
    "savage_strength": "ape 0 0 .8; fist -42 14 .6 -20; fist 42 14 .6 20",
    "spine_cracking_hold": "spine 0 0 1.05; open-hand -40 4 .72 80; open-hand 40 4 .72 -80; hammerblow 0 2 .34",
    "throat_grip": "bust 0 -8 1; goatee 0 -8; open-hand -34 32 .72 62; open-hand 34 32 .72 -62",
    "hurl_him_bodily": "ribbon-wind 0 10 1; thrown-man 4 -12 1.1; fist -24 40 .5; fist 22 40 .5",
    "wrestle_to_the_dust": "dust 0 22 1.2; open-hand -24 0 .95 38; open-hand 26 4 .95 -38",
    # Two-Handed
    "tremendous_cleave": "slash 0 0 1.3; greataxe 0 0 1.05 30",
    "woodcutters_arc": "stump -18 26 .7; axe 10 -8 1.05 -38",
    "shatter_the_shield": "split-shield -4 8 .95; greataxe 26 -14 .8 35",
    "gravediggers_swing": "skull -34 24 .6; hammerhead 12 -4 1 25; bones 30 34 .4",
    "haft_and_head": "greataxe -22 0 .95 -20; fist 30 10 .6 8",
    "couched_spear": "horse -26 8 .9; spear 26 0 1.25 65",
    # Ranged
    "thrown_dagger": "ribbon-wind -10 6 .9; dagger 8 -2 1 60",
    "bossonian_longshot": "bow 0 0 1.1",
    "rain_of_shafts": "arrow -40 -6 .8 160; arrow -14 10 .9 165; arrow 14 -8 .9 165; arrow 40 8 .8 170",
    "hail_of_stones": "stones 0 0 1.15",
    "shot_from_the_gallop": "horse -26 8 .95; bow 32 -6 .8",
    # Defence
    "overhead_block": "sword 0 -30 .8 100; shield 0 12 .8",
    "catlike_twist": "panther -34 16 .55; leaper 14 -2 1.05",
    "turn_of_the_buckler": "arrow 44 -14 .7 -60; shield -4 4 .95",
    "back_to_the_wall": "wall 0 0 1.5; bare-chest 0 6 .95; mane 0 6 .95; sword 44 6 .8 20",
    "deadly_riposte": "sword -14 0 1.1 45; sword 14 0 1.1 -45; hammerblow 0 -4 .42",
    # Multi, Magic, Special
    "whirl_of_red_steel": "whirl 0 0 1.2; sword 0 0 .95 20; sword 0 0 .95 140; sword 0 0 .95 260",
    "crushing_coils": "footman 0 0 .95; python 0 4 1.05",
    "words_of_acheron": "scroll -20 6 .8; eye 26 -12 .6; flames 28 34 .4",
    "sand_in_the_eyes": "dust 6 4 1.15; fist -34 24 .6 60; eye 30 -20 .45",
    # Actions
    "carousing": "wineskin 30 8 .7; goblet -20 2 .9",
    "scout_the_trail": "tracks 0 4 1.1; eye 34 -28 .4",
    "whet_the_edge": "whetstone 0 26 .95; sword 0 -10 1 70",
    "call_in_a_debt": "coins -14 8 .9; dagger 32 -2 .85 20",
    "travellers_tales": "crossroads 0 2 1; scroll 34 22 .5",
    "i_am_a_cimmerian": "hammerblow 0 -2 1.2; bare-chest 0 8 .95; mane 0 8 .95; sword 44 -8 .85 10",
    "telling_blow": "hammerblow 4 -4 1.15; sword 0 2 1 45",
    "intimidating_posture": "greataxe -42 -2 .85 -16; greataxe 42 -2 .85 16; bare-chest 0 6; mane 0 6",
    "roll_with_the_blow": "fist -40 -8 .6 60; leaper 14 6 1 -20",
    "battle_fury": "flames 0 4 1.2; greataxe 0 -6 .9",
    "panthers_leap": "panther 28 -12 .66; leaper -14 8 1",
    "find_the_gap": "shield -34 6 .7; shield 34 6 .7; sword 0 -4 1.05 180",
    "laugh_at_sorcery": "eye -26 -20 .5; soul 34 -18 .6; bare-chest 0 10 .95; mane 0 10 .95",
    "storytelling": "campfire -6 12 .9; moon 38 -26 .45",
    "bind_the_wounds": "bandage 0 2 1.05",
    "strip_the_fallen": "helm -18 0 .8; sword 28 4 .9 25; coins 26 34 .4",
    "songs_of_the_skalds": "harp -12 2 1; horn 32 26 .5",
    "crom_cares_not": "storm 40 -12 .6; skull -44 24 .5; bust; mane; beard; crown 0 -3",
    "not_while_i_breathe": "shield 34 10 .75; sword -26 0 1.05 -20; jewel 0 24 .4",
    "ambush": "dagger -36 -6 .85 120; dagger 36 -6 .85 -120; eye 0 8 .85",
    "reinforcements": "horn 0 -22 .8; footman -32 20 .6; footman 0 24 .6; footman 32 20 .6",
    "envenomed_edge": "vial -32 12 .7; dagger 12 -4 1.05 20; serpent-drip 36 8 .7",
    "dark_omen": "moon 28 -20 .7; raven -6 6 1",
    "evil_dreams": "shade -30 4 .75; shade 32 4 .75; eye 0 12 .7",
    # Items
    "notched_broadsword": "notched 0 0 1.15 25",
    "aesir_war_axe": "axe -6 0 1.15 -12; ribbon-wind 0 20 .8",
    "hyrkanian_bow": "quiver -34 4 .8; bow 18 0 1.1 -20",
    "iron_bound_cestus": "cestus 0 2 1.05",
    "phoenix_sword": "flames -38 22 .6; flames 38 22 .6; phoenix 0 0 1.2",
    "battered_buckler": "shield 0 2 1.1; webs 14 14 .6 180",
    "gunderman_tower_shield": "pike -42 0 1.05 -8; tower-shield 4 0 1.1",
    "shield_of_tarantia": "sword 0 0 1.2 35; heater 0 4 1; crown 0 -36 .7",
    "leather_jerkin": "jerkin 0 2 1.05",
    "mail_hauberk": "hauberk 0 2 1.05",
    "wolfskin_cloak": "cloak 0 2 1.05",
    "wineskin": "wineskin 0 0 1.1",
    "purse_of_temple_gold": "cobra -40 0 .7; purse 12 6 .95",
    "heart_of_ahriman": "glow 0 0 1.2; jewel 0 2 1",
    # Allies
    "bossonian_scout": "bow -46 0 .9; bust; cap; plume 0 2",
    "black_corsair": "scimitar 44 0 .95 12; ship -52 12 .6; dark-bust; bandana",
    "zuagir_rider": "horse -34 6 .95; scimitar 56 -8 .85 20; tan-bust 24 8 .86; turban 24 8 .86; mask 24 8 .86",
    "cimmerian_kinsman": "sword -46 0 1 -16; bust; mane; red-beard",
    "balthus": "wolf -48 16 .6; spear 46 0 1 10; bust; fair-hair",
    "prospero": (
        "horse -36 6 .95; sword 54 -6 .9 16; bust 22 12 .86; iron-cap 22 12 .86; plume 24 8 1; moustache 22 12 .86"
    ),
    "belit": "ship -50 8 .75; spear 46 0 1 10; bust; long-hair",
    "valeria": "sword 46 -2 1 14; ship -54 20 .5; bust; fair-hair",
    # Regions
    "hills_of_cimmeria": "standing-stones 0 10 .95; raven 34 -26 .36",
    "pictish_wilderness": "skull 0 24 .42; spear -12 14 .7 -12; feathers 0 24 .42",
    "streets_of_shadizar": "tower -20 4 1; tower 22 14 .8; torch 0 20 .5; moon 40 -32 .35",
    "black_walls_of_khemi": "wall 0 30 1; cobra 0 -8 .9",
    "hyrkanian_steppe": "horse -20 16 .66; horse 24 20 .6",
    "jungles_of_kush": "panther 0 22 .62; viper 40 -22 .5",
    "tarantia": "tower 0 -2 1.1; tower -34 14 .8; tower 34 14 .8; lion 0 26 .42",
    "jade_halls_of_paikang": "dragon 0 6 .85; torch -44 14 .6; torch 44 14 .6",
}

_HOMES: Final = {  # the land behind a card that has none of its own
    "bossonian_scout": "aquilonia",
    "black_corsair": "vilayet",
    "zuagir_rider": "turan",
    "cimmerian_kinsman": "cimmeria",
    "balthus": "pictland",
    "prospero": "aquilonia",
    "belit": "vilayet",
    "valeria": "vilayet",
    "thak": "zamora",
    "conan_the_night_thief": "zamora",
    "conan_called_amra": "vilayet",
    "conan_the_lion_king": "aquilonia",
    "conan_the_reaver": "nordheim",
    "conan_the_bold": "cimmeria",
}

_FUR: Final = {
    "gray_ape": ("#8b8d8c", "#c9c4b4"),
    "thak": ("#3b2a20", "#8d6a4c"),
    "man_ape_of_the_north": ("#dfe3e2", "#a8b6bd"),
}
_STYLES: Final = {
    "blade": "slash; sword 0 0 1.1 35",
    "grapple": "hammerblow; fist 0 6 .9",
    "two_handed": "greataxe 0 0 1.05 25",
    "ranged": "bow",
    "defence": "shield",
    "multi": "whirl 0 0 1.15; sword",
    "magic": "scroll; eye 20 -16 .5",
    "special": "dust; star 0 0 .6",
    "weapon": "sword 0 0 1.1 20",
    "shield": "shield 0 0 1.05",
    "body": "jerkin",
    "none": "jewel",
    "Prepare": "campfire",
    "Warrior": "hammerblow; sword",
    "Rest": "moon 30 -20 .6; campfire 0 10 .9",
    "Any": "star",
    "Foe:Warrior": "dagger -30 0 .9 30; skull 14 6 .9",
    "Foe:Rest": "shade; moon 36 -24 .5",
}
_TYPES: Final = {
    "human": "sword 44 0 .95 14; bust; iron-cap",
    "animal": "wolf",
    "creature": "ghoul",
    "supernatural": "shade",
    "sorcerer": "staff 46 0 1; bust; hood; shadow-face",
}


@cache
def read_parts(written: str) -> tuple[Part, ...]:
    found = []
    for entry in written.split(";"):
        name, *places = entry.split()
        found.append(Part(name, *map(float, places)))
    return tuple(found)


def _written(card: Card) -> str:
    """The picture of a card of a data pack."""
    if card.kind == "foe":
        if "serpent" in card.traits:
            return "cobra"
        if "undead" in card.traits:
            return "bones 0 14; skull 0 -6 .9"
        if "mounted" in card.traits:
            return "horse -34 6 .95; bust 26 8 .86; iron-cap 26 8 .86"
        return _TYPES[card.type]
    if card.kind in ("move", "action", "item"):
        return _STYLES.get(card.style or card.keyword or card.slot, "star")
    return {"conan": "sword 44 -4 1 20; bare-chest; mane", "ally": "shield -44 14 .6; bust; cap"}.get(
        card.kind, "tower"
    )


def _ground(card: Card) -> str:
    if card.kind in ("move", "action", "item"):
        name = card.style or card.keyword or card.slot
        return name if name in GROUNDS else "special"
    home = card.territory or _HOMES.get(card.id, "")
    if home in LANDS:
        return home
    return {"conan": "conan", "creature": "cave", "supernatural": "night", "sorcerer": "night"}.get(
        card.type or card.kind, "koth"
    )


@cache
def _scene(card: Card) -> Scene:
    ground = _ground(card)
    land = LANDS.get(ground, LANDS["koth"])
    main, light = _FUR.get(card.id, (land.dress, land.glow))
    if card.kind == "move":
        main = ("#8a3b2c", "#3c5f86", "#5d6f33", "#6d4082")[lot(card.id, 4)]
    pigments = {"m": main, "l": light, "d": land.near, "a": land.accent}
    parts = read_parts(_CAST.get(card.id) or _written(card))
    return Scene(ground, pigments, parts)


def scene(card: Card) -> Scene:
    """What to draw for a card."""
    return _scene(card)
