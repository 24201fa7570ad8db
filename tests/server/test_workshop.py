"""The workshop over HTTP: the gallery and its queries, decks checked, imported, printed, rated and kept."""

from __future__ import annotations

import json
import time
from typing import Any

import httpx
import pytest

from tests.server.parts import Postgres
from tests.server.support import PATIENCE, Server, calm_server
from warhall.kernel import load_game, use_language

GAME = "/api/games/conan-ccg"
SLOW = 200.0  # seconds; processes of their own have to start on a busy machine


@pytest.fixture(scope="module")
def workshop(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"{GAME}/workshop?lang=en")
    return found


@pytest.fixture(scope="module")
def starter(workshop: dict[str, Any]) -> dict[str, int]:
    cards: dict[str, int] = workshop["decks"][0]["cards"]
    return cards


# -- the gallery -------------------------------------------------------------------------------------------------------


def test_only_games_with_decks_have_a_workshop(server: Server) -> None:
    options = {game["id"]: game["decks"] for game in server.get("/api/games")}
    assert options["conan-ccg"] == "decks"
    assert options["age-of-war"] == ""
    assert server.refused("GET", "/api/games/age-of-war/workshop") == (400, "no-decks")
    assert server.refused("GET", "/api/games/chess/workshop") == (404, "unknown-game")


def test_the_gallery_holds_every_card_with_filters_that_find_what_their_query_finds(
    server: Server, workshop: dict[str, Any]
) -> None:
    cards = [card["id"] for card in workshop["cards"]]
    assert len(cards) == 140
    assert {card["part"] for card in workshop["cards"]} == {part["id"] for part in workshop["parts"]}
    for group in workshop["filters"]:
        choice = group["choices"][0]
        assert server.get(f"{GAME}/cards?q={choice['query']}")["cards"] == choice["cards"]
    french = server.get(f"{GAME}/workshop?lang=fr")
    assert [card["id"] for card in french["cards"]] == cards
    words = json.dumps([workshop["filters"], french["filters"]])
    assert "{" not in "".join(choice["text"] for choice in french["filters"][2]["choices"]), words


def test_a_query_is_answered_or_refused_with_a_sentence(server: Server) -> None:
    found = server.get(f"{GAME}/cards?q=renown>=7 and type:creature")["cards"]
    assert found == load_game("conan-ccg").card_box().find("renown>=7 and type:creature")
    assert server.refused("GET", f"{GAME}/cards?q=renown>") == (400, "query-no-value")
    assert server.refused("GET", f"{GAME}/cards?q={'(' * 300}") == (400, "query-missing")
    assert server.refused("GET", f"{GAME}/cards?q={'x' * 301}") == (400, "bad-request")


def test_a_picture_of_a_card_in_both_languages(server: Server) -> None:
    english = server.ask("GET", f"{GAME}/cards/thak/face.svg?lang=en")
    assert english.headers["content-type"].startswith("image/svg+xml")
    assert english.headers["cache-control"].startswith("public")
    assert english.text != server.ask("GET", f"{GAME}/cards/thak/face.svg?lang=fr").text
    for name in ("nobody", "..%2f..%2fsecret"):
        assert server.refused("GET", f"{GAME}/cards/{name}/face.svg") == (404, "not-found")


# -- a deck under construction -----------------------------------------------------------------------------------------


@pytest.mark.rule("CCG-027")
@pytest.mark.rule("CCG-029")
@pytest.mark.rule("CCG-036")
def test_a_deck_is_checked_while_it_is_built(server: Server, starter: dict[str, int]) -> None:
    whole = server.post(f"{GAME}/deck", {"cards": starter, "name": "Mine"})
    assert whole["faults"] == []
    assert [gauge["value"] for gauge in whole["gauges"]] == [40, 28, 95]
    conan, card = next(iter(starter)), "desperate_lunge"
    cards = {name: count for name, count in starter.items() if name != conan} | {card: 5}
    rules = {fault["rule"] for fault in server.post(f"{GAME}/deck", {"cards": cards})["faults"]}
    assert rules == {"CCG-036", "CCG-029"}
    empty = server.post(f"{GAME}/deck?lang=en", {"cards": {}})["faults"]
    assert [fault["rule"] for fault in empty] == ["CCG-036", "CCG-027", "CCG-032", "CCG-034"]
    assert empty[0]["text"] == "A deck needs a Conan."


