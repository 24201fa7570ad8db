"""A game over the socket: states, answers, repeats, late messages, undo, words."""

from __future__ import annotations

import asyncio
import json

from docs.examples import socket_bot
from tests.server.support import Client, Server, play_on, sit_down, to_act
from warhall import Record


def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    winners = asyncio.run(socket_bot.play(server.url, "age-of-war"))
    assert winners
    assert set(winners) <= {0, 1}


def test_two_people_and_a_watcher_see_the_same_game(server: Server) -> None:
    table, _, people = sit_down(server)
    watcher = Client(server, table)
    play_on(people, 12)
    version = max(client.v for client in people)
    states = [client.wait_for(version) for client in (*people, watcher)]
    assert [state["you"] for state in states] == [0, 1, None]
    for state in states:
        seen = {**state["view"], "you": None}
        assert seen == {**states[0]["view"], "you": None}
    assert states[2]["legal"] == []


def test_a_state_has_words_and_a_menu_for_the_one_to_act(server: Server) -> None:
    _, _, people = sit_down(server)
    mover, other = to_act(people)
    offered = [choice["action"] for row in mover.state["menu"] for choice in row["choices"]]
    assert set(offered) <= set(mover.state["legal"])
    assert mover.state["prompt"]
    assert other.state["menu"] == []
    assert all(event["text"] for step in mover.state["log"]["steps"] for event in step["events"])
    french = mover.say("lang", {"lang": "fr"})
    assert french["d"]["prompt"] != other.state["prompt"]
    assert mover.refused("lang", {"lang": "xx"}) == "unknown-language"


def test_a_client_without_words_gets_none(server: Server) -> None:
    table, tokens = server.open_table()
    quiet = Client(server, table, tokens[0], words=False)
    assert quiet.state["prompt"] is None
    assert quiet.state["menu"] == []
    assert all("text" not in event for step in quiet.state["log"]["steps"] for event in step["events"])


def test_the_same_message_twice_is_played_once(server: Server) -> None:
    table, tokens, people = sit_down(server)
    mover, _ = to_act(people)
    seen, action = mover.v, mover.state["legal"][0]
    first = mover.say("act", {"action": action}, name="once")
    again = mover.say("act", {"action": action}, v=seen, name="once")
    assert first["d"]["repeated"] is False
    assert again["d"]["repeated"] is True
    assert again["v"] == first["v"]
    reconnected = Client(server, table, tokens[mover.state["you"]])
    assert reconnected.say("act", {"action": action}, v=seen, name="once")["d"]["repeated"] is True


def test_a_late_message_is_answered_with_the_state_of_now(server: Server) -> None:
    table, _, people = sit_down(server)
    play_on(people, 6)
    mover, _ = to_act(people)
    before = server.get(f"/api/tables/{table}")["v"]
    answer = mover.say("act", {"action": mover.state["legal"][0]}, v=1)
    assert answer["d"]["code"] == "stale"
    assert answer["d"]["state"]["view"] == mover.state["view"]
    assert mover.say("act", {"action": mover.state["legal"][0]}, v=10_000)["d"]["code"] == "stale"
    assert server.get(f"/api/tables/{table}")["v"] == before


def test_secret_choices_at_the_same_time_do_not_make_each_other_late(server: Server) -> None:
    _, _, people = sit_down(server, "sealed-bids", 3)
    version = people[0].v
    for client in people:
        answer = client.say("act", {"action": client.state["legal"][0]}, v=version)
        assert answer["t"] == "state", answer
    assert people[2].state["view"]["history"]


def test_undo_before_the_dice_and_not_after(server: Server) -> None:
    _, _, people = sit_down(server)
    mover, other = to_act(people)
    before, log = mover.state["view"], mover.state["n"]
    while len(mover.state["legal"]) < 2:
        play_on(people, 1)
        mover, _ = to_act(people)
        before, log = mover.state["view"], mover.state["n"]
    mover, other = to_act(people)
    paused = mover.act(mover.state["legal"][0], roll=False)["d"]
    assert paused["pause"] == mover.state["you"]
    assert paused["can_undo"] is True
    other.wait_for(mover.v)
    assert other.state["can_undo"] is False
    assert other.refused("roll") == "no-pause"
    assert other.refused("undo") == "no-undo"
    assert other.refused("act", {"action": "lose"}) == "not-your-turn"
    undone = mover.say("undo")["d"]
    assert undone["view"] == before
    assert undone["log"] == {"from": log + 1, "steps": []}
    mover.act(mover.state["legal"][0], roll=False)
    rolled = mover.say("roll", name="roll")["d"]
    assert rolled["pause"] is None
    assert mover.say("roll", name="roll")["d"]["repeated"] is True
    assert mover.refused("undo") == "no-undo"


