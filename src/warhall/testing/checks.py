"""Checks that must hold in every position of every game."""

from __future__ import annotations

import copy
import pickle
import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import MethodType
from typing import Any

import msgspec

from warhall.kernel import (
    CHANCE,
    Action,
    Game,
    IllegalActionError,
    InvalidPositionError,
    Match,
    Procedure,
    Record,
    RecordError,
    State,
    UndoError,
    WarhallError,
    verify,
)
from warhall.kernel.chance import chance_stream
from warhall.testing.attacks import Worlds, check_help, check_steps, check_take_back, check_taken_back
from warhall.testing.determinism import check_determinism, check_interleaving
from warhall.testing.mutation import mutate_text

STEP_CAP = 500_000  # random games have a long tail
HELP_GAP = 5  # of so many positions that are checked, one is drawn, and bots and odds are asked about it


def positions(game: Game, seed: int, cap: int = STEP_CAP) -> Iterator[State]:
    """The positions of one random game, chance nodes and the end included. The state goes on changing."""
    rng = random.Random(f"{seed}/play")
    state = game.new_initial_state()
    for _ in range(cap):
        yield state
        if state.is_terminal():
            return
        if state.is_chance():
            state.apply_action(state.sample_chance(rng))
        else:
            seat = rng.choice(state.active_players())
            state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    raise AssertionError(f"seed {seed}: the game does not end within {cap} actions")


def check_legal_actions(state: State) -> None:
    """Sorted, without repeats, empty for those who have nothing to do, and never empty for those who have."""
    active = state.active_players()
    assert list(active) == sorted(set(active)), "active players are not sorted"
    assert (state.current_player() >= 0) == bool(active), "current player and active players disagree"
    for seat in range(state.game.players):
        legal = state.legal_actions(seat)
        assert bool(legal) == (seat in active), f"seat {seat} is active or not, but has {legal}"
        assert legal == sorted(set(legal)), f"legal actions of seat {seat} are not sorted or repeat: {legal}"
    if state.is_chance() or state.is_terminal():
        assert state.legal_actions() == [], "legal actions at a chance node or after the end"


def check_action_texts(state: State) -> None:
    """Every text parses back to the same action, also from sloppy typing."""
    for seat in state.active_players():
        for action in state.legal_actions(seat):
            assert type(action) is Action, f"{action!r} is no Action"
            for text in (str(action), str(action).upper(), f"  {action} ".replace(" ", "  ")):
                assert state.game.parse_action(text) == action, f"{text!r} does not parse back"


def check_invariants(state: State) -> None:
    """The position is one that the game itself accepts, and survives being written and read."""
    encoded = msgspec.json.encode(state.to_json())
    again = state.game.state_from_json(msgspec.json.decode(encoded))
    assert again.to_json() == state.to_json(), "the position changes when written and read"
    assert again.current_player() == state.current_player(), "another player acts after reading the position"
    for seat in state.active_players():
        assert again.legal_actions(seat) == state.legal_actions(seat), "other choices after reading the position"


def check_clone(state: State, rng: random.Random) -> None:
    """A clone equals its original, plays the same, and never changes it."""
    before = state.to_json()
    twin = state.clone()
    assert twin == state, "a clone differs from its original"
    if not state.is_terminal():
        action = random_action(twin, rng)
        seat = None if twin.is_chance() else twin.current_player()
        other = twin.clone()
        assert twin.apply_action(action, seat) == other.apply_action(action, seat), "clones play differently"
        assert twin == other, "clones play differently"
    assert state.to_json() == before, "playing on a clone changes its original"


def check_copies(state: State) -> None:
    """Python's own ways to copy and keep a thing give an equal position, that waits for the same seat."""
    for again in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert again == state, "a copied or pickled position differs"
        assert again.current_player() == state.current_player(), "another player acts in a copied position"