def test_what_is_no_deck_is_refused(server: Server, starter: dict[str, int]) -> None:
    assert server.refused("POST", f"{GAME}/deck", {"cards": {"nobody": 1}}) == (400, "unknown-card")
    assert server.refused("POST", f"{GAME}/deck", {"cards": {"/etc/passwd": 1}}) == (400, "unknown-card")
    assert server.refused("POST", f"{GAME}/deck", {"cards": starter | {"king_conan": 1}})[0] == 400
    for bad in ({"thak": 0}, {"thak": 100}, {"thak": "two"}, {f"card{at}": 1 for at in range(401)}, ["thak"]):
        assert server.refused("POST", f"{GAME}/deck", {"cards": bad}) == (400, "bad-request")


def test_a_deck_goes_out_as_a_file_and_comes_back(server: Server, starter: dict[str, int]) -> None:
    for lang in ("en", "fr"):
        text = server.post(f"{GAME}/deck?lang={lang}", {"cards": starter, "name": "Mine"})["text"]
        assert server.post(f"{GAME}/deck/import?lang={lang}", {"text": text}) == {
            "name": "Mine",
            "cards": starter,
            "id": "",
        }
    assert server.refused("POST", f"{GAME}/deck/import", {"text": "3 Nobody"}) == (400, "deck-import")
    assert server.refused("POST", f"{GAME}/deck/import", {"text": "x" * 20_001}) == (400, "bad-request")
    began = time.monotonic()
    assert server.refused("POST", f"{GAME}/deck/import", {"text": "3 Thakk\n" * 2_400}) == (400, "deck-import")
    assert time.monotonic() - began < 3


def test_sample_hands(server: Server, starter: dict[str, int]) -> None:
    hands = server.post(f"{GAME}/deck/hands", {"cards": starter})
    assert [len(hand["cards"]) for hand in hands] == [7, 5]
    assert {card for hand in hands for card in hand["cards"]} <= set(starter)
    assert [hand["cards"] for hand in server.post(f"{GAME}/deck/hands", {"cards": {}})] == [[], []]


def test_a_deck_from_the_workshop_is_played_with(server: Server, starter: dict[str, int]) -> None:
    line = server.post(f"{GAME}/deck", {"cards": starter | {"carousing": 3}})["line"]
    table = server.post("/api/tables", {"game": "conan-ccg", "options": {"players": 2, "decks": line}})["table"]
    assert table["options"]["decks"].split(";")[0] == line


# -- printing and rating -----------------------------------------------------------------------------------------------


def test_a_sheet_to_print(server: Server) -> None:
    wish = {"cards": {"thak": 2}, "paper": "letter", "backs": True}
    answer = server.http.post(f"{GAME}/deck/print", json=wish, timeout=SLOW)
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF")
    assert server.refused("POST", f"{GAME}/deck/print", {"cards": {"nobody": 1}}) == (400, "unknown-card")
    assert server.refused("POST", f"{GAME}/deck/print", {"cards": {}, "paper": "a3"}) == (400, "bad-request")


def rated(server: Server, cards: dict[str, int]) -> list[dict[str, Any]]:
    with server.http.stream("POST", f"{GAME}/deck/rating?lang=fr", json={"cards": cards}, timeout=SLOW) as answer:
        assert answer.status_code == 200
        return [json.loads(line) for line in answer.iter_lines()]


