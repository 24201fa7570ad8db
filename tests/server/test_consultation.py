"""The Foe players of the Conan CCG may talk before they place Foes (CCG-295), and talk changes nothing."""

from __future__ import annotations

import pytest

from tests.server.support import Server, sit_down, to_act


@pytest.mark.rule("CCG-295")
def test_the_foe_players_consult_before_any_foe_is_placed(server: Server) -> None:
    _, _, people = sit_down(server, "conan-ccg", players=4)
    for _ in range(60):
        mover, _ = to_act(people)
        legal = mover.state["legal"]
        if legal[0].startswith("place"):
            break
        mover.act("pass" if "pass" in legal else legal[0])
    active = mover.state["view"]["active"]
    primary, second, third = ((active + step) % 4 for step in (1, 2, 3))
    assert people[primary] is mover
    before = mover.state["view"]
    said = people[second].say("chat", {"text": "The ape, in the center."})["d"]
    assert said["seat"] == second
    for seat in (primary, third):
        assert people[seat].wait_kind("chat")["d"] == said
    again = mover.say("sync")["d"]
    assert again["view"] == before
    assert not any(before["zones"].values())
    assert all(isinstance(side["hand"], int) for seat, side in enumerate(before["seats"]) if seat != primary)
    assert mover.act(mover.state["legal"][0])["t"] == "state"
