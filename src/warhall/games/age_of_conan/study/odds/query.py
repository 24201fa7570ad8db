"""Answers to `warhall odds age-of-conan ...`: one roll, or a whole campaign, siege or battle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan.components import MAX_DICE, UNITS_PER_PROVINCE
from warhall.games.age_of_conan.rules.contest_dice import COUNTS_CONAN
from warhall.games.age_of_conan.study.odds.campaigns import ENDLESS, Campaign, campaign
from warhall.games.age_of_conan.study.odds.fights import Fight, Force, fight
from warhall.games.age_of_conan.study.odds.rolls import Side, roll_odds
from warhall.games.age_of_conan.study.odds.worth import FightOdds, Worth
from warhall.kernel import InvalidOptionError, Option, Table
from warhall.kernel.option import check_options
from warhall.kernel.text import language

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

SYMBOLS: Final = ("", "shield", "axe", "both")  # what a side counts besides hits, as bits 0 and 1
HELPED: Final = ("", "attacker", "defender")
FIGHTS: Final = ("roll", "campaign", "siege", "battle")
ROLL, CAMPAIGN, SIEGE, BATTLE = FIGHTS
QUERY: Final = (
    Option("fight", ROLL, choices=FIGHTS, rule="AOC-151"),
    Option("attack", 0, low=0, high=MAX_DICE, rule="AOC-157"),
    Option("defend", 0, low=0, high=MAX_DICE, rule="AOC-157"),
    Option("count", "", choices=SYMBOLS, rule="AOC-175"),
    Option("defend_count", "", choices=SYMBOLS, rule="AOC-175"),
    Option("conan", "", choices=HELPED, rule="AOC-162"),
    Option("bonus", 0, low=0, high=6, rule="AOC-356"),
    Option("defend_bonus", 0, low=0, high=6, rule="AOC-356"),
    Option("sorcery", False, rule="AOC-181"),
    Option("defend_sorcery", False, rule="AOC-181"),
    Option("tokens", 1, low=1, high=12, rule="AOC-182"),
    Option("defend_tokens", 1, low=1, high=12, rule="AOC-182"),
    Option("reroll", "", rule="AOC-179"),
    Option("defend_reroll", "", rule="AOC-179"),
    Option("hinder", "", rule="AOC-179"),
    Option("defend_hinder", "", rule="AOC-179"),
    Option("win_ties", False, rule="AOC-167"),
    Option("defend_ties", False, rule="AOC-167"),
    Option("province", "", rule="AOC-026"),
    Option("icons", 0, low=0, high=8, rule="AOC-190"),
    Option("cards", "", rule="AOC-169"),
    Option("defend_cards", "", rule="AOC-169"),
    Option("raiders", 0, low=0, high=11, rule="AOC-194"),
    Option("actions", 0, low=0, high=20, rule="AOC-205"),
    Option("garrison", 0, low=0, high=UNITS_PER_PROVINCE, rule="AOC-214"),
    Option("refuge", False, rule="AOC-241"),
    Option("prize", 1, low=1, high=100),
    Option("unit", 0, low=0, high=100),
    Option("token", 0, low=0, high=100),
)
MOST_REROLLS: Final = 4  # cards of one side in a roll; no seat has more
_SHARED: Final = "fight attack defend conan sorcery tokens reroll win_ties"
_BOTH: Final = f"{_SHARED} defend_sorcery defend_tokens defend_reroll defend_ties"
_PRICED: Final = "cards prize unit token"
MEANINGFUL: Final = {  # what may be asked about which fight
    ROLL: f"{_BOTH} count defend_count bonus defend_bonus hinder defend_hinder".split(),
    CAMPAIGN: f"{_SHARED} {_PRICED} province icons raiders actions".split(),
    SIEGE: f"{_BOTH} {_PRICED} province defend_cards garrison".split(),
    BATTLE: f"{_BOTH} {_PRICED} defend_cards refuge".split(),
}
REROLLS: Final = ("reroll", "defend_reroll", "hinder", "defend_hinder")
Row = list[str | int | float | None]
Asked = Mapping[str, Any]


def answer(game: AgeOfConan, query: Mapping[str, Any]) -> Table:
    """One fight in detail if both strengths are given; a row for every strength that is not."""
    cards = {name: str(query[name]) for name in REROLLS if isinstance(query.get(name), int)}
    asked = check_options(QUERY, {**query, **cards})
    _refuse_nonsense(game, asked)
    asked = _with_province(game, asked)
    if asked["attack"] and asked["defend"]:
        return _roll_table(game, asked) if asked["fight"] == ROLL else _fight_table(game, asked)
    return _grid(game, asked)


def _refuse_nonsense(game: AgeOfConan, asked: Asked) -> None:
    """An option that says nothing about this fight is a mistake, and so is an army that cannot be."""
    kind = asked["fight"]
    for option in QUERY:
        if asked[option.name] != option.default and option.name not in MEANINGFUL[kind]:
            facts = {"fight": kind, "fits": ", ".join(fight for fight in FIGHTS if option.name in MEANINGFUL[fight])}
            raise InvalidOptionError("odds-not-for-this-fight", field=option.name, catalogue=game.catalogue, **facts)
    crowded = [name for name in ("attack", "defend") if asked[name] > UNITS_PER_PROVINCE]
    if kind != ROLL and crowded:
        facts = {"most": UNITS_PER_PROVINCE, "given": asked[crowded[0]]}
        raise InvalidOptionError(
            "odds-too-many-units", field=crowded[0], rule="AOC-129", catalogue=game.catalogue, **facts
        )
    for side in ("", "defend_"):
        if asked[f"{side}tokens"] > 1 and not asked[f"{side}sorcery"]:
            raise InvalidOptionError(
                "odds-needs-sorcery", field=f"{side}tokens", catalogue=game.catalogue, needed=f"{side}sorcery"
            )
        _symbols_of_cards(game, asked, f"{side}cards")
    for name in REROLLS:
        _rerolls(game, asked, name)


def _with_province(game: AgeOfConan, asked: dict[str, Any]) -> dict[str, Any]:
    """Fill in what is known about a province that is named: its rating, and the icons of its track."""
    name = asked["province"].strip().lower().replace(" ", "_").replace("-", "_")
    if not name:
        return {**asked, "icons": asked["icons"] or 1}
    known = game.components.province_index
    if name not in known:
        near = get_close_matches(name, known, n=1, cutoff=0.5)
        facts = {"given": name[:40], "suggestion": near[0] if near else "none", "known": ", ".join(sorted(known))}
        raise InvalidOptionError("odds-unknown-province", field="province", catalogue=game.catalogue, **facts)
    province = game.components.provinces[known[name]]
    if asked["defend"] not in (0, province.rating):
        facts = {"province": name, "rating": province.rating, "given": asked["defend"]}
        raise InvalidOptionError("odds-other-rating", field="defend", catalogue=game.catalogue, **facts)
    icons = len(province.track)
    if asked["fight"] == CAMPAIGN and (not icons or asked["icons"] > icons):
        facts = {"province": name, "icons": icons, "given": asked["icons"]}
        raise InvalidOptionError("odds-short-track", field="icons", rule="AOC-190", catalogue=game.catalogue, **facts)
    return {**asked, "province": name, "defend": province.rating, "icons": asked["icons"] or icons}


def _names_of_cards(asked: Asked, field: str) -> list[str]:
    return str(asked[field]).lower().replace(",", " ").split()


def _symbols_of_cards(game: AgeOfConan, asked: Asked, field: str) -> tuple[int, ...]:
    """`axe,both` as masks of symbols; a card of the game may be given by its id."""
    known = game.components.strategy_index
    found = []
    for name in _names_of_cards(asked, field):
        if name in SYMBOLS:
            found.append(SYMBOLS.index(name))
        elif name in known:
            found.append(game.components.strategy[known[name]].symbols)
        else:
            facts = {"given": name[:40], "known": ", ".join(SYMBOLS[1:])}
            raise InvalidOptionError(
                "odds-unknown-card", field=field, rule="AOC-353", catalogue=game.catalogue, **facts
            )
    return tuple(found)


def _rerolls(game: AgeOfConan, asked: Asked, field: str) -> tuple[int, ...]:
    """`1,2`: cards that roll so many dice again."""
    words = asked[field].replace(",", " ").split()
    if len(words) > MOST_REROLLS or not all(word.isdecimal() and int(word) <= MAX_DICE for word in words):
        facts = {"given": asked[field][:40], "most": MOST_REROLLS, "dice": MAX_DICE}
        raise InvalidOptionError("odds-bad-rerolls", field=field, rule="AOC-179", catalogue=game.catalogue, **facts)
    return tuple(int(word) for word in words if int(word))


# -- what is asked, in the terms of the odds ---------------------------------------------------------------------------


def _side(game: AgeOfConan, asked: Asked, at: int, dice: int) -> Side:
    name = "defend_" if at else ""
    conan = COUNTS_CONAN * (asked["conan"] == HELPED[1 + at])
    return Side(
        dice,
        SYMBOLS.index(asked[f"{name}count"]) | conan,
        asked[f"{name}bonus"],
        asked[f"{name}sorcery"],
        _rerolls(game, asked, f"{name}reroll"),
        _rerolls(game, asked, f"{name}hinder"),
        asked["defend_ties" if at else "win_ties"],
    )


def _worth(asked: Asked) -> Worth:
    """Read what things are worth; what is worth nothing still breaks a tie."""
    usual = Worth()
    return Worth(float(asked["prize"]), asked["unit"] or usual.unit, asked["token"] or usual.token)


def _force(game: AgeOfConan, asked: Asked, name: str, units: int) -> Force:
    return Force(
        units,
        asked[f"{name}tokens"] if asked[f"{name}sorcery"] else 0,
        _symbols_of_cards(game, asked, f"{name}cards"),
        _rerolls(game, asked, f"{name}reroll"),
        asked["defend_ties" if name else "win_ties"],
    )


def _fitting_cards(game: AgeOfConan, asked: Asked) -> tuple[tuple[int, int], ...]:
    """The symbols of the attacker's cards and the icons where they fit: a card of the game by its terrains if the
    province is known, any other everywhere."""
    icons = asked["icons"]
    components = game.components
    track = components.provinces[components.province_index[asked["province"]]].track if asked["province"] else ()
    found = []
    for name, symbols in zip(_names_of_cards(asked, "cards"), _symbols_of_cards(game, asked, "cards"), strict=True):
        fits = (1 << icons) - 1
        if track and name in components.strategy_index:
            terrains = components.strategy[components.strategy_index[name]].terrains
            fits = sum((terrains >> terrain & 1) << at for at, terrain in enumerate(reversed(track[-icons:])))
        found.append((symbols, fits))
    return tuple(found)


def _fought(game: AgeOfConan, asked: Asked, attack: int, defend: int) -> FightOdds:
    """The fight that was asked about, with these strengths."""
    conan = HELPED.index(asked["conan"]) - 1
    rules = game.rules
    if asked["fight"] == CAMPAIGN:
        force = _force(game, asked, "", attack)
        return campaign(
            Campaign(
                attack,
                defend,
                asked["icons"],
                force.sorcery,
                _fitting_cards(game, asked),
                asked["raiders"],
                conan,
                force.rerolls,
                force.claims_ties,
                asked["actions"] or ENDLESS,
                rules.sorcery_per_conflict,
                _worth(asked),
            )
        )
    siege = asked["fight"] == SIEGE
    return fight(
        Fight(
            _force(game, asked, "", attack),
            _force(game, asked, "defend_", asked["garrison"] if siege else defend),
            defend if siege else 0,
            conan,
            refuge=asked["refuge"],
            sorcery_per_conflict=rules.sorcery_per_conflict,
            worth=_worth(asked),
        )
    )


# -- tables ------------------------------------------------------------------------------------------------------------


def _grid(game: AgeOfConan, asked: Asked) -> Table:
    """The chance for every pair of strengths that is left open."""
    say = game.catalogue.format
    kind = asked["fight"]
    most = MAX_DICE if kind == ROLL else UNITS_PER_PROVINCE
    attacks = [asked["attack"]] if asked["attack"] else list(range(1, most + 1))
    defends = [asked["defend"]] if asked["defend"] else list(range(1, most + 1))
    win: Callable[[int, int], float] = lambda attack, defend: _fought(game, asked, attack, defend).win  # noqa: E731
    if kind == ROLL:
        win = lambda attack, defend: roll_odds(_side(game, asked, 0, attack), _side(game, asked, 1, defend)).win  # noqa: E731
    rows: list[Row]
    if len(attacks) == 1:
        rows = [[defend, win(attacks[0], defend)] for defend in defends]
        columns = [say("odds-defence", {"fight": kind}), say("odds-chance")]
        title = say("odds-title-attack", {"fight": kind, "attack": attacks[0]})
        return Table(_named(game, asked, title), columns, rows, ["defend", "chance"])
    rows = [[attack, *(win(attack, defend) for defend in defends)] for attack in attacks]
    columns = [
        say("odds-attack", {"fight": kind}),
        *(say("odds-against", {"fight": kind, "defend": n}) for n in defends),
    ]
    keys = ["attack", *(f"against_{n}" for n in defends)]
    return Table(_named(game, asked, say("odds-title-grid", {"fight": kind})), columns, rows, keys)


def _roll_table(game: AgeOfConan, asked: Asked) -> Table:
    say = game.catalogue.format
    found = roll_odds(_side(game, asked, 0, asked["attack"]), _side(game, asked, 1, asked["defend"]))
    facts = {"attacker_wins": found.win, "defender_wins": 1 - found.win}
    if asked["sorcery"]:
        facts["attacker_spends"] = found.attacker_spends
    if asked["defend_sorcery"]:
        facts["defender_spends"] = found.defender_spends
    rows: list[Row] = [[say(f"odds-{key.replace('_', '-')}"), chance] for key, chance in facts.items()]
    title = say("odds-title-roll", {"attack": asked["attack"], "defend": asked["defend"]})
    return Table(title, [say("odds-result"), say("odds-chance")], rows, row_keys=list(facts))


def _fight_table(game: AgeOfConan, asked: Asked) -> Table:
    """Victory and defeat, then every way in which the fight may end."""
    say = game.catalogue.format
    found = _fought(game, asked, asked["attack"], asked["defend"])
    shown = ["units"]  # what is left, as far as there was any
    shown += ["sorcery"] if asked["sorcery"] else []
    shown += ["enemies"] if asked["garrison"] or asked["fight"] == BATTLE else []
    blank: Row = [None] * len(shown)
    rows: list[Row] = [
        [say("odds-victory"), *blank, found.win],
        [say("odds-no-victory"), *blank, 1 - found.win],
    ]
    if asked["fight"] == CAMPAIGN and not asked["actions"]:
        at_once = _fought(game, {**asked, "actions": 1}, asked["attack"], asked["defend"])
        rows.append([say("odds-by-marches"), *blank, at_once.win])
    for end, chance in sorted(_summed(found, shown).items(), reverse=True):
        rows.append([say("odds-victory" if end[0] else "odds-no-victory"), *end[1:], chance])
    columns = [say("odds-result"), *(say(f"odds-{name}-left") for name in shown), say("odds-chance")]
    facts = {name: asked[name] for name in ("attack", "defend", "icons", "garrison")}
    keys = ["result", *(f"{name}_left" for name in shown), "chance"]
    return Table(_named(game, asked, say(f"odds-title-{asked['fight']}", facts)), columns, rows, keys)


def _named(game: AgeOfConan, asked: Asked, title: str) -> str:
    """A title with the province, if there is one."""
    if not asked["province"]:
        return title
    names = game.components.provinces[game.components.province_index[asked["province"]]].names
    return game.catalogue.format("odds-title-province", {"province": names[language()], "title": title})


def _summed(found: FightOdds, shown: list[str]) -> dict[tuple[int, ...], float]:
    """The ends by victory and by what is shown of them."""
    ends: dict[tuple[int, ...], float] = {}
    for end, chance in found.ends.items():
        key = (int(end.won), *(getattr(end, name) for name in shown))
        ends[key] = ends.get(key, 0.0) + chance
    return ends
