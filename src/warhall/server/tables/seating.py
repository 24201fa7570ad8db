"""Making tables and sitting down: who sits where, and who may say so."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from warhall.bots import usual_opponents
from warhall.kernel import Game, check_from_afar, choose_for_seat, game_class, load_game
from warhall.kernel.chance import commitment, new_seed
from warhall.server.protocol.errors import Conflict, HallError, StoreUnavailable
from warhall.server.protocol.messages import CreateTable, Join, Seated, SeatWish, Sit, TableInfo
from warhall.server.protocol.moments import now_ms
from warhall.server.store import queries
from warhall.server.store.broker import News
from warhall.server.store.queries import OPEN, OVER, PLAYING, Member, SeatRow, TableRow
from warhall.server.store.tokens import hash_token, new_table_id, new_token
from warhall.server.tables.hall import Hall
from warhall.server.tables.live_table import LiveTable
from warhall.server.tables.names import bot_name, person_name
from warhall.server.tables.thinkers import check_bot

log = logging.getLogger("warhall.server")
_ENTROPY: Final = re.compile(r"([0-9a-f]{2}){16,32}")


class Seating:
    """Everything that changes who sits at a table."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    # -- making tables -----------------------------------------------------------------------------------------------

    async def create(self, wish: CreateTable, account_id: int | None) -> Seated:
        """A new table; its maker gets the first token."""
        check_from_afar(game_class(wish.game).OPTIONS, wish.options)
        game = load_game(wish.game, **wish.options)
        wishes = wish.seats or [SeatWish("person"), *[SeatWish("open")] * (game.players - 1)]
        if len(wishes) != game.players or sum(seat.kind == "person" for seat in wishes) > 1:
            raise HallError("bad-seats", field="seats", players=game.players)
        if wish.start:
            wishes = [SeatWish("bot") if seat.kind == OPEN else seat for seat in wishes]
        name = person_name(wish.name, [])
        seats = _arrange(game, wishes, name)
        people = sum(seat.kind != "bot" for seat in wishes)
        plays_with_help = wish.help if wish.help is not None else wish.clock is None or people < 2
        row = await _new_row(wish.game, _as_chosen(game, wish.options), wish, plays_with_help)
        token = new_token()
        member = await self._hall.store.write(lambda c: _insert(c, row, seats, name, token, account_id))
        table = await self._hall.table(row.id)
        async with table.lock:
            if wish.start:
                await self._start(table)
            return self._seated(table, table.members[member], token)

    def _seated(self, table: LiveTable, member: Member, token: str) -> Seated:
        return Seated(table.info(member), token, table.seat_of(member.id))

    async def join(self, table_id: str, wish: Join, account_id: int | None) -> Seated:
        """A newcomer with a name: to a seat, to any free seat, or to watch (`seat` None)."""
        async with self._hall.at(table_id) as table:
            chosen, options = None, table.row.options
            if wish.seat is not None:
                chosen = self._free_seat(table, None if isinstance(wish.seat, msgspec.UnsetType) else wish.seat)
                self._check_stranger(table, chosen, None, account_id)
                options = _choose(table, options, chosen.seat, wish.choices)
            leaver = self._forgettable(table)
            name = person_name(wish.name, [member.name for member in table.members.values()] + table.names)
            token = new_token()

            def work(connection: Connection) -> int:
                hashed = hash_token(token)
                if leaver is not None:
                    queries.delete_member(connection, leaver)
                member = queries.insert_member(connection, table_id, name, hashed, account_id, host=False)
                if chosen is not None:
                    _take_seat(connection, table, chosen, member, name)
                _write_options(connection, table, options)
                return member

            member = await self._hall.change_people(table, work)
            return self._seated(table, table.members[member], token)

    def _forgettable(self, table: LiveTable) -> int | None:
        """Who has to go when a table knows too many people: the first of those who only watched, and are not here."""
        if len(table.members) < self._hall.settings.members_per_table:
            return None
        here = {listener.member_id for listener in table.listeners}
        kept = here | {seat.member_id for seat in table.seats} | {seat.held_member for seat in table.seats}
        for member in table.members.values():
            if member.id not in kept and not member.host:
                return member.id
        raise HallError("table-full")

    def _free_seat(self, table: LiveTable, seat: int | None) -> SeatRow:
        if table.status == OVER:
            raise HallError("not-open")
        free = [known for known in table.seats if known.free and known.held_for is None]
        if seat is None:
            if not free:
                raise HallError("table-full", field="seat")
            return free[0]
        if seat >= len(table.seats):
            raise HallError("bad-seat", field="seat", last=len(table.seats) - 1)
        if table.seats[seat] not in free:
            raise HallError("seat-taken", field="seat")
        return table.seats[seat]

    def _check_stranger(self, table: LiveTable, chosen: SeatRow, member_id: int | None, account_id: int | None) -> None:
        """Nobody sits in the seat of an opponent as somebody else. One account has one seat; who left a seat may take
        no other; and where there are secrets a seat that was left is kept for who knows them already."""
        own = [
            known.id
            for known in table.members.values()
            if known.id == member_id or (account_id is not None and known.account_id == account_id)
        ]
        if any(table.seat_of(known) is not None for known in own if known != member_id):
            raise HallError("already-seated")
        if table.match is None or chosen.held_member in own:
            return
        if not table.game.open_information or any(seat.held_member in own for seat in table.seats):
            raise HallError("seat-kept", field="seat")

    async def sit(self, table_id: str, token: str, wish: Sit) -> TableInfo:
        """A watcher sits down; before the start a player changes seats, or what to play with in the same seat."""
        async with self._hall.at(table_id) as table:
            member = self._member(table, token)
            before = table.seat_of(member.id)
            if before is not None and table.match is not None:
                raise HallError("already-seated")
            moves, options = wish.seat != before, table.row.options
            if moves:
                chosen = self._free_seat(table, wish.seat)
                self._check_stranger(table, chosen, member.id, member.account_id)
                options = _forget_choices(table, before)
            options = _choose(table, options, wish.seat, wish.choices)

            def work(connection: Connection) -> None:
                if moves:
                    _take_seat(connection, table, chosen, member.id, member.name)
                    if before is not None:
                        queries.set_seat(connection, table_id, SeatRow(before, OPEN))
                _write_options(connection, table, options)

            await self._hall.change_people(table, work)
            return table.info(member)

    async def add_entropy(self, table_id: str, token: str, entropy: str) -> TableInfo:
        """Somebody who sits at a table adds to its dice, once the commitment to them is known and before the start."""
        if _ENTROPY.fullmatch(entropy) is None:
            raise HallError("bad-entropy", field="entropy")
        async with self._hall.at(table_id) as table:
            member, seat = self._player(table, token)
            new = msgspec.structs.replace(table.seats[seat], entropy=entropy)

            def work(connection: Connection) -> None:
                queries.require_status(connection, table_id, OPEN, "not-open")
                queries.set_seat(connection, table_id, new, ["person"])

            await self._hall.change_people(table, work)
            await self._start_rematch(table)
            return table.info(member)

    async def leave(self, table_id: str, token: str) -> TableInfo:
        """Give up one's seat: in a running game a bot stands in, before the start the seat is open again."""
        async with self._hall.at(table_id) as table:
            member, _ = self._player(table, token)
            if table.status == OVER:
                raise HallError("game-over-leave")
            await self._vacate(table, member)
            return table.info(table.members[member.id])

    async def _vacate(self, table: LiveTable, member: Member) -> None:
        seat = table.seat_of(member.id)
        assert seat is not None
        old = table.seats[seat]
        new = SeatRow(seat, OPEN)
        if table.match is not None:
            bot = old.stand_in or table.game.DEFAULT_BOT
            new = SeatRow(seat, "bot", old.name, bot, bot, held_member=member.id, entropy=old.entropy)
        heir = self._heir(table, member)
        options = _forget_choices(table, seat)

        def work(connection: Connection) -> None:
            queries.set_seat(connection, table.id, new)
            _write_options(connection, table, options)
            if heir is not None:
                queries.set_host(connection, table.id, heir)
            queries.touch(connection, table.id, due=now_ms() if table.match is not None else None)

        await self._hall.change_people(table, work)
        self._hall.caretaker.drive(table)

    async def mute(self, table_id: str, member_id: int, *, muted: bool) -> None:
        """Whoever looks after the hall lets somebody write no more, or again."""
        async with self._hall.at(table_id) as table:
            member = _member(table, member_id)
            await self._hall.change_people(table, lambda c: queries.set_muted(c, member.id, muted=muted))

    async def kick(self, table_id: str, member_id: int) -> None:
        """Whoever looks after the hall sends somebody away: their seat is given up, their token good for nothing."""
        async with self._hall.at(table_id) as table:
            member = _member(table, member_id)
            if table.seat_of(member_id) is not None and table.status != OVER:
                await self._vacate(table, member)
            lost = hash_token(new_token())
            await self._hall.change_people(table, lambda c: queries.set_token(c, member_id, lost))

    def _heir(self, table: LiveTable, leaver: Member) -> int | None:
        """Who keeps the table when its host leaves: the next person who sits there."""
        if not leaver.host:
            return None
        others = [seat.member_id for seat in table.seats if seat.member_id not in (None, leaver.id)]
        return others[0] if others else None

    async def come_back(self, table_id: str, token: str) -> TableInfo:
        """Take one's seat back from the stand-in."""
        async with self._hall.at(table_id) as table:
            member, seat = self._player(table, token)
            if table.status != PLAYING or table.seats[seat].stand_in is None:
                raise HallError("no-stand-in")
            match = table.playing()
            back = msgspec.structs.replace(table.seats[seat], stand_in=None)
            await self._hall.commit(table, match.come_back(seat, now_ms()))
            await self._hall.change_people(table, lambda connection: queries.set_seat(connection, table_id, back))
            table.send_states()
            return table.info(member)

    async def set_seat(self, table_id: str, token: str, seat: int, kind: str, bot: str | None) -> TableInfo:
        """The host opens a seat or puts a bot there."""
        async with self._hall.at(table_id) as table:
            host = self._host(table, token)
            if seat >= len(table.seats):
                raise HallError("bad-seat", field="seat", last=len(table.seats) - 1)
            new = SeatRow(seat, OPEN)
            if kind == "bot":
                chosen = check_bot(bot, table.game)
                new = SeatRow(seat, "bot", bot_name(table.game, chosen, _other_names(table, seat)), chosen)
            options = _forget_choices(table, seat if table.seats[seat].kind == "person" else None)

            def work(connection: Connection) -> None:
                queries.require_status(connection, table_id, OPEN, "not-open")
                queries.set_seat(connection, table_id, new)
                _write_options(connection, table, options)

            await self._hall.change_people(table, work)
            return table.info(host)

    async def start(self, table_id: str, token: str, fill: str | msgspec.UnsetType | None) -> TableInfo:
        """The host begins the game, with bots in the open seats if `fill` is set."""
        async with self._hall.at(table_id) as table:
            host = self._host(table, token)
            if table.match is not None:
                raise HallError("not-open")
            await self._fill(table, fill)
            await self._start(table)
            return table.info(host)

    async def _fill(self, table: LiveTable, fill: str | msgspec.UnsetType | None) -> None:
        """Put a bot into every open seat: this one, or the game's own choice (None)."""
        vacant = [seat.seat for seat in table.seats if seat.kind == OPEN]
        if not vacant:
            return
        if isinstance(fill, msgspec.UnsetType):
            raise HallError("seats-open")
        chosen = _chosen_bots(table.game, [fill] * len(vacant))
        names = [seat.name for seat in table.seats if seat.kind != OPEN]
        rows = []
        for seat, bot in zip(vacant, chosen, strict=True):
            names.append(bot_name(table.game, bot, names))
            rows.append(SeatRow(seat, "bot", names[-1], bot))

        def work(connection: Connection) -> None:
            for row in rows:
                queries.set_seat(connection, table.id, row, [OPEN])

        await self._hall.change_people(table, work)

    async def _start(self, table: LiveTable) -> None:
        if any(seat.kind == OPEN for seat in table.seats):
            raise HallError("seats-open")
        at = now_ms()
        match, entropy = table.set_up(at), table.entropy
        entries = match.begin(at)
        due = table.due(at, self._hall.settings.pause_time)
        status = table.status
        table.match = table.told = None  # nobody sees it before it is on disk

        def work(connection: Connection) -> None:
            queries.change_options(connection, table.id, table.row.options, table.row.options)
            queries.start_table(connection, table.id, at, due, status, entropy)
            queries.insert_entries(connection, table.id, entries)

        try:
            await self._hall.store.write(work)
        except StoreUnavailable:
            raise
        except (Conflict, HallError):
            await self._hall.refresh(table)
            raise HallError("not-open" if table.match is not None else "busy") from None
        await self._hall.refresh(table)
        self._hall.tell_others(News(table.id))
        self._hall.caretaker.drive(table)

    async def rematch(self, table_id: str, token: str) -> Seated:
        """The same people again: the first who asks makes the table, the others find their seats kept."""
        async with self._hall.at(table_id) as old:
            member, seat = self._player(old, token)
            if old.status != OVER:
                raise HallError("not-over")
            if old.row.rematch is None:
                await self._make_rematch(old, member)
        assert old.row.rematch is not None
        return await self._claim(old.row.rematch, member, seat)

    async def _make_rematch(self, old: LiveTable, member: Member) -> None:
        row = msgspec.structs.replace(
            await _new_row(old.row.game, old.row.options, old.row, old.row.help),
            rematch_of=old.id,
            listed=old.row.listed,
        )
        seats = [
            SeatRow(seat.seat, "bot", seat.name, seat.player)
            if seat.member_id is None
            else SeatRow(seat.seat, OPEN, held_for=seat.name, held_member=seat.member_id)
            for seat in old.seats
        ]
        with contextlib.suppress(Conflict):  # another process made it in the same moment
            await self._hall.store.write(lambda connection: queries.insert_table(connection, row, seats))
        await self._hall.refresh(old)
        self._hall.tell_others(News(old.id))
        log.info("rematch of %s by member %s", old.id, member.id)

    async def _claim(self, table_id: str, before: Member, seat: int) -> Seated:
        """Sit down in the seat that was kept; asking again gives a fresh token."""
        token = new_token()
        async with self._hall.at(table_id) as table:
            kept = table.seats[seat]
            if kept.kind == "person" and kept.held_member == before.id and kept.member_id is not None:
                again = kept.member_id
                await self._hall.change_people(table, lambda c: queries.set_token(c, again, hash_token(token)))
                return self._seated(table, table.members[again], token)
            if kept.held_member != before.id or kept.kind != OPEN:
                raise HallError("seat-taken", field="seat")
            first = not table.members

            def work(connection: Connection) -> int:
                hashed = hash_token(token)
                member = queries.insert_member(connection, table_id, before.name, hashed, before.account_id, host=first)
                row = SeatRow(seat, "person", before.name, member_id=member, held_member=before.id)
                queries.set_seat(connection, table_id, row, [OPEN])
                return member

            member = await self._hall.change_people(table, work)
            return self._seated(table, table.members[member], token)

    async def _start_rematch(self, table: LiveTable) -> None:
        """It begins by itself when everybody sits there and has added to the dice."""
        ready = all(seat.kind != OPEN and (seat.kind != "person" or seat.entropy) for seat in table.seats)
        if table.row.rematch_of is not None and ready:
            await self._start(table)

    async def fresh_token(self, table_id: str, account_id: int) -> Seated:
        """Sit down at one's own seat on another device."""
        token = new_token()
        async with self._hall.at(table_id) as table:
            own = [member for member in table.members.values() if member.account_id == account_id]
            if not own:
                raise HallError("not-seated")
            member = next((known for known in own if table.seat_of(known.id) is not None), own[0])
            await self._hall.change_people(table, lambda c: queries.set_token(c, member.id, hash_token(token)))
            return self._seated(table, table.members[member.id], token)

    async def delete(self, table_id: str, token: str) -> None:
        """The host clears the table, unless others are playing."""
        async with self._hall.at(table_id) as table:
            host = self._host(table, token)
            others = [seat for seat in table.seats if seat.member_id not in (None, host.id)]
            if table.status == PLAYING and others:
                raise HallError("game-running")
            await self._hall.clear_away(table_id)

    def _member(self, table: LiveTable, token: str | None) -> Member:
        member = table.member_of(token)
        if member is None:
            raise HallError("token-missing")
        return member

    def _player(self, table: LiveTable, token: str) -> tuple[Member, int]:
        """Who this is, and where they sit."""
        member = self._member(table, token)
        seat = table.seat_of(member.id)
        if seat is None:
            raise HallError("not-seated")
        return member, seat

    def _host(self, table: LiveTable, token: str | None) -> Member:
        member = self._member(table, token)
        if not member.host:
            raise HallError("not-host")
        return member


