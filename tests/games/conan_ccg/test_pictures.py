"""The pictures: every card in both languages, the table from every seat, nothing hidden, nothing over the edge."""

from __future__ import annotations

import random
import re
import time
import xml.etree.ElementTree as ET
from functools import cache
from importlib.resources import files

import pytest

import warhall
from tests.rules.conan_ccg.table import A, B, do, foe, ian, made, move, table, tom
from tests.support.svg import SVG
from warhall.games.conan_ccg.cards.card_data import load_pool
from warhall.games.conan_ccg.cards.cards import EDGE, FILES, Card
from warhall.games.conan_ccg.cards.vocabulary import TYPES
from warhall.games.conan_ccg.pictures import face, glyphs, small
from warhall.games.conan_ccg.pictures.emblems import CAST, CHIEF, SKETCH, WHOLE, emblem, parts_of, picture
from warhall.games.conan_ccg.pictures.figures import PEOPLE, POSES, figure
from warhall.games.conan_ccg.pictures.lettering import Piece, labelled, line_width, set_text, width_of, wrap
from warhall.games.conan_ccg.pictures.pen import drawing, read_parts
from warhall.games.conan_ccg.pictures.scenery import LANDS
from warhall.games.conan_ccg.pictures.seen import BLOCK, LEAK, PASS, Seen
from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import LANGUAGES, use_language
from warhall.testing.checks import positions

POOL = load_pool()
CARDS = list(POOL.cards.values())
NAMES = ["Tom", "Ian", "Kim", "Jo", "Ed", "Al"]


def drawn(card: Card, lang: str) -> ET.Element:
    with use_language(lang):
        return ET.fromstring(face.draw_card(POOL, card))


def named(*written: str) -> tuple[str, ...]:
    """The drawings of which these pictures are put together."""
    return tuple({part.name for entry in written for part in read_parts(entry) if "/" not in part.name})


def lines_of(root: ET.Element) -> list[tuple[ET.Element, str]]:
    return [(node, "".join(node.itertext())) for node in root.iter(f"{SVG}text")]


# -- cards -------------------------------------------------------------------------------------------------------------


