"""Records prove themselves, and every damage is found in its line."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import warhall
from tests.support.records import CORPUS, damaged, encode, late_match, lines_of, random_match
from tests.support.sealed_bids import SealedBids
from warhall import Match, Record, RecordError
from warhall.kernel.chance import commitment, prove
from warhall.kernel.record import MAX_LINE, chained
from warhall.kernel.view import checksum

GAME = warhall.load_game("age-of-war", players=2)
BIDS = SealedBids(players=3)
FINISHED = late_match().record
PUT_ASIDE = random_match(GAME, seed=5, most=20).record
SECRET = random_match(BIDS, seed=5).record
DRAWN = random_match(warhall.load_game("conan-ccg"), seed=5).record

Lines = list[dict[str, Any]]


def refusal_of(lines: list[bytes]) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        Record.loads(lines).verify()
    for lang in warhall.LANGUAGES:
        assert "{" not in refusal.value.text_in(lang).replace("`{", "")
    return refusal.value


def first_of(lines: Lines, seat: Callable[[int], bool]) -> int:
    """The index of the first entry of such a seat."""
    return next(at for at, line in enumerate(lines) if at and seat(line["seat"]))


# -- sound records -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", [FINISHED, PUT_ASIDE, SECRET], ids=["finished", "put-aside", "secret"])
def test_a_record_survives_saving_and_verifies(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record.save(path)
    loaded = Record.load(path)
    assert loaded.dumps() == record.dumps() == path.read_text(encoding="utf-8")
    assert loaded.verify() == record.verify() == warhall.verify(str(path))
    assert warhall.verify(path).dice == "proved"


def test_the_lines_are_what_they_are_said_to_be() -> None:
    header, *entries, closing = lines_of(FINISHED)
    assert (header["warhall"], header["game"], header["rules"]) == (2, "age-of-war", "1")
    assert header["options"] == {"players": 2}
    assert header["dice"] == {"scheme": "keys-hmac-sha256", "commitment": commitment("3"), "entropy": [None, None]}
    assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))
    fields = {"n", "seat", "action", "check"}
    assert all(set(entry) == (fields | {"draws"} if entry["seat"] == -1 else fields) for entry in entries)
    assert (closing["end"], closing["entries"], closing["seed"]) == (True, len(entries), "3")
    assert closing["outcome"]["winners"]


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    PUT_ASIDE.save(path)
    before = path.read_bytes()

    def full_disk(*_args: Any, **_kwargs: Any) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full_disk)
    monkeypatch.setattr(Path, "write_bytes", full_disk)
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError):
        FINISHED.save(path)
    assert path.read_bytes() == before


def test_a_saved_record_leaves_nothing_else_behind(tmp_path: Path) -> None:
    FINISHED.save(tmp_path / "game.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_game_put_aside_says_so() -> None:
    assert not PUT_ASIDE.verify().over
    entries = len(PUT_ASIDE.entries)
    closing = lines_of(PUT_ASIDE)[-1]
    assert closing.pop("proof") is not None
    assert closing == {"end": False, "entries": entries, "outcome": None, "seed": "5"}


def test_replay_gives_every_position() -> None:
    steps = list(FINISHED.replay())
    assert len(steps) == len(FINISHED.entries)
    assert all(checksum(step.state.to_json()) == step.entry.check for step in steps)
    assert steps[-1].state.is_terminal()
    assert steps[0].state != steps[-1].state


def test_a_file_without_the_last_line_end_is_whole() -> None:
    lines = FINISHED.dumps().encode().splitlines(keepends=True)
    assert Record.loads([*lines[:-1], lines[-1].rstrip()]).verify().over


# -- files that are no records -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "code", "line"),
    [
        (b"", "record-empty", 1),
        (b"\n", "record-foreign", 1),
        (b"\x00\xff\xfe\x89PNG\r\n\x1a\n" * 50, "record-foreign", 1),
        (b"hello, world\n", "record-foreign", 1),
        (b'{"name": "package", "version": 1}\n', "record-foreign", 1),
        (b"[1, 2, 3]\n", "record-foreign", 1),
        (b"null\n", "record-foreign", 1),
        (b"[" * 100_000, "record-foreign", 1),
        (b'{"warhall":' + b"[" * 100_000, "record-foreign", 1),
        (b'{"warhall":' + b'{"a":' * 100_000, "record-foreign", 1),
        (b"x" * (MAX_LINE + 10), "record-too-large", 1),
        (b"\xef\xbb\xbf{}", "record-foreign", 1),
        (b'{"warhall": "\xff"}\n', "record-foreign", 1),
    ],
    ids=range(13),
)
def test_a_foreign_file_is_refused_in_a_sentence(content: bytes, code: str, line: int, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(RecordError) as refusal:
        warhall.verify(path)
    assert (refusal.value.code, refusal.value.line) == (code, line)
    assert len(str(refusal.value)) < 400


def test_a_huge_line_later_is_named(tmp_path: Path) -> None:
    path = tmp_path / "file"
    lines = FINISHED.dumps().encode().splitlines(keepends=True)
    path.write_bytes(lines[0] + lines[1] + b" " * (MAX_LINE + 1) + b"".join(lines[2:]))
    with pytest.raises(RecordError) as refusal:
        Record.load(path)
    assert (refusal.value.code, refusal.value.line) == ("record-too-large", 3)


@pytest.mark.parametrize("deep", [b"[" * 5000, b'{"a":' * 5000, b"[" * 200_000])
def test_a_deeply_nested_line_later_is_named(deep: bytes) -> None:
    lines = FINISHED.dumps().encode().splitlines(keepends=True)
    error = refusal_of([*lines[:2], deep + b"\n", *lines[3:]])
    assert (error.code, error.line) == ("record-line", 3)


def test_deep_options_are_refused() -> None:
    header = lines_of(FINISHED)[0]
    text = msgspec.json.encode(header).decode().replace('"players":2', '"players":' + "[" * 300 + "]" * 300, 1)
    lines = [msgspec.json.encode(line) for line in lines_of(FINISHED)]
    assert refusal_of(chained([text.encode(), *lines[1:]])).line == 1


@pytest.mark.parametrize("name", ["", "missing.jsonl"])
def test_a_file_that_cannot_be_read_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(RecordError) as refusal:
        Record.load(tmp_path / name)
    assert refusal.value.code == "record-unreadable"


# -- damaged headers ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"warhall": 1}, "record-format"),
        ({"warhall": "1"}, "record-foreign"),
        ({"warhall": True}, "record-foreign"),
        ({"extra": 1}, "record-foreign"),
        ({"game": "chess"}, "record-game"),
        ({"game": "../../etc/passwd"}, "record-game"),
        ({"game": None}, "record-foreign"),
        ({"rules": "0"}, "record-rules"),
        ({"rules": ""}, "record-rules"),
        ({"options": {"players": 9}}, "record-game"),
        ({"options": {"players": 3}}, "record-seats"),
        ({"options": {"players": "2\u0000"}}, "record-game"),
        ({"options": {"self": 1}}, "record-game"),
        ({"options": {"game_id": "x", "players": 2}}, "record-game"),
        ({"options": []}, "record-foreign"),
        ({"seats": ["one"]}, "record-seats"),
        ({"seats": [1, 2]}, "record-foreign"),
        ({"dice": {"scheme": "md5", "commitment": "x"}}, "record-scheme"),
        ({"dice": {"scheme": "keys-hmac-sha256", "commitment": "0" * 64, "entropy": [None, None]}}, "record-seed"),
        ({"dice": {"scheme": "keys-hmac-sha256", "commitment": None, "entropy": [None, None]}}, "record-seed"),
        ({"dice": {"scheme": "keys-hmac-sha256", "commitment": commitment("3"), "entropy": []}}, "record-seats"),
        ({"dice": {"scheme": "by-hand", "commitment": None}}, "record-seed"),
        ({"dice": None}, "record-foreign"),
        ({"start": {"to_move": 99}}, "record-start"),
        ({"start": {"castles": []}}, "record-start"),
        ({"start": {}}, None),
        ({"start": None}, None),
        ({"redacted_for": 0}, None),
        ({"redacted_for": "spectator"}, None),
        ({"bots": ["greedy"]}, None),
    ],
    ids=str,
)
def test_a_changed_header_is_refused(change: dict[str, Any], code: str | None) -> None:
    error = refusal_of(damaged(FINISHED, lambda lines: lines[0].update(change)))
    if code == "record-seed":
        assert error.line == len(FINISHED.entries) + 2
    elif code is not None:
        assert error.line == 1
    assert code in (None, error.code)


@pytest.mark.parametrize("field", ["warhall", "game", "rules", "options", "seats", "dice"])
def test_a_header_without_one_of_its_fields_is_refused(field: str) -> None:
    error = refusal_of(damaged(FINISHED, lambda lines: lines[0].pop(field)))
    assert (error.code, error.line) == ("record-foreign", 1)


# -- damaged entries ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"n": 6}, "record-number"),
        ({"n": -1}, "record-number"),
        ({"n": "5"}, "record-line"),
        ({"seat": "0"}, "record-line"),
        ({"action": 7}, "record-line"),
        ({"check": None}, "record-line"),
        ({"check": "0" * 16}, "record-check"),
        ({"check": ""}, "record-check"),
        ({"action": "nonsense"}, "record-action"),
        ({"action": ""}, "record-action"),
        ({"action": None}, "record-action"),
        ({"action": "x" * 5000}, "record-action"),
        ({"action": "fill odani 10"}, "record-action"),
        ({"seat": 7}, "record-action"),
        ({"seat": -4}, "record-action"),
        ({"surprise": 1}, "record-line"),
    ],
    ids=str,
)
def test_a_changed_entry_is_refused_by_its_line(change: dict[str, Any], code: str) -> None:
    at = first_of(lines_of(FINISHED), lambda seat: seat >= 0)
    error = refusal_of(damaged(FINISHED, lambda lines: lines[at].update(change)))
    assert (error.code, error.line) == (code, at + 1)


def test_a_choice_by_another_seat_is_refused() -> None:
    at = first_of(lines_of(FINISHED), lambda seat: seat >= 0)
    error = refusal_of(damaged(FINISHED, lambda lines: lines[at].update(seat=1 - lines[at]["seat"])))
    assert (error.code, error.line) == ("record-action", at + 1)


def test_chance_where_somebody_has_to_choose_is_refused() -> None:
    at = first_of(lines_of(FINISHED), lambda seat: seat >= 0)
    error = refusal_of(damaged(FINISHED, lambda lines: lines[at].update(seat=-1)))
    assert (error.code, error.line) == ("record-not-chance", at + 1)


def test_a_changed_die_with_a_new_checksum_is_caught_by_its_key() -> None:
    """Somebody who can compute checksums still cannot choose the dice."""
    game = FINISHED.load_game()
    state = game.state_from_json(FINISHED.header.start or {})
    real = FINISHED.entries[0].action or ""
    faces = real.split()[1:]
    other = game.parse_action(" ".join(["roll", "1" if faces[0] != "1" else "2", *faces[1:]]))
    state.apply_action(other)
    header = lines_of(FINISHED)[0]
    forged = {**lines_of(FINISHED)[1], "check": checksum(state.to_json()), "action": str(other)}
    closing = {"end": False, "entries": 1, "outcome": None, "seed": "3", "proof": prove("3", [True])}
    error = refusal_of(encode([header, forged, closing]))
    assert (error.code, error.line) == ("record-dice", 2)
    assert real in error.text_in("en")
    assert refusal_of(encode([header, forged, {**closing, "proof": None}])).code == "record-keys"
    unproved = encode([header, forged, {**closing, "seed": None, "proof": None}])
    assert Record.loads(unproved).verify().dice == "sealed"


@pytest.mark.parametrize("record", [FINISHED, SECRET, SECRET.redacted_for(1)], ids=["open", "secret", "one seat's"])
def test_a_line_that_was_changed_is_found_without_the_rules(record: Record) -> None:
    """A comma more, another name, another number: the chain covers every byte of every line."""
    lines = record.dumps().encode().splitlines(keepends=True)
    for at, line in enumerate(lines):
        changed = line.replace(b":", b": ", 1)
        with pytest.raises(RecordError) as refusal:
            Record.loads([*lines[:at], changed, *lines[at + 1 :]])
        assert (refusal.value.code, refusal.value.line) == ("record-chain", at + 1)


@pytest.mark.parametrize("field", ["keys", "leaves", "rows"])
@pytest.mark.parametrize("record", [FINISHED, DRAWN.redacted_for(1)], ids=["open", "one seat's"])
def test_a_forged_proof_is_found(record: Record, field: str) -> None:
    def forge(lines: Lines) -> None:
        values = lines[-1]["proof"][field]
        at = next(at for at, value in enumerate(values) if value is not None)
        values[at] = "ab" * 32

    assert refusal_of(damaged(record, forge)).code in ("record-keys", "record-dice")


@pytest.mark.parametrize("record", [FINISHED, DRAWN, DRAWN.redacted_for(1)], ids=["open", "secret", "one seat's"])
def test_a_forged_draw_is_found_in_its_line(record: Record) -> None:
    lines = lines_of(record)
    for at in [at for at, line in enumerate(lines) if line.get("draws")][:20]:

        def forge(lines: Lines, at: int = at) -> None:
            below, drawn = lines[at]["draws"][-1]
            lines[at]["draws"][-1] = [below, (drawn + 1) % below] if below > 1 else [2, 1]

        assert refusal_of(damaged(record, forge)).line == at + 1


def test_other_entropy_gives_other_dice() -> None:
    """A hall that swaps what a person sent is found, as is one that drops it."""
    record = random_match(GAME, seed=5, most=20, entropy=["aa" * 16, None]).record
    assert record.entries != PUT_ASIDE.entries
    assert record.verify().dice == "proved"
    others: list[list[str | None]] = [["ab" * 16, None], [None, "aa" * 16], [None, None]]
    for other in others:

        def swap(lines: Lines, other: list[str | None] = other) -> None:
            lines[0]["dice"]["entropy"] = other

        assert refusal_of(damaged(record, swap)).code == "record-dice"


def test_a_promise_that_was_not_kept_is_found() -> None:
    """Whoever picks the seed late has another commitment than the one that was shown."""
    assert FINISHED.verify(commitment("3")).dice == "proved"
    with pytest.raises(RecordError) as refusal:
        FINISHED.verify(commitment("4"))
    assert (refusal.value.code, refusal.value.line) == ("record-promise", 1)


def test_every_single_line_is_needed() -> None:
    lines = PUT_ASIDE.dumps().encode().splitlines(keepends=True)
    for at in range(len(lines)):
        assert refusal_of([*lines[:at], *lines[at + 1 :]]).line <= len(lines)


def test_a_file_cut_anywhere_is_refused() -> None:
    text = PUT_ASIDE.dumps().encode()
    for length in range(0, len(text) - 2, 7):
        error = refusal_of(text[:length].splitlines(keepends=True))
        cut = max(1, len(text[:length].splitlines()))
        assert error.line in (cut, 1)


def test_a_file_cut_in_the_middle_of_a_line_names_that_line() -> None:
    lines = PUT_ASIDE.dumps().encode().splitlines(keepends=True)
    error = refusal_of([*lines[:5], lines[5][:20]])
    assert (error.code, error.line) == ("record-truncated", 6)
    assert refusal_of(lines[:1]).code == "record-truncated"


def test_any_changed_byte_is_noticed_or_harmless() -> None:
    """One changed character anywhere never passes unless names of seats are all that differ."""
    text = bytearray(PUT_ASIDE.dumps().encode())
    for at in range(0, len(text), 5):
        changed = bytearray(text)
        changed[at] = ord("x") if changed[at] != ord("x") else ord("y")
        try:
            record = Record.loads(bytes(changed).splitlines(keepends=True))
            record.verify()
        except RecordError:
            continue
        assert record.entries == PUT_ASIDE.entries
        assert record.header.seats != PUT_ASIDE.header.seats


# -- damaged endings ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"end": False}, "record-outcome"),
        ({"end": False, "outcome": None}, "record-outcome"),
        ({"outcome": None}, "record-outcome"),
        ({"outcome": {"scores": [99, 0], "ranking": [0, 1], "places": [1, 2], "winners": [0]}}, "record-outcome"),
        ({"entries": 1}, "record-count"),
        ({"entries": -1}, "record-count"),
        ({"seed": "4"}, None),
        ({"seed": ""}, None),
        ({"seed": 3}, "record-truncated"),
        ({"more": 1}, "record-truncated"),
        ({"end": 1}, "record-truncated"),
    ],
    ids=str,
)
def test_a_changed_ending_is_refused(change: dict[str, Any], code: str | None) -> None:
    error = refusal_of(damaged(FINISHED, lambda lines: lines[-1].update(change)))
    assert code in (None, error.code)
    if code is not None:
        assert error.line == len(FINISHED.entries) + 2


def test_lines_after_the_ending_are_refused() -> None:
    lines = encode(lines_of(FINISHED))
    assert refusal_of([*lines, lines[-1]]).line == len(lines)
    assert refusal_of([*lines, b"\n"]).line == len(lines) + 1


# -- what a seat may have ----------------------------------------------------------------------------------------------


def test_an_open_game_is_exported_whole_with_its_seed_after_the_end() -> None:
    for seat in (0, 1, None):
        assert FINISHED.redacted_for(seat).dumps() == FINISHED.dumps()


def test_an_open_game_is_exported_without_its_seed_before_the_end() -> None:
    exported = PUT_ASIDE.redacted_for(0)
    assert exported.seed is None
    assert lines_of(exported)[-1]["seed"] is None
    assert exported.verify().dice == "sealed"
    assert PUT_ASIDE.seed == "5"


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_game_with_secrets_is_exported_as_the_seat_saw_it(viewer: int | None, tmp_path: Path) -> None:
    redacted = SECRET.redacted_for(viewer)
    redacted.save(tmp_path / "mine.jsonl")
    loaded = Record.load(tmp_path / "mine.jsonl")
    found = loaded.verify()
    assert (found.redacted, found.dice, found.proved, found.over) == (True, "partly", 0, True)
    assert loaded.header.redacted_for == ("spectator" if viewer is None else viewer)
    assert loaded.seed is None
    whole = SECRET.glimpses(viewer)
    assert [seen.view for seen in loaded.glimpses(viewer)] == [seen.view for seen in whole][-len(loaded.glimpses()) :]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_no_secret_stands_in_an_exported_record(viewer: int | None) -> None:
    """Deals and bids of others are missing from actions and events; a checksum is of the view alone."""
    lines = lines_of(SECRET.redacted_for(viewer))
    for line, entry in zip(lines[1:-1], SECRET.entries, strict=True):
        words = (entry.action or "").split()
        knower = int(words[1]) if words[0] == "deal" else entry.seat
        assert line.get("action") == (entry.action if knower == viewer else None)
        assert line["check"] == checksum(line["view"]) != entry.check
        if words[0] == "deal" and knower != viewer:
            assert line["events"][0]["data"] == {"seat": knower}


def test_two_games_that_a_seat_cannot_tell_apart_export_the_same_bytes() -> None:
    """The other seats' cards are swapped where seat 0 never learns of it: before anything was revealed."""
    exported = []
    for others in ((1, 2), (2, 1)):
        match = Match(BIDS, dice="by-hand")
        for card in range(3):
            for seat in range(3):
                match.play(f"deal {seat} {2 * card + (others[seat - 1] if seat else 1)}")
        exported.append(match.record.redacted_for(0).dumps())
    assert exported[0] == exported[1]