async def _new_row(game: str, options: dict[str, Any], wish: CreateTable | TableRow, plays_with_help: bool) -> TableRow:
    """A table whose dice are settled before anybody sits down."""
    now, seed = now_ms(), new_seed()
    return TableRow(
        id=new_table_id(),
        game=game,
        options=options,
        status=OPEN,
        listed=wish.listed,
        clock=wish.clock,
        help=plays_with_help,
        seed=seed,
        commitment=await asyncio.to_thread(commitment, seed),
        bot_seed=secrets.token_hex(32),
        created=now,
        updated=now,
        started=None,
        due=None,
        rematch_of=None,
    )


def _chosen_bots(game: Game, wanted: Sequence[str | None]) -> list[str]:
    """The bots that were asked for; where none was, one character after another, so that all are different."""
    usual = iter(usual_opponents(game, len(wanted)))
    return [next(usual) if bot is None else check_bot(bot, game) for bot in wanted]


def _arrange(game: Game, wishes: Sequence[SeatWish], name: str) -> list[SeatRow]:
    """The seats as their maker wants them."""
    names = [name]
    rows = []
    bots = iter(_chosen_bots(game, [wish.bot for wish in wishes if wish.kind == "bot"]))
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot":
            bot = next(bots)
            names.append(bot_name(game, bot, names))
            rows.append(SeatRow(seat, "bot", names[-1], bot))
        else:
            rows.append(SeatRow(seat, wish.kind, name if wish.kind == "person" else ""))
    return rows


