"""Nobody learns what their seat may not see: not from any byte.

Two games are played that a seat cannot tell apart: it is dealt the same cards and sees the same choices, while another
seat holds other cards. Everything that the server sends to that seat, to somebody who left, and to a watcher has to be
the same in both, byte for byte, once the random ids and the moments are taken out.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support import Client, Server
from tests.support.sealed_bids import SealedBids
from warhall import Match, game_ids, load_game

PLAYERS = 3
HIDING = 1  # the seat whose cards differ
PATHS = (
    "",
    "/state",
    "/state?lang=fr",
    "/picture.svg",
    "/picture.svg?at=3",
    "/replay",
    "/record",
    "/chat",
    "/odds",
    "/hint",
)


def deals(seed: str) -> list[str]:
    """The cards that this seed deals, in order."""
    match = Match(SealedBids(players=PLAYERS), seed)
    match.advance()
    return [str(entry.action) for entry in match.record.entries]


@pytest.fixture(scope="module")
def twin_seeds() -> tuple[str, str]:
    """Two seeds that deal the same cards to all seats but one."""
    known: dict[tuple[str, ...], tuple[str, list[str]]] = {}
    for number in range(100_000):
        dealt = deals(str(number))
        open_part = tuple(card for card in dealt if not card.startswith(f"deal {HIDING}"))
        if open_part in known and sorted(known[open_part][1]) != sorted(dealt):
            return known[open_part][0], str(number)
        known[open_part] = (str(number), dealt)
    raise AssertionError("no twins found")


@pytest.fixture(scope="module")
def twins(twin_seeds: tuple[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    directory = tmp_path_factory.mktemp("twins")
    running = Server(f"sqlite:///{directory / 'hall.sqlite3'}", seeds=list(twin_seeds))
    yield running
    running.stop()


def smooth(text: str, table: str) -> str:
    """Without what is random or a moment: ids, tokens, commitments, times, and ids of chat messages."""
    text = text.replace(table, "TABLE")
    text = re.sub(r'"(created|updated|at|now)":\d+', r'"\1":0', text)
    text = re.sub(r"\b[0-9a-f]{64}\b", "COMMITMENT", text)
    text = re.sub(r'"re":"[^"]*"', '"re":"ID"', text)
    return re.sub(r'("chat":\[?|"d":)\{"id":\d+', r'\1{"id":0', re.sub(r'"messages":\[\{"id":\d+', "MESSAGES", text))


def story(server: Server) -> list[str]:
    """One game up to the moment before the cards are shown; everything that was sent to those who may not know."""
    table, tokens = server.open_table("sealed-bids", PLAYERS)
    seat0, hiding, leaver = (Client(server, table, token) for token in tokens)
    watcher = Client(server, table)
    sent: list[str] = []

    def ask_everything(token: str | None) -> None:
        for path in PATHS:
            answer = server.ask("GET", f"/api/tables/{table}{path}", token=token)
            sent.append(f"{path} {answer.status_code} {smooth(answer.text, table)}")
        for other in range(PLAYERS):
            for path in ("replay", "record", "picture.svg"):
                answer = server.ask("GET", f"/api/tables/{table}/{path}?as={other}", token=token)
                sent.append(f"{path} {other} {answer.status_code} {smooth(answer.text, table)}")

    ask_everything(tokens[0])
    hiding.act(hiding.state["legal"][0], roll=False)
    hiding.say("undo")
    hiding.act(hiding.state["legal"][-1])
    hiding.say("chat", {"text": "I have chosen."})
    for client in (seat0, leaver, watcher):
        client.wait_for(hiding.v)
        client.say("why", {"action": "bid 6"})
        client.say("act", {"action": "bid 9"})
        client.say("act", {"action": "deal 0 1"})
        client.say("undo")
        client.say("sync")
    ask_everything(tokens[0])
    server.post(f"/api/tables/{table}/leave", {}, tokens[2])
    seen_by_leaver = len(leaver.heard)
    for client in (seat0, watcher, leaver):
        client.wait_for(server.get(f"/api/tables/{table}")["v"])
        client.say("sync")
    former = Client(server, table, tokens[2])
    assert former.state["you"] is None
    assert former.state["view"]["hand"] == []
    for token in (tokens[0], tokens[2], None):
        ask_everything(token)
    for client, start in ((seat0, 0), (watcher, 0), (leaver, seen_by_leaver), (former, 0)):
        states = [text for text in client.heard[start:] if json.loads(text)["t"] != "table"]
        sent += [smooth(text, table) for text in dict.fromkeys(states)]
    return sent


def test_the_twins_differ_for_the_one_who_may_know(twin_seeds: tuple[str, str]) -> None:
    hands = [[card for card in deals(seed) if card.startswith(f"deal {HIDING}")] for seed in twin_seeds]
    assert sorted(hands[0]) != sorted(hands[1])


def test_no_byte_tells_one_twin_from_the_other(twins: Server) -> None:
    first, second = story(twins), story(twins)
    for one, other in zip(first, second, strict=False):
        assert one == other
    assert len(first) == len(second)
    assert "Traceback" not in twins.logged()


def test_logs_say_nothing_about_cards_and_tokens(server: Server) -> None:
    table, tokens = server.open_table("sealed-bids", 2)
    Client(server, table, tokens[0]).act("bid 9")
    logged = server.logged()
    assert not any(token in logged for token in tokens)
    assert "bid" not in logged


def test_a_token_is_kept_only_as_a_hash(tmp_path: Path) -> None:
    file = tmp_path / "hall.sqlite3"
    running = Server(f"sqlite:///{file}")
    try:
        _, tokens = running.open_table()
        account = running.post("/api/accounts", {"name": "Ann", "password": "secret words"})
    finally:
        running.stop()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (*tokens, account["token"], "secret words"):
        assert secret.encode() not in kept


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_shows_a_seat_only_what_its_view_shows(server: Server, game_id: str) -> None:
    """What the socket sends is the view of that seat, and everything else follows from it."""
    game = load_game(game_id)
    table, tokens = server.open_table(game_id, game.players)
    clients = [Client(server, table, token) for token in tokens]
    watcher = Client(server, table)
    rng = random.Random(7)
    for _ in range(25):
        mover = next((client for client in clients if client.state["legal"]), None)
        if mover is None:
            break
        mover.act(rng.choice(mover.state["legal"]))
        for client in (*clients, watcher):
            client.wait_for(mover.v)
    for client in (*clients, watcher):
        shown = client.state
        assert shown["view"] == server.get(f"/api/tables/{table}/state", _token(clients, client, tokens))["view"]
        twin = game.state_from_view(shown["view"], rng)
        assert twin.view(shown["you"]) == shown["view"]
        if shown["you"] is not None:
            assert [str(action) for action in twin.legal_actions(shown["you"])] == shown["legal"]


def _token(clients: list[Client], client: Client, tokens: list[str]) -> str | None:
    return tokens[clients.index(client)] if client in clients else None