def hue(colour: str) -> str:
    """Name a colour, roughly."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "blue" if blue > 1.5 * max(red, green) else "red" if red > 1.5 * max(green, blue) else "other"


@pytest.mark.rule("CCG-051")
def test_the_backs_of_foe_cards_are_blue_and_no_others() -> None:
    for deck, colour in (("foe", "blue"), ("conan", "red")):
        grounds = [node.get("fill", "") for node in ET.fromstring(face.draw_back(deck == "foe")).iter(f"{SVG}rect")][
            1:2
        ]
        for shape, name in (("circle", f"backs/{deck}"), ("rect", f"backs/small-{deck}")):
            grounds += re.findall(rf'<{shape} fill="(#[0-9a-f]{{6}})"', drawing(name).inner)
        assert [hue(ground) for ground in grounds] == [colour] * 3


@pytest.mark.rule("CCG-305")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_traits_are_red_and_nothing_else_that_is_written(lang: str) -> None:
    for card in CARDS:
        root = drawn(card, lang)
        words = [node for node in root.iter() if node.tag in (f"{SVG}text", f"{SVG}tspan")]
        red = " ".join((node.text or "").strip() for node in words if hue(node.get("fill") or "#000000") == "red")
        with use_language(lang):
            traits = ", ".join(face.say(f"trait-{trait}") for trait in card.traits)
        assert red == (f"{traits}." if traits else ""), card.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_a_small_well_formed_document(lang: str) -> None:
    for card in CARDS:
        root = drawn(card, lang)
        assert root.tag == f"{SVG}svg"
        assert len(ET.tostring(root)) < 60_000, card.id
        told = " ".join(text for _, text in lines_of(root))
        assert card.names[lang].split()[0] in told
        ids = {node.get("id") for node in root.iter() if node.get("id")}
        used = {str(node.get("href"))[1:] for node in root.iter(f"{SVG}use")}
        assert used <= ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_cut_or_runs_over_its_card(lang: str) -> None:
    for card in CARDS:
        root = drawn(card, lang)
        for node, text in lines_of(root):
            if node.get("x") == "0":  # the number in a badge
                continue
            x, y, size = (float(node.get(key, 0)) for key in ("x", "y", "font-size"))
            bold = node.get("font-weight") == "bold"
            pieces = [Piece(node.text or "", bold)]
            for span in node:
                pieces += [Piece(span.text or "", True), Piece(span.tail or "")]
            width = line_width(tuple(pieces), size)
            left = {"middle": x - width / 2, "end": x - width}.get(node.get("text-anchor", ""), x)
            assert left >= 5, (card.id, text)
            assert left + width <= face.WIDTH - 5, (card.id, text)
            assert 8 <= y <= face.HEIGHT - 6, (card.id, text)
            assert size >= 7, (card.id, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_text_of_a_card_is_on_it(lang: str) -> None:
    for card in CARDS:
        told = " ".join(text for _, text in lines_of(drawn(card, lang)))
        for word in card.texts[lang].replace(":", " ").replace(".", " ").split():
            assert word in told, (card.id, word)


def test_the_text_stays_inside_its_box() -> None:
    for lang in LANGUAGES:
        with use_language(lang):
            for card in CARDS:
                pieces = face.card_text(POOL, card)
                place = face.layout_of(POOL, card)
                assert place.text_top < place.foot + 20, card.id
                if pieces:
                    height = place.foot - place.text_top - 4
                    block = set_text(pieces, place.width - 12, height - 6, 13.5, 6)
                    assert len(block.lines) * block.leading <= height - 6, card.id
                    assert max(line_width(line, block.size) for line in block.lines) <= place.width - 12, card.id
                    assert block.size >= 8, (card.id, block.size)


@pytest.mark.rule("CCG-223")
def test_icons_lie_where_the_data_says() -> None:
    middles = {round(face.slot_y(position), 2): position for position in range(EDGE)}
    for card in CARDS:
        found: dict[str, dict[int, str]] = {"left": {}, "right": {}}
        for node in drawn(card, "en").iter(f"{SVG}use"):
            if node.get("data-icon") is None:
                continue
            side, position, icon = str(node.get("data-icon")).split()
            y = float(node.get("y", 0)) + float(node.get("height", 0)) / 2
            assert middles[round(y, 2)] == int(position) - 1
            assert (float(node.get("x", 0)) < face.WIDTH / 2) == (side == "left")
            found[side][int(position) - 1] = icon
        for side in ("left", "right"):
            wanted = {at: slot.icon for at, slot in enumerate(card.edge(side)) if slot.icon != "empty"}
            assert found[side] == wanted, card.id


@pytest.mark.parametrize("place", [face.slot_y, small.slot_y])
def test_positions_meet_when_a_card_is_turned_round(place: object) -> None:
    assert callable(place)
    height = face.HEIGHT if place is face.slot_y else small.MOVE_HEIGHT
    for position in range(EDGE):
        assert place(position) == pytest.approx(height - place(EDGE - 1 - position))


def test_every_card_has_a_picture_of_its_own() -> None:
    assert all(parts_of(card) for card in CARDS)
    assert len({picture(card, 180.0, 120.0) for card in CARDS}) == len(CARDS)


def test_the_art_of_a_card_is_small_and_a_sketch_of_it_smaller() -> None:
    whole, sketched, chief = ([len(emblem(card, detail)) for card in CARDS] for detail in (WHOLE, SKETCH, CHIEF))
    assert sum(whole) / len(CARDS) < 6000
    assert max(whole) < 12_000
    assert sum(chief) < sum(sketched) < sum(whole)


def test_light_falls_from_the_same_side_on_a_mirrored_figure() -> None:
    (ahead, mirrored) = (figure("conan/lunge/sword/", (("accent", "#d0a548"),), light, False) for light in (1, -1))
    assert ahead != mirrored
    assert len(re.findall("<path", ahead)) == len(re.findall("<path", mirrored))


def test_whoever_is_struck_makes_another_face_than_the_one_who_strikes() -> None:
    (strikes, reels) = (figure(f"conan/{pose}//", (("accent", "#d0a548"),), 1, True) for pose in ("chop", "reel"))
    teeth = re.search(r'd="([^"]+)"', drawing("heads/look-shout").inner)
    assert teeth is not None
    assert teeth[1] in strikes
    assert teeth[1] not in reels


def test_a_card_of_a_data_pack_looks_like_one_of_the_set() -> None:
    game = made(foe("stranger", prowess=3, traits=["serpent"]), move("strange_blow", gem=2))
    for name in ("stranger", "strange_blow"):
        ET.fromstring(face.draw_card(game.pool, game.pool.cards[name]))


def test_gem_and_initiative_stand_in_the_corners() -> None:
    told = [text for _, text in lines_of(drawn(POOL.cards["ambush"], "en"))]
    assert {"4", "5"} <= set(told)


# -- art ---------------------------------------------------------------------------------------------------------------

WRITTEN = (*CAST.card.values(), *CAST.stranger.values())
FIGURES = [part.name.split("/") for entry in WRITTEN for part in read_parts(entry) if "/" in part.name]
DRAWINGS = {
    "backs": ("conan", "foe", "plait", "small-conan", "small-foe"),
    "dress": tuple({name for person in PEOPLE.values() for name in (person.back + " " + person.body).split()}),
    "frames": (*(kind for kind in FILES if kind != "foe"), *(f"foe-{kind}" for kind in TYPES)),
    "gaps": ("open", "closed", "empty"),
    "heads": tuple(
        {name for person in PEOPLE.values() for name in person.head.split()} - {"look"}
        | {f"look-{pose.look}" for pose in POSES.values()}
    ),
    "held": tuple({name for _, _, *held in FIGURES for name in held if name}),
    "icons": glyphs.ICONS,
    "landmarks": named(*(mark for land in LANDS.values() for mark in (land.horizon, land.foreground, land.arms))),
    "marks": (PASS, LEAK, BLOCK, "done", "gone"),
    "motifs": named(*WRITTEN),
    "rarities": glyphs.RARITIES,
    "signs": (*set(glyphs.SIGNS.values()), "arms", "eye", "heart"),
    "table": ("cloth", "header"),
    "stats": ("prowess", "damage", "health", "vitality", "renown", "scars", "gem", "initiative", "draw"),
}


def test_every_drawing_is_used_and_none_is_missing() -> None:
    folder = files("warhall.games.conan_ccg").joinpath("art")
    found = {group.name: sorted(file.name for file in group.iterdir()) for group in folder.iterdir() if group.is_dir()}
    del found["portraits"]  # of opponents, who have tests of their own
    assert found == {group: sorted(f"{name}.svg" for name in names) for group, names in DRAWINGS.items()}


def test_everybody_has_a_card_and_every_pose_is_taken() -> None:
    assert {who for who, *_ in FIGURES} == set(PEOPLE)
    assert {pose for _, pose, *_ in FIGURES} == set(POSES)


@pytest.mark.parametrize("group", DRAWINGS)
def test_a_drawing_asks_only_for_colours_that_it_is_given(group: str) -> None:
    pigments = {dim + name for name in ("main", "light", "dark", "accent", "mount") for dim in ("", "dim")}
    worn = {"trim", *(dim + name for name in ("skin", "coat", "hair") for dim in ("", "dim"))} | pigments
    given = {
        "backs": {"ground"},
        "dress": worn,
        "heads": worn,
        "held": worn,
        "frames": {"ground", "title", "trim"},
        "landmarks": {"land"},
        "motifs": pigments,
        "signs": {"ink", "field", "blood", "rim"},
    }
    for name in DRAWINGS[group]:
        drawn = drawing(f"{group}/{name}")
        ET.fromstring(f"<svg>{drawn.inner}</svg>")
        assert set(drawn.colours) <= given.get(group, set()), name
        assert drawn.view_box.width > 0
        assert drawn.view_box.height > 0


NUMBERS = {
    "M": 2,
    "L": 2,
    "H": 1,
    "V": 1,
    "C": 6,
    "S": 4,
    "Q": 4,
    "T": 2,
    "A": 7,
    "Z": 0,
}  # that a command of a path takes


@pytest.mark.parametrize("group", DRAWINGS)
def test_every_path_can_be_drawn_to_its_end(group: str) -> None:
    """A browser leaves out the rest of a path that has a number too few, a printer refuses it."""
    for name in DRAWINGS[group]:
        for written in re.findall(r' d="([^"]+)"', drawing(f"{group}/{name}").inner):
            for command, following in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", written):
                found = len(re.findall(r"\d+\.?\d*|\.\d+", following))
                wanted = NUMBERS[command.upper()]
                assert found % wanted == 0 < found if wanted else found == 0, (name, command + following)


# -- lettering ---------------------------------------------------------------------------------------------------------


def test_labels_are_bold_and_no_blank_is_lost() -> None:
    pieces = labelled("Conan: pay nothing. Foe (Mounted): +2 Damage.")
    assert [piece.bold for piece in pieces] == [True, False, True, False]
    lines = wrap(pieces, 12, 500)
    assert "".join(piece.text for piece in lines[0]) == "Conan: pay nothing. Foe (Mounted): +2 Damage."


def test_bold_is_never_narrower() -> None:
    assert width_of("Wound", 10, True) > width_of("Wound", 10)


# -- the table ---------------------------------------------------------------------------------------------------------


@cache
def played(players: int) -> tuple[ConanState, ...]:
    game = warhall.load_game("conan-ccg", players=players)
    found = [state for state in positions(game, 1) if isinstance(state, ConanState)]
    return tuple(found[:: max(1, len(found) // 12)])


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_is_a_well_formed_picture(players: int, lang: str) -> None:
    for state in played(players):
        for seat in (None, 0, players - 1):
            with use_language(lang):
                picture = state.game.draw_svg(state.view(seat), NAMES[:players])
            root = ET.fromstring(picture)
            assert root.get("role") == "img"
            assert len(picture.encode()) < 250_000
            assert not [text for _, text in lines_of(root) if "{" in text]  # a message that no catalogue has
            ids = [node.get("id") for node in root.iter() if node.get("id")]
            assert len(ids) == len(set(ids))
            used = {str(node.get("href"))[1:] for node in root.iter(f"{SVG}use")}
            assert used <= set(ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_allies_stand_under_their_heading(lang: str) -> None:
    state = table("survey", tom(), ian(), center="thak", allies="belit")
    with use_language(lang):
        told = [text for _, text in lines_of(ET.fromstring(state.to_svg(A)))]
    assert {"en": "Allies", "fr": "Alliés"}[lang] in told


def test_same_view_same_bytes() -> None:
    state = played(3)[5]
    assert state.to_svg(1) == state.clone().to_svg(1)


@pytest.mark.rule("CCG-282")
@pytest.mark.parametrize("players", [2, 3])
def test_a_picture_does_not_change_with_what_is_hidden(players: int) -> None:
    for state in played(players):
        for seat in (None, *range(players)):
            picture = state.to_svg(seat)
            for seed in range(2):
                assert state.resample_from_view(seat, random.Random(seed)).to_svg(seat) == picture


@pytest.mark.rule("CCG-281")
def test_a_hand_is_shown_to_its_own_seat_alone() -> None:
    state = table("survey", tom(hand="crushing_coils"), ian(hand="words_of_acheron"), center="thak")
    assert 'data-hand="crushing_coils"' in state.to_svg(A)
    assert "words_of_acheron" not in state.to_svg(A)
    assert "data-hand" not in state.to_svg(None)
    assert 'data-hand="words_of_acheron"' in state.to_svg(B)


@pytest.mark.rule("CCG-282")
def test_a_face_down_move_is_drawn_for_its_player_alone() -> None:
    state = table("foe_move", tom(), ian(hand="forceful_lunge*2"), center="thak", left="thak")
    do(state, "give center1 forceful_lunge")
    assert "Forceful Lunge" in state.to_svg(B)
    assert "Forceful Lunge" not in state.to_svg(A)
    assert "Forceful Lunge" not in state.to_svg(None)


def contacts(own: str, enemy: str, gap: int) -> tuple[dict[int, str], dict[int, str]]:
    """The marks of both sides of the contact between a Foe's move and a move in a gap beside it."""
    state = table("reveal", tom(), ian(), center=f"cimmerian_warrior/{enemy}", moves=[f"center:{gap} {own}"])
    seen = Seen(state.game, state.view(A))
    side = "right" if gap == 0 else "left"
    mine = state.move_at(0, gap)
    assert mine is not None
    theirs = seen.foe_move(seen.foes(0)[0], 0)
    assert theirs is not None
    return dict(seen.own_move(mine).marks[side]), dict(theirs.marks[side])