def _insert(
    connection: Connection, row: TableRow, seats: list[SeatRow], name: str, token: str, account_id: int | None
) -> int:
    queries.insert_table(connection, row, seats)
    member = queries.insert_member(connection, row.id, name, hash_token(token), account_id, host=True)
    for seat in seats:
        if seat.kind == "person":
            queries.set_seat(connection, row.id, msgspec.structs.replace(seat, member_id=member))
    return member


def _take_seat(connection: Connection, table: LiveTable, seat: SeatRow, member: int, name: str) -> None:
    """Sit down, unless somebody else was quicker."""
    new = SeatRow(seat.seat, "person", name, member_id=member, entropy=seat.entropy)
    queries.set_seat(connection, table.id, new, [seat.kind])


def _as_chosen(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options as the game understands them; but what was left to the game for some seats is still to be chosen."""
    open_still = {
        option.name: given.get(option.name, option.default)
        for option in game.OPTIONS
        if option.kind == "seats" and isinstance(given.get(option.name, option.default), str)
    }
    return {**game.options, **open_still}


def _member(table: LiveTable, member_id: int) -> Member:
    """Somebody at this table."""
    member = table.members.get(member_id)
    if member is None:
        raise HallError("unknown-person", field=str(member_id)[:20])
    return member


def _choose(table: LiveTable, options: dict[str, Any], seat: int, choices: Mapping[str, str]) -> dict[str, Any]:
    """The options with what the person in this seat wants to play with, if the game agrees."""
    if not choices:
        return options
    if table.match is not None:
        raise HallError("not-open")
    chosen = choose_for_seat(table.game.OPTIONS, options, seat, choices)
    check_from_afar(table.game.OPTIONS, chosen)
    load_game(table.row.game, **chosen)
    return chosen


def _forget_choices(table: LiveTable, seat: int | None) -> dict[str, Any]:
    """The options once nobody sits in this seat any more: what a person chose goes with them, before the start."""
    if seat is None or table.match is not None:
        return table.row.options
    by_seat = [option.name for option in table.game.OPTIONS if option.kind == "seats"]
    return choose_for_seat(table.game.OPTIONS, table.row.options, seat, dict.fromkeys(by_seat, ""))


def _write_options(connection: Connection, table: LiveTable, options: dict[str, Any]) -> None:
    if options != table.row.options:
        queries.change_options(connection, table.id, table.row.options, options)


def _other_names(table: LiveTable, seat: int) -> list[str]:
    return [other.name for other in table.seats if other.seat != seat]
