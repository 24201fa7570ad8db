"""Holding a table: one at a time, in the order of arrival, with and without waiting."""

from __future__ import annotations

import asyncio

from warhall.server.tables.holding import Hold


def test_it_is_taken_once_until_it_is_given_back() -> None:
    hold = Hold()
    assert hold.take()
    assert hold.locked()
    assert not hold.take()
    hold.release()
    assert not hold.locked()


def test_who_waits_gets_it_in_the_order_of_arrival_and_nobody_in_between() -> None:
    async def scene() -> list[str]:
        hold, order = Hold(), []

        async def visit(name: str) -> None:
            async with hold:
                order.append(name)
                await asyncio.sleep(0)

        assert hold.take()
        visits = [asyncio.create_task(visit(name)) for name in ("first", "second")]
        await asyncio.sleep(0)
        hold.release()
        assert not hold.take(), "it is the first visitor's already"
        await asyncio.gather(*visits)
        assert not hold.locked()
        return order

    assert asyncio.run(scene()) == ["first", "second"]


def test_who_is_stopped_while_waiting_holds_nothing_up() -> None:
    async def scene() -> bool:
        hold = Hold()

        async def visit() -> None:
            async with hold:
                pass

        assert hold.take()
        early, late = asyncio.create_task(visit()), asyncio.create_task(visit())
        await asyncio.sleep(0)
        early.cancel()
        await asyncio.sleep(0)
        hold.release()  # it is the turn of the late one, who is stopped before hearing of it
        late.cancel()
        await asyncio.gather(early, late, return_exceptions=True)
        return hold.locked()

    assert asyncio.run(scene()) is False