def test_a_deck_is_rated_with_progress_and_a_swap(database: str, starter: dict[str, int]) -> None:
    with calm_server(database, rating_games=1, rating_swap_games=3, ratings_per_hour=2, rating_niceness=0) as server:
        assert server.refused("POST", f"{GAME}/deck/rating", {"cards": {"thak": 1}}) == (409, "illegal-deck")
        *steps, last = rated(server, starter)
        rating = last["rating"]
        assert rating["games"] == 6
        assert last["done"] == last["total"] == 6 + 3 + 9 * 2 + 3 * 2 + 2 * 3
        assert 0 <= rating["low"] <= rating["share"] <= rating["high"] <= 1
        assert [rival["games"] for rival in rating["rivals"]] == [1] * 6
        with use_language("fr"):
            titles = {deck.name for deck in load_game("conan-ccg").deck_box().starters()}
        assert {rival["name"] for rival in rating["rivals"]} == titles
        assert rating["swap"]["out"] in starter
        assert any(step["done"] and step["rating"] is None for step in steps)


def test_who_hangs_up_stops_the_games_and_the_next_one_has_a_turn(database: str, starter: dict[str, int]) -> None:
    with calm_server(database, rating_games=1000, rating_time=2.0, rating_niceness=0) as server:
        with (
            httpx.Client(base_url=server.url, timeout=PATIENCE) as other,
            other.stream("POST", f"{GAME}/deck/rating", json={"cards": starter}) as answer,
        ):
            lines = answer.iter_lines()
            assert json.loads(next(lines))["rating"] is None
        began = time.monotonic()
        last = rated(server, starter)[-1]
        assert last["error"] or last["rating"]["interrupted"]  # its own time was up
        assert time.monotonic() - began < SLOW
        assert server.get("/api/games")  # the hall goes on


# -- kept with an account ----------------------------------------------------------------------------------------------


def keep_and_drop(server: Server) -> None:
    token = server.post("/api/accounts", {"name": "Deckster", "password": "many many cards"})["token"]
    deck = {"game": "conan-ccg", "name": "  Apes\u202e  first ", "cards": {"thak": 2}}
    kept = server.ask("PUT", "/api/me/decks/one", deck, token).json()
    assert (kept["id"], kept["name"], kept["cards"]) == ("one", "Apes first", {"thak": 2})
    assert server.ask("PUT", "/api/me/decks/two", deck | {"name": "Second"}, token).status_code == 200
    assert server.refused("PUT", "/api/me/decks/three", deck, token) == (409, "too-many-decks")
    assert server.ask("PUT", "/api/me/decks/one", deck | {"cards": {}}, token).status_code == 200
    assert {own["id"]: own["cards"] for own in server.get("/api/me/decks", token)} == {"one": {}, "two": {"thak": 2}}
    assert len(server.get("/api/me/export", token)["decks"]) == 2
    assert server.ask("DELETE", "/api/me/decks/one", token=token).status_code == 204
    assert [own["id"] for own in server.get("/api/me/decks", token)] == ["two"]
    other = server.post("/api/accounts", {"name": "Other", "password": "many many cards"})["token"]
    assert server.get("/api/me/decks", other) == []
    assert server.ask("DELETE", "/api/me/decks/two", token=other).status_code == 204
    assert [own["id"] for own in server.get("/api/me/decks", token)] == ["two"]
    assert server.ask("DELETE", "/api/me", token=token).status_code == 204


def test_an_account_keeps_its_decks(database: str) -> None:
    with Server(database, decks_per_account=2) as server:
        keep_and_drop(server)
        assert server.refused("GET", "/api/me/decks") == (401, "token-missing")
        token = server.post("/api/accounts", {"name": "Third", "password": "many many cards"})["token"]
        deck = {"game": "age-of-war", "name": "x", "cards": {}}
        assert server.refused("PUT", "/api/me/decks/one", deck, token) == (400, "no-decks")
        assert server.refused("PUT", "/api/me/decks/a%20b", deck, token) == (400, "bad-request")


def test_an_account_keeps_its_decks_in_postgresql(postgres: Postgres) -> None:
    with Server(postgres.fresh("decks"), decks_per_account=2) as server:
        keep_and_drop(server)