@pytest.mark.rule("CCG-224", "CCG-236")
def test_a_blade_that_nothing_meets_strikes() -> None:
    mine, theirs = contacts("desperate_lunge", "storytelling", 0)
    assert mine == {1: PASS}
    assert theirs == {2: PASS}


@pytest.mark.rule("CCG-229")
def test_a_two_handed_icon_leaks_through_a_shield() -> None:
    # left edges touch: position 2 of Tremendous Cleave meets position 3 of Slay from the Saddle, a Shield
    mine, _ = contacts("tremendous_cleave", "slay_from_the_saddle", 1)
    assert mine == {1: LEAK}


@pytest.mark.rule("CCG-240")
def test_one_blocked_portion_blocks_a_multi_icon() -> None:
    # left edges touch: the triple Blade meets Sweeping Slash's Shields and Blades
    mine, _ = contacts("whirl_of_red_steel", "sweeping_slash", 1)
    assert set(mine) == {0, 1, 2}
    assert set(mine.values()) == {BLOCK}


def test_what_can_be_clicked_carries_its_name_in_actions() -> None:
    state = table("conan_move", tom(hand="run_through"), ian(), center="thak/?forceful_lunge")
    do(state, "move run_through center:0")
    state = table("conan_move", tom(hand="run_through"), ian(), center="thak/?forceful_lunge")
    picture = state.to_svg(A)
    for attribute in ('data-foe="center1"', 'data-gap="center:0"', 'data-gap="center:1"', 'data-zone="center"'):
        assert attribute in picture
    assert 'data-hand="run_through"' in picture


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", '"/><image href="http://x"/>', "\u202eabc", "x" * 200])
def test_a_name_cannot_break_the_picture(name: str) -> None:
    state = played(2)[6]
    picture = state.game.draw_svg(state.view(0), [name, "Ian"])
    ET.fromstring(picture)
    assert "<script" not in picture
    assert "<image" not in picture


def test_no_style_sheet_script_or_outside_file() -> None:
    for state in played(2)[:6]:
        picture = state.to_svg(0)
        assert not re.search(r"<(style|script|image|foreignObject)", picture)
        assert set(re.findall(r'href="([^"#]+)', picture)) == set()


def test_a_table_takes_little_time() -> None:
    """Not a benchmark: only that nobody makes it slow by accident. The bar is ten times what it takes."""
    states = played(4)
    for state in states:
        state.to_svg(0)
    began = time.process_time()
    for state in states:
        state.to_svg(0)
    assert (time.process_time() - began) / len(states) < 0.2