def check_numbers(state: State) -> None:
    """Every action that is offered has a number of its own that means it, and every view fits its row of numbers."""
    if isinstance(state.game.spaces, MethodType):  # the kernel's own: this game is not given in numbers
        return
    actions, sight = state.game.spaces()
    for seat in state.active_players():
        legal = state.legal_actions(seat)
        numbers = [actions.number(action) for action in legal]
        assert len(set(numbers)) == len(legal), f"two actions of seat {seat} share a number"
        assert [actions.action(number) for number in numbers] == legal, f"numbers of seat {seat} mean other actions"
    for viewer in (*range(state.game.players), None):
        row = sight.row(state.view(viewer))
        bounds = zip(sight.low, row, sight.high, strict=True)
        assert all(low <= number <= high for low, number, high in bounds), f"numbers out of bounds for {viewer}"


def check_offers(state: State) -> None:
    """Nothing that is offered is refused: the checks behind a refusal are those behind the offer."""
    if not isinstance(state, Procedure):
        return
    for seat in state.active_players():
        frame = state.stack[-1]
        for action in state.legal_actions(seat):
            refused = frame.refusal(state, action, seat)
            assert refused is None, f"{action} is offered, and refused all the same: {refused}"


def random_action(state: State, rng: random.Random) -> Action:
    """Any action that may come next, chance included."""
    return state.sample_chance(rng) if state.is_chance() else rng.choice(state.legal_actions())


def check_no_leaks(state: State, rng: random.Random, worlds: Worlds | None = None) -> None:
    """Everything a viewer can learn is the same in a position resampled from its view alone."""
    worlds = worlds or Worlds(state, rng)
    texts = _texts_to_try(state, rng)
    for viewer in (*range(state.game.players), None):
        other = worlds.alike(viewer)[0]
        assert _visible(other, viewer, texts) == _visible(state, viewer, texts), (
            f"viewer {viewer} can tell a resampled position"
        )


def _texts_to_try(state: State, rng: random.Random) -> list[str]:
    """Texts that somebody might type to see how they are refused: what others may do now, and damaged texts."""
    legal = [str(action) for seat in state.active_players() for action in state.legal_actions(seat)]
    chosen = rng.sample(legal, min(6, len(legal)))
    return chosen + [mutate_text(text, rng) for text in chosen[:2]]


def _visible(state: State, viewer: int | None, texts: list[str]) -> dict[str, Any]:
    """All that a viewer can learn from a position: view, own choices, who acts, prompts, and texts of refusals."""
    legal = [] if viewer is None else state.legal_actions(viewer)
    view = state.view(viewer)
    names = [f"P{seat + 1}" for seat in range(state.game.players)]
    return {
        "view": msgspec.json.encode(view),
        "legal": legal,
        "active": state.active_players(),
        "prompt": state.game.prompt(view, names),
        "labels": [state.game.action_label(action, view) for action in legal],
        "refusals": [] if viewer is None else [_refusal_text(state, viewer, text) for text in texts],
    }


def _refusal_text(state: State, seat: int, text: str) -> str:
    """The refusal that this seat would get; empty if it would get none."""
    try:
        state.clone().apply_action(text, seat)
    except IllegalActionError as error:
        return f"{error.code} {error}"
    return ""


def check_log(state: State, rng: random.Random) -> None:
    """Actions and events tell a viewer nothing that its view does not: where two continuations look the same to it,
    and differ only in what is hidden, the log is the same too."""
    for viewer in (*range(state.game.players), None):
        if state.is_chance():
            tries = [(state, state.sample_chance(rng)) for _ in range(4)]
            actor = CHANCE
        else:
            actor = state.current_player()
            legal = state.legal_actions(actor)
            world = state.resample_from_view(viewer, rng)
            hidden = [action for action in world.legal_actions(actor) if action not in legal]
            if viewer == actor or not hidden:
                continue
            tries = [(state, rng.choice(legal)), (world, rng.choice(hidden))]
        told: dict[bytes, Any] = {}
        for before, action in tries:
            after = before.clone()
            events = [event.seen_by(viewer) for event in after.apply_action(action, actor)]
            log = (before.action_seen_by(action, actor, viewer), [event for event in events if event is not None])
            looks = msgspec.json.encode(after.view(viewer))
            assert told.setdefault(looks, log) == log, f"the log tells viewer {viewer} what is hidden: {log}"


