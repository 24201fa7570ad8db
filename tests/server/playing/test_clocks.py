"""Clocks: what they show, and what happens when one runs out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

import tests.support.sealed_bids  # noqa: F401  (registers the game)
from warhall.server.playing.clocks import DAY, Clocks
from warhall.server.protocol.errors import HallError
from warhall.server.protocol.messages import CreateTable, Join, SeatWish
from warhall.server.protocol.moments import DaysClock, LiveClock, now_ms
from warhall.server.settings import Settings
from warhall.server.store import queries
from warhall.server.tables import caretaker
from warhall.server.tables.hall import Hall
from warhall.server.tables.seating import Seating


def test_a_live_clock_counts_down_and_adds_after_a_final_choice() -> None:
    clocks = Clocks(LiveClock(60, 5), 2)
    clocks.turn_to(1_000, (0,))
    assert clocks.face(11_000).left == [50_000, 60_000]
    clocks.earn(0)
    clocks.turn_to(21_000, (1,))
    clocks.settle(1)
    assert clocks.face(21_000).left == [40_000, 60_000]
    clocks.settle(0)
    assert clocks.face(21_000).left == [45_000, 60_000]
    assert clocks.face(31_000).left == [45_000, 50_000]
    assert clocks.next_flag([0, 1]) == 81_000
    assert clocks.next_flag([0]) is None
    assert clocks.out_of_time(80_999) == []
    assert clocks.out_of_time(81_000) == [1]


def test_a_choice_that_is_taken_back_earns_nothing() -> None:
    for rule, full in ((LiveClock(60, 30), 60_000), (DaysClock(1), DAY)):
        clocks = Clocks(rule, 2)
        clocks.turn_to(0, (0,))
        for at in range(1_000, 6_000, 1_000):
            clocks.earn(0)
            clocks.turn_to(at, (1,))
            clocks.settle(1)
            clocks.turn_back(at, (0,))
        assert clocks.face(5_000).left[0] == full - 5_000


def test_days_are_given_for_every_choice() -> None:
    clocks = Clocks(DaysClock(2), 2)
    clocks.turn_to(0, (0, 1))
    clocks.earn(0)
    clocks.turn_to(DAY, (1,))
    clocks.settle(1)
    assert clocks.face(DAY).left == [DAY, DAY]
    clocks.earn(1)
    clocks.turn_to(DAY, (0, 1))
    clocks.settle(0)
    assert clocks.face(DAY).left == [2 * DAY, 2 * DAY]


def test_time_without_a_server_counts_for_nobody() -> None:
    clocks = Clocks(LiveClock(60), 2)
    clocks.turn_to(0, (0,))
    clocks.resume(2_000, 50_000)
    assert clocks.face(51_000).left == [57_000, 60_000]


def test_who_comes_back_gets_some_time() -> None:
    clocks = Clocks(LiveClock(60), 2)
    clocks.turn_to(0, (0,))
    assert clocks.out_of_time(60_000) == [0]
    clocks.grant(0, 61_000)
    assert clocks.face(61_000).left == [6_000, 60_000]


def test_a_bot_stands_in_when_the_flag_falls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_flag_falls(tmp_path, monkeypatch))


async def _flag_falls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'hall.sqlite3'}", sweep_every=0.05)
    hall = Hall(settings)
    await hall.open()
    seating = Seating(hall)
    try:
        seats = [SeatWish("person"), SeatWish("open")]
        made = await seating.create(CreateTable("sealed-bids", clock=LiveClock(10), seats=seats), None)
        table_id = made.table.id
        other = await seating.join(table_id, Join("Ben", 1), None)
        await seating.start(table_id, made.token, msgspec.UNSET)
        later = now_ms() + 11_000
        monkeypatch.setattr(caretaker, "now_ms", lambda: later)
        await hall.store.write(lambda connection: queries.touch(connection, table_id, due=later))
        for _ in range(200):
            await asyncio.sleep(0.05)
            async with hall.at(table_id) as table:
                if all(seat.stand_in for seat in table.seats) and table.status == "over":
                    break
        async with hall.at(table_id) as table:
            assert [seat.kind for seat in table.seats] == ["person", "person"]
            assert table.status == "over"
            assert table.seat_of(table.member_of(other.token).id) == 1  # type: ignore[union-attr]
    finally:
        await hall.close()


def test_who_ran_out_of_time_may_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_comes_back(tmp_path, monkeypatch))


async def _comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(Settings(database=f"sqlite:///{tmp_path / 'hall.sqlite3'}", sweep_every=3600))
    await hall.open()
    seating = Seating(hall)
    try:
        made = await seating.create(CreateTable("age-of-war", clock=LiveClock(60)), None)
        table_id = made.table.id
        tokens = [made.token, (await seating.join(table_id, Join("Ben", 1), None)).token]
        await seating.start(table_id, made.token, msgspec.UNSET)
        table = await hall.table(table_id)
        seat = table.playing().active[0]
        with monkeypatch.context() as patched:
            patched.setattr(caretaker, "now_ms", lambda: now_ms() + 61_000)
            patched.setattr(hall.caretaker, "drive", lambda _table: None)  # the bot would play on at once
            await hall.caretaker._look_after(table_id)
        assert table.seats[seat].stand_in == table.game.DEFAULT_BOT
        with pytest.raises(HallError, match="Nobody is playing"):
            await seating.come_back(table_id, tokens[1 - seat])
        version = table.version
        info = await seating.come_back(table_id, tokens[seat])
        assert info.seats[seat].stand_in is None
        assert table.version == version + 1
        clocks = table.playing().clocks
        assert clocks is not None
        assert 5_000 < clocks.face(now_ms()).left[seat] <= 60_000
        del hall.tables[table_id]  # from the database it is the same table
        assert (await hall.table(table_id)).version == version + 1
    finally:
        await hall.close()
