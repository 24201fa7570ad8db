"""Answers to `warhall odds age-of-conan ...`: one roll, or a whole campaign, siege or battle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan.components import MAX_DICE, UNITS_PER_PROVINCE
from warhall.games.age_of_conan.contest_dice import COUNTS_CONAN
from warhall.games.age_of_conan.odds.campaigns import ENDLESS, Campaign, campaign
from warhall.games.age_of_conan.odds.fights import Fight, Force, fight
from warhall.games.age_of_conan.odds.rolls import Side, roll_odds
from warhall.games.age_of_conan.odds.worth import End, FightOdds, Worth
from warhall.kernel import InvalidOptionError, Option, Table
from warhall.kernel.option import check_options

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
    Option("reroll", 0, low=0, high=MAX_DICE, rule="AOC-179"),
    Option("defend_reroll", 0, low=0, high=MAX_DICE, rule="AOC-179"),
    Option("hinder", 0, low=0, high=MAX_DICE, rule="AOC-179"),
    Option("defend_hinder", 0, low=0, high=MAX_DICE, rule="AOC-179"),
    Option("win_ties", False, rule="AOC-167"),
    Option("defend_ties", False, rule="AOC-167"),
    Option("icons", 1, low=1, high=8, rule="AOC-190"),
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
_SHARED: Final = "fight attack defend conan sorcery tokens reroll win_ties"
_BOTH: Final = f"{_SHARED} defend_sorcery defend_tokens defend_reroll defend_ties"
_PRICED: Final = "cards prize unit token"
MEANINGFUL: Final = {  # what may be asked about which fight
    ROLL: f"{_BOTH} count defend_count bonus defend_bonus hinder defend_hinder".split(),
    CAMPAIGN: f"{_SHARED} {_PRICED} icons raiders actions".split(),
    SIEGE: f"{_BOTH} {_PRICED} defend_cards garrison".split(),
    BATTLE: f"{_BOTH} {_PRICED} defend_cards refuge".split(),
}
Row = list[str | int | float | None]
Asked = Mapping[str, Any]


def answer(game: AgeOfConan, query: Mapping[str, Any]) -> Table:
    """One fight in detail if both strengths are given; a row for every strength that is not."""
    asked = check_options(QUERY, query)
    _refuse_nonsense(game, asked)
    if asked["attack"] and asked["defend"]:
        return _roll_table(game, asked) if asked["fight"] == ROLL else _fight_table(game, asked)
    return _grid(game, asked)


def _refuse_nonsense(game: AgeOfConan, asked: Asked) -> None:
    """An option that says nothing about this fight is a mistake, and so is an army that cannot be."""
    kind = asked["fight"]
    for option in QUERY:
        if asked[option.name] != option.default and option.name not in MEANINGFUL[kind]:
            facts = {"fight": kind, "known": ", ".join(MEANINGFUL[kind])}
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


def _symbols_of_cards(game: AgeOfConan, asked: Asked, field: str) -> tuple[int, ...]:
    """`axe,both` as masks of symbols; a card of the game may be given by its id."""
    known = game.components.strategy_index
    found = []
    for name in asked[field].lower().replace(",", " ").split():
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


# -- what is asked, in the terms of the odds ---------------------------------------------------------------------------


def _side(asked: Asked, at: int, dice: int) -> Side:
    name = "defend_" if at else ""
    conan = COUNTS_CONAN * (asked["conan"] == HELPED[1 + at])
    return Side(
        dice,
        SYMBOLS.index(asked[f"{name}count"]) | conan,
        asked[f"{name}bonus"],
        asked[f"{name}sorcery"],
        _cards(asked[f"{name}reroll"]),
        _cards(asked[f"{name}hinder"]),
        asked["defend_ties" if at else "win_ties"],
    )


def _cards(number: int) -> tuple[int, ...]:
    return (number,) if number else ()


def _worth(asked: Asked) -> Worth:
    """What is worth nothing still breaks a tie."""
    usual = Worth()
    return Worth(float(asked["prize"]), asked["unit"] or usual.unit, asked["token"] or usual.token)


def _force(game: AgeOfConan, asked: Asked, name: str, units: int) -> Force:
    return Force(
        units,
        asked[f"{name}tokens"] if asked[f"{name}sorcery"] else 0,
        _symbols_of_cards(game, asked, f"{name}cards"),
        _cards(asked[f"{name}reroll"]),
        asked["defend_ties" if name else "win_ties"],
    )


def _fought(game: AgeOfConan, asked: Asked, attack: int, defend: int) -> FightOdds:
    """The fight that was asked about, with these strengths."""
    conan = HELPED.index(asked["conan"]) - 1
    rules = game.rules
    if asked["fight"] == CAMPAIGN:
        everywhere = (1 << asked["icons"]) - 1
        force = _force(game, asked, "", attack)
        return campaign(
            Campaign(
                attack,
                defend,
                asked["icons"],
                force.sorcery,
                tuple((symbols, everywhere) for symbols in force.cards),
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
        win = lambda attack, defend: roll_odds(_side(asked, 0, attack), _side(asked, 1, defend)).win  # noqa: E731
    rows: list[Row]
    if len(attacks) == 1:
        rows = [[defend, win(attacks[0], defend)] for defend in defends]
        columns = [say("odds-defence", {"fight": kind}), say("odds-chance")]
        return Table(say("odds-title-attack", {"fight": kind, "attack": attacks[0]}), columns, rows)
    rows = [[attack, *(win(attack, defend) for defend in defends)] for attack in attacks]
    columns = [
        say("odds-attack", {"fight": kind}),
        *(say("odds-against", {"fight": kind, "defend": n}) for n in defends),
    ]
    return Table(say("odds-title-grid", {"fight": kind}), columns, rows)


def _roll_table(game: AgeOfConan, asked: Asked) -> Table:
    say = game.catalogue.format
    found = roll_odds(_side(asked, 0, asked["attack"]), _side(asked, 1, asked["defend"]))
    rows: list[Row] = [[say("odds-attacker-wins"), found.win], [say("odds-defender-wins"), 1 - found.win]]
    if asked["sorcery"]:
        rows.append([say("odds-attacker-spends"), found.attacker_spends])
    if asked["defend_sorcery"]:
        rows.append([say("odds-defender-spends"), found.defender_spends])
    title = say("odds-title-roll", {"attack": asked["attack"], "defend": asked["defend"]})
    return Table(title, [say("odds-result"), say("odds-chance")], rows)


def _fight_table(game: AgeOfConan, asked: Asked) -> Table:
    """Victory and defeat, then every way in which the fight may end."""
    say = game.catalogue.format
    found = _fought(game, asked, asked["attack"], asked["defend"])
    both = asked["fight"] != CAMPAIGN
    rows: list[Row] = [
        [say("odds-victory"), None, None, *([None] if both else []), found.win],
        [say("odds-no-victory"), None, None, *([None] if both else []), 1 - found.win],
    ]
    for end, chance in sorted(_summed(found).items(), reverse=True):
        left = [end.units, end.sorcery, *([end.enemies] if both else [])]
        name = say("odds-victory" if end.won else "odds-no-victory")
        rows.append([f"{name} ({' / '.join(map(str, left))})", *left, chance])
    title = say(
        f"odds-title-{asked['fight']}",
        {"attack": asked["attack"], "defend": asked["defend"], "icons": asked["icons"], "garrison": asked["garrison"]},
    )
    columns = [say(f"odds-{word}") for word in ("result", "units-left", "sorcery-left")]
    return Table(title, [*columns, *([say("odds-enemies-left")] if both else []), say("odds-chance")], rows)


def _summed(found: FightOdds) -> dict[End, float]:
    """The ends, whatever the number of actions and the defender's sorcery."""
    ends: dict[End, float] = {}
    for end, chance in found.ends.items():
        key = End(end.won, end.units, end.sorcery, end.enemies)
        ends[key] = ends.get(key, 0.0) + chance
    return ends
