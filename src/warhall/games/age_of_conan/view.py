"""The view of each seat, and a position that it could not tell from the real one."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan import beliefs
from warhall.games.age_of_conan.cards.vocabulary import CONTESTS
from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.rules import artifacts, bidding, objectives, scoring
from warhall.games.age_of_conan.rules.adventure import FoundToken, Token
from warhall.games.age_of_conan.rules.cards import Effects
from warhall.games.age_of_conan.rules.contest import Contest
from warhall.games.age_of_conan.rules.frames import CONTEST_KINDS
from warhall.kernel import View
from warhall.kernel.fields import HIDDEN, SPECTATOR, At, Filling

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.state import AgeOfConanState

FACE_UP: Final = bidding.BIDS[bidding.FACE_UP]


def view_of(state: AgeOfConanState, seat: int | None) -> View:
    """The position as a seat (None: a spectator) sees it, with scores and whom the table waits for."""
    view = state.game.form.write(state, SPECTATOR if seat is None else seat)
    over = not state.stack
    view["you"] = seat
    view["scores"] = scoring.all_points(state)
    view["over"] = over
    view["winners"] = scoring.standing(state).winners if over else []
    view["waiting"] = list(state.active_players())
    view["resolved"] = _resolved(state)
    view["met"] = _met(state)
    view["only_choice"] = _only_choice(state, seat, view["waiting"])
    return view


def _only_choice(state: AgeOfConanState, seat: int | None, asked: list[int]) -> str | None:
    """A choice with a single option is marked, so that a client can make it by itself."""
    if seat is None or seat not in asked:
        return None
    legal = state.legal_actions(seat)
    return str(legal[0]) if len(legal) == 1 else None


def _resolved(state: AgeOfConanState) -> list[str]:
    """The adventures that everybody has seen come and go (AOC-295)."""
    unseen = {*state.adventures, state.adventure}
    cards = state.components.adventures
    return [card.id for at, card in enumerate(cards) if at not in unseen]


def _met(state: AgeOfConanState) -> dict[str, list[int]]:
    """Who fulfils each objective in play as things stand: what they count lies open (AOC-311)."""
    cards = state.components.objectives
    return {cards[at].id: objectives.fulfilled_by(state, cards[at]) for at in state.objectives}


def contest_seen(game: AgeOfConan, shown: dict[str, Any]) -> Contest:
    """The contest that a view shows, without the strategy cards that it hides."""
    contest = CONTEST_KINDS[CONTESTS.index(shown["kind"])](0, 0, NOBODY)
    plain = {key: shown[key] for key in game.contest_form.keys}
    plain["strategy"] = [None if name == HIDDEN else name for name in shown["strategy"]]
    game.contest_form.read(contest, plain, At(game, "contest"))
    return contest


# -- a position that looks the same ------------------------------------------------------------------------------------


def fill_hidden(game: AgeOfConan, view: View, rng: random.Random) -> dict[str, Any]:
    """The JSON of a whole position that looks like this view: hidden things are drawn from what is possible."""
    filling = Filling(game.form, view, rng, lambda pool, seat: _things(game, pool, seat))
    whole = filling.whole
    whole["stack"] = [dict(frame) for frame in view["stack"]]
    if view["contest"] is not None:
        whole["contest"] = {key: view["contest"][key] for key in game.contest_form.keys}
    _see_kingdom_cards(game, filling)
    _see_strategy(filling)
    if whole["contest"] is not None and HIDDEN in whole["contest"]["strategy"]:
        _fill_committed(game, filling)
    _fill_tokens(filling)
    filling.finish()
    for entry in whole["seats"]:
        _fill_choices(game, entry, whole["age"], rng)
    _fill_adventures(game, whole, view["resolved"], rng)
    return whole


def _things(game: AgeOfConan, pool: str, seat: int) -> tuple[tuple[str, int], list[str]]:
    """All that there is of a pool; each kingdom has cards of its own."""
    known = game.components
    if pool == "kingdom":
        return (pool, seat), [known.cards[at].id for at in known.kingdom_cards[game.kingdoms[seat]]]
    if pool == "token":
        return (pool, NOBODY), [known.tokens[at].id for at in known.all_tokens]
    cards = known.strategy if pool == "strategy" else known.objectives
    return (pool, NOBODY), [card.id for card in cards]


def _see_kingdom_cards(game: AgeOfConan, filling: Filling) -> None:
    """Those on the table, and those whose effects are going on."""
    known = game.components
    for seat, entry in enumerate(filling.whole["seats"]):
        for name, _ in entry["table"]:
            filling.seen("kingdom", seat, name)
    for frame in filling.whole["stack"]:
        if frame["frame"] == Effects.name():
            card = known.cards[known.card_index[frame["card"]]]
            if card.type in ("event", "instant"):
                filling.seen("kingdom", frame["seat"], card.id)


def _see_strategy(filling: Filling) -> None:
    """Cards that have been bid, and those laid in a contest."""
    whole = filling.whole
    seen = [] if whole["contest"] is None else list(whole["contest"]["strategy"])
    if whole["bids"] == FACE_UP:
        seen += [whole["bid_replaced"], *(entry["bid_card"] for entry in whole["seats"])]
    for name in seen:
        filling.seen("strategy", NOBODY, name)


def _fill_committed(game: AgeOfConan, filling: Filling) -> None:
    """AOC-176: only a fitting card can have been committed."""
    shown = filling.whole["contest"]
    contest = contest_seen(game, shown)
    bare = game.empty_state()
    bare.steps[contest.province] = filling.whole["provinces"].get(shown["province"], {}).get("icon", 0) - 1
    index = game.components.strategy_index

    def card_of(side: int) -> str:
        return filling.take("strategy", fits=lambda name: contest.valid_card(bare, side, index[name]))

    shown["strategy"] = [card_of(side) if name == HIDDEN else name for side, name in enumerate(shown["strategy"])]


def _fill_tokens(filling: Filling) -> None:
    """Whoever held tokens of a category that was named for the crown has shown them."""
    named = filling.whole["crown_category"]
    for seat, entry in enumerate(filling.whole["seats"]):
        entry["tokens"] = _with_revealed(filling, seat, entry)
    for frame in filling.whole["stack"]:
        if frame["frame"] in (Token.name(), FoundToken.name()) and frame["token"] != HIDDEN:
            filling.seen("token", NOBODY, frame["token"])
    if named is not None:
        for entry in filling.whole["seats"]:
            entry["tokens"] = [
                filling.take("token", fits=lambda one: one[0] != named[0]) if name == HIDDEN else name
                for name in entry["tokens"]
            ]
    for frame in filling.whole["stack"]:
        if frame.get("token") == HIDDEN:
            frame["token"] = filling.take("token")


def _with_revealed(filling: Filling, seat: int, entry: dict[str, Any]) -> list[str]:
    """The tokens of a seat as far as they are known: those that everybody has seen are still held."""
    held = entry["tokens"]
    shown = [HIDDEN] * held if isinstance(held, int) else list(held)
    left = shown.copy()
    for name in entry["known_tokens"]:
        if name in left:
            left.remove(name)
        else:
            left.remove(HIDDEN)
            shown[shown.index(HIDDEN)] = name
            filling.seen("token", seat, name)
    return shown


def _fill_choices(game: AgeOfConan, entry: dict[str, Any], age: int, rng: random.Random) -> None:
    """Bids that lie face down, and selections that were made in secret: the likely ones come more often."""
    known = game.components
    if entry["bid"] == HIDDEN:
        tokens, hand = entry["bid_tokens"], entry["strategy_hand"]
        entry["bid"] = rng.choices(tokens, beliefs.bid_token_weights(tokens, game.players, age))[0]
        ratings = [known.strategy[known.strategy_index[name]].rating for name in hand]
        entry["bid_card"] = rng.choices(hand, beliefs.bid_card_weights(ratings, game.players))[0] if hand else None
    if entry["stake"] == HIDDEN:
        category, chosen = _likely_stake(game, [known.token_index[name] for name in entry["tokens"]], rng)
        entry["stake"] = artifacts.STAKES[category - artifacts.UNDECIDED]
        entry["stake_tokens"] = [known.tokens[at].id for at in chosen]


def _likely_stake(game: AgeOfConan, held: list[int], rng: random.Random) -> tuple[int, list[int]]:
    known = game.components.tokens
    stakes = [artifacts.staked(game, option) for option in artifacts.selections(game, held)]
    totals = [sum([known[at].value for at in held if known[at].category == category]) for category, _ in stakes]
    values = [sum([known[at].value for at in chosen]) for _, chosen in stakes]
    categories = [category for category, _ in stakes]
    return rng.choices(stakes, beliefs.stake_weights(categories, values, totals, game.players))[0]


def _fill_adventures(game: AgeOfConan, whole: dict[str, Any], resolved: list[str], rng: random.Random) -> None:
    """Adventures neither resolved nor being played are unseen; some may lie on top, seen by others."""
    gone = {*resolved, whole["adventure"]}
    whole["adventures"] = [card.id for card in game.components.adventures if card.id not in gone]
    unseen = [name for name in whole["adventures"] if name not in whole["adventure_top"]]
    whole["adventure_top"] = [
        unseen.pop(rng.randrange(len(unseen))) if name == HIDDEN else name for name in whole["adventure_top"]
    ]