def check_draws(state: State, rng: random.Random) -> None:
    """At the end a viewer is shown how chance drew only where that tells nothing new: the same stream draws the same in
    every position that the viewer cannot tell from this one."""
    if not state.is_chance():
        return
    seed = str(rng.random())
    stream = chance_stream(seed, 0)
    action = state.clone().sample_chance(stream)
    for viewer in (*range(state.game.players), None):
        if state.draw_known_to(action, viewer):
            again = chance_stream(seed, 0)
            drawn = (state.resample_from_view(viewer, rng).sample_chance(again), again.draws)
            assert drawn == (action, stream.draws), f"how {action} was drawn tells viewer {viewer} of hidden cards"


def check_refusals(state: State, rng: random.Random, texts: list[str]) -> None:
    """An illegal action is refused with a code, a known rule and a sentence in both languages; nothing changes."""
    before = state.to_json()
    seats = [*range(state.game.players), CHANCE]
    for text in texts:
        seat = rng.choice(seats)
        copy = state.clone()
        try:
            copy.apply_action(text, seat)
        except IllegalActionError as refusal:
            error = refusal
        else:
            continue
        assert copy.to_json() == before, f"refused {text!r}, but the position changed"
        assert error.rule is None or error.rule in state.game.rulebook, f"unknown rule {error.rule}"
        _check_sentences(error)
    assert state.to_json() == before, "refusals changed the position"


def _check_sentences(error: WarhallError) -> None:
    for lang in ("en", "fr"):
        assert error.text_in(lang)[:1] not in ("", "{"), f"no sentence for {error.code} in {lang}"


def check_damaged_position(game: Game, damaged: Any, rng: random.Random, actions: int = 30) -> None:
    """A damaged position is refused with a sentence, or it is a position, from which the game goes on."""
    try:
        state = game.state_from_json(damaged)
    except InvalidPositionError as refusal:
        _check_sentences(refusal)
        return
    for _ in range(actions):
        if state.is_terminal():
            return
        state.apply_action(random_action(state, rng))
    game.state_from_json(state.to_json())


def check_undo(game: Game, seed: int) -> None:
    """Undo restores the position, the record and the log; it never crosses dice or another seat's choice."""
    match = Match(game, seed=seed)
    rng = random.Random(f"{seed}/undo")
    while not match.is_over and len(match.record.entries) < 300:
        match.advance()
        if match.is_over:
            break
        seat = rng.choice(match.state.active_players())
        before = (match.state.to_json(), match.record.dumps(), len(match.log))
        action = rng.choice(match.state.legal_actions(seat))
        check_taken_back(match.state, action, seat, Worlds(match.state, rng))
        match.play(action, seat)
        assert match.can_undo(seat) != match.state.has_revealed(match.log[-1]), "undo after a reveal, or none before"
        if match.can_undo(seat):
            others = [other for other in range(game.players) if other != seat]
            assert not any(match.can_undo(other) for other in others), "another seat may undo"
            match.undo(seat)
            assert (match.state.to_json(), match.record.dumps(), len(match.log)) == before, "undo does not restore"
            match.play(rng.choice(match.state.legal_actions(seat)), seat)
        if match.advance():
            try:
                match.undo()
            except UndoError:
                continue
            raise AssertionError("undo crossed dice")