def test_why_not_cites_the_rule_and_plays_nothing(server: Server) -> None:
    table, _, people = sit_down(server)
    mover, other = to_act(people)
    version = mover.v
    refused = other.say("why", {"action": "lose"})["d"]
    assert refused["legal"] is False
    assert refused["rule"].startswith("AOW-")
    assert mover.say("why", {"action": mover.state["legal"][0]})["d"]["legal"] is True
    assert server.get(f"/api/tables/{table}")["v"] == version


def test_the_log_goes_on_where_a_connection_was_lost(server: Server) -> None:
    table, tokens, people = sit_down(server)
    play_on(people, 3)
    kept = people[0].wait_for(max(client.v for client in people))
    version, steps = people[0].v, kept["n"]
    people[0].close()
    play_on([people[1], Client(server, table, tokens[0])], 3)
    back = Client(server, table, tokens[0], v=version, n=steps)
    assert back.state["log"]["from"] == steps + 1
    assert len(back.state["log"]["steps"]) == back.state["n"] - steps
    whole = back.say("sync")["d"]["log"]
    assert whole["from"] == 1
    assert whole["steps"][steps:] == back.hello["d"]["log"]["steps"]


def test_chat_reaches_everybody_and_stays(server: Server) -> None:
    table, tokens = server.open_table()
    one, two = (Client(server, table, token) for token in tokens)
    watcher = Client(server, table)
    said = one.say("chat", {"text": "  <b>Good\n luck</b>\u0007 "})["d"]
    assert said["text"] == "<b>Good luck</b>"
    assert (said["seat"], said["name"]) == (0, "P0")
    assert two.wait_kind("chat")["d"] == said
    assert watcher.wait_kind("chat")["d"] == said
    assert watcher.refused("chat", {"text": "me too"}) == "not-member"
    assert one.refused("chat", {"text": " "}) == "bad-chat"
    assert one.refused("chat", {"text": "x" * 501}) == "bad-chat"
    assert server.get(f"/api/tables/{table}/chat")["messages"] == [said]
    assert Client(server, table).hello["d"]["chat"] == [said]


def test_the_finished_game_proves_itself(server: Server) -> None:
    body = {"game": "age-of-war", "seats": [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]}
    made = server.post("/api/tables", {**body, "start": True})
    table = made["table"]["id"]
    assert made["seat"] is None
    watcher = Client(server, table)
    while not watcher.state["over"]:
        watcher.receive()
    text = server.ask("GET", f"/api/tables/{table}/record").text
    verified = Record.loads(text.encode().splitlines(keepends=True)).verify()
    assert (verified.over, verified.dice) == (True, "proved")
    replay = server.get(f"/api/tables/{table}/replay?from=0&limit=5&as=1")
    assert [step["n"] for step in replay["steps"]] == [0, 1, 2, 3, 4]
    assert replay["total"] == watcher.state["n"]
    assert replay["as"] == 1
    assert server.get(f"/api/tables/{table}/state")["outcome"] == watcher.state["outcome"]
    info = server.get(f"/api/tables/{table}")
    header = json.loads(text.splitlines()[0])
    assert info["status"] == "over"
    assert header["dice"]["commitment"] == info["commitment"]


def test_odds_hints_and_pictures(server: Server) -> None:
    table, tokens, people = sit_down(server)
    assert server.refused("GET", f"/api/tables/{table}/analysis", token=tokens[0]) == (409, "not-over")
    mover, _ = to_act(people)
    token = tokens[mover.state["you"]]
    odds = server.get(f"/api/tables/{table}/odds", token)
    assert {str(row[0]) for row in odds["rows"]} <= set(mover.state["legal"])
    hint = server.get(f"/api/tables/{table}/hint?bot=greedy&lang=fr", token)
    assert hint["action"] in mover.state["legal"]
    assert hint["label"]
    assert hint["reason"].startswith("Ses chances")
    assert server.get(f"/api/tables/{table}/plan", token)["actions"][0] in mover.state["legal"]
    for asked in ("hint", "plan"):
        assert server.refused("GET", f"/api/tables/{table}/{asked}") == (403, "not-seated")
    for place in ("", "?at=0", "?at=1&as=1", "?as=spectator"):
        picture = server.ask("GET", f"/api/tables/{table}/picture.svg{place}", token=token)
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text.startswith("<svg")