def test_a_stored_sight_cannot_be_played_or_seen_by_another_seat() -> None:
    sight = SECRET.redacted_for(1)
    with pytest.raises(RecordError) as refusal:
        list(sight.replay())
    assert refusal.value.code == "record-redacted"
    with pytest.raises(RecordError) as refusal:
        sight.glimpses(2)
    assert refusal.value.code == "record-other-seat"


@pytest.mark.parametrize("seat", [3, -1, 99])
def test_there_is_no_sight_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(RecordError) as refusal:
        SECRET.glimpses(seat)
    assert refusal.value.code == "record-no-seat"


@pytest.mark.parametrize(
    "damage",
    [
        lambda lines: lines[3]["view"].update(round=9),
        lambda lines: lines[3].update(check="0" * 16),
        lambda lines: lines[3].pop("view"),
        lambda lines: lines[0].update(game="chess"),
        lambda lines: lines[0].update(rules="99"),
        lambda lines: lines[0].update(options={"players": 9}),
        lambda lines: lines[0].update(redacted_for=9),
        lambda lines: lines[0].update(redacted_for="somebody"),
        lambda lines: lines[-1].update(seed="x"),
    ],
)
def test_a_damaged_sight_is_refused(damage: Callable[[Lines], object]) -> None:
    refusal_of(damaged(SECRET.redacted_for(0), damage))


def test_an_invented_sight_of_an_open_game_proves_nothing() -> None:
    """A game without secrets has no sights: a file that claims to be one only hides that nothing can be checked."""
    lines = lines_of(FINISHED)
    lines[0]["redacted_for"] = 0
    for line in lines[1:-1]:
        line.update(view={"invented": True}, check=checksum({"invented": True}))
    lines[-1]["seed"] = None
    refusal_of(encode(lines))


def test_the_corpus_survives_a_round_trip() -> None:
    for path in CORPUS.glob("*.jsonl"):
        assert Record.loads(path.read_bytes().splitlines(keepends=True)).dumps().encode() == path.read_bytes()