def check_records(game: Game, seed: int) -> None:
    """A record verifies, is refused when any of its lines is damaged, and shows a seat only what it may see."""
    match = Match(game, seed=seed)
    rng = random.Random(f"{seed}/record")
    while not match.is_over and len(match.record.entries) < 400:
        if not game.open_information:
            check_log(match.state, rng)
        match.advance()
        if not match.is_over:
            seat = rng.choice(match.state.active_players())
            match.play(rng.choice(match.state.legal_actions(seat)), seat)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        match.record.save(path)
        assert verify(path).dice == "proved"
        loaded = Record.load(path)
        assert loaded.dumps() == match.record.dumps(), "a record changes when saved and loaded"
        assert Match.resume(loaded).state == match.state, "resuming leads to another position"
        _check_damage(path, rng)
        _check_redacted(match, folder)


def _check_damage(path: Path, rng: random.Random) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    damages: list[Callable[[int], list[bytes]]] = [
        lambda at: lines[:at] + lines[at + 1 :],
        lambda at: lines[:at],
        lambda at: [*lines[:at], lines[at][: len(lines[at]) // 2] + b"\n", *lines[at + 1 :]],
        lambda at: [*lines[:at], lines[rng.randrange(len(lines))], *lines[at + 1 :]],
    ]
    for damage in damages:
        at = rng.randrange(len(lines))
        damaged = damage(at)
        if damaged == lines:
            continue
        try:
            Record.loads(damaged).verify()
        except RecordError:
            continue
        raise AssertionError(f"a damaged record verifies (line {at + 1})")


def _check_redacted(match: Match, folder: str) -> None:
    for viewer in (*range(match.game.players), None):
        redacted = match.record.redacted_for(viewer)
        path = Path(folder) / f"for-{viewer}.jsonl"
        redacted.save(path)
        verify(path)
        if not match.game.open_information:
            assert Record.load(path).seed is None, "the seed of a game with secrets leaves the house"
        shown = [glimpse.view for glimpse in Record.load(path).glimpses(viewer)]
        whole = [glimpse.view for glimpse in match.record.glimpses(viewer)]
        assert shown == whole[len(whole) - len(shown) :], f"viewer {viewer} sees another game in the redacted record"


def check_random_play(game: Game, seed: int, every: int = 1) -> None:
    """One random game with all checks of a position in every `every`-th of its positions."""
    rng = random.Random(f"{seed}/checks")
    seen: list[str] = []
    for number, state in enumerate(positions(game, seed)):
        if number % every:
            continue
        try:
            check_position(state, rng, seen)
            if number % (every * HELP_GAP) == 0:
                check_help(state, rng)
        except (AssertionError, WarhallError) as error:
            where = f"{game.id} {game.options}, seed {seed}, action {number}"
            raise AssertionError(f"{where}: {error}") from error
    outcome = state.outcome()
    assert outcome.winners, f"seed {seed}: nobody wins"
    assert sorted(outcome.ranking) == list(range(game.players)), f"seed {seed}: the ranking is no ranking"
    assert abs(sum(state.returns())) < 1e-9, f"seed {seed}: returns do not sum to zero"


def check_position(state: State, rng: random.Random, seen: list[str]) -> None:
    """All checks of one position; `seen` gathers action texts from other positions to be tried here."""
    check_legal_actions(state)
    check_action_texts(state)
    check_invariants(state)
    check_clone(state, rng)
    check_copies(state)
    check_offers(state)
    check_numbers(state)
    worlds = Worlds(state, rng)
    check_no_leaks(state, rng, worlds)
    check_steps(state, rng, worlds)
    check_take_back(state, rng, worlds)
    check_draws(state, rng)
    tried = [mutate_text(text, rng) for text in rng.sample(seen, min(3, len(seen)))]
    check_refusals(state, rng, tried + rng.sample(seen, min(3, len(seen))))
    if not state.is_terminal() and len(seen) < 500:
        seen.append(str(random_action(state, rng)))


def check_game(game: Game, games: int = 3, every: int = 7) -> None:
    """Every check of this module for one game with its options."""
    for seed in range(games):
        check_random_play(game, seed, every)
        check_undo(game, seed)
    check_records(game, games)
    check_determinism(game)
    check_interleaving(game)
