// Sitting down: every way to get a seat keeps its token and leads to the table.

import * as api from "./api";
import type { GameInfo, Seated, SeatRequest, Table, TableRequest } from "./protocol";
import { keep } from "./purse";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

function keepSeat({ table, token, seat }: Seated): void {
  keep({ id: table.id, token, game: table.game, seat, since: Date.now() });
}

const myName = (): { name?: string } => (settings.stored.name ? { name: settings.stored.name } : {});

/** One request: a seat for me, bots in the others, and the game begins. */
export async function playNow(game: GameInfo, players: number): Promise<void> {
  const seats = Array.from({ length: players }, (_, at): SeatRequest => ({
    kind: at === 0 ? "person" : "bot",
    bot: null,
  }));
  await open({ game: game.id, options: { players }, seats, start: true });
}

export async function open(request: TableRequest): Promise<void> {
  const seated = await api.create({ ...request, ...myName() });
  keepSeat(seated);
  router.go(`/table/${seated.table.id}`);
}

/** Sit down at a table of others; without a seat one watches and may chat. */
export async function joinTable(table: Table, name: string, seat: number | null): Promise<void> {
  settings.set("name", name);
  keepSeat(await api.join(table.id, name, seat));
}

export async function playAgain(table: Table): Promise<void> {
  const seated = await api.rematch(table.id);
  keepSeat(seated);
  router.go(`/table/${seated.table.id}`);
}

/** The seat is known to the account but not to this device. */
export async function fetchSeat(table: Table): Promise<void> {
  keepSeat(await api.freshToken(table.id));
}
