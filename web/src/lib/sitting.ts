// Sitting down: every way to get a seat keeps its token and leads to the table.

import * as api from "./api";
import type { GameInfo, Seated, SeatRequest, Table, TableRequest } from "./protocol";
import { diceOf, keep, keepDice } from "./purse";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

async function keepSeat({ table, token, seat }: Seated): Promise<void> {
  keep({ id: table.id, token, game: table.game, seat, since: Date.now() });
  if (seat !== null) await addToDice(table, seat);
}

/** Keep the promise about the dice, and add to them now that it is known; docs/fairness.md tells why. */
export async function addToDice({ id, commitment, status }: Table, seat: number): Promise<void> {
  if (status !== "open") {
    if (!diceOf(id)) keepDice(id, { commitment, seat: null });
    return;
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const entropy = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  keepDice(id, { commitment, seat, entropy });
  try {
    await api.addEntropy(id, entropy);
  } catch (error) {
    if (!(error instanceof api.Refused && error.refusal.code === "not-open")) throw error;
    keepDice(id, { commitment, seat: null }); // the game began in this very moment
  }
}

const myName = (): { name?: string } => (settings.stored.name ? { name: settings.stored.name } : {});

/** What each seat plays with, by option: a text for each. */
export type SeatTexts = Record<string, string[]>;

/** The options of a table as the game wants them: the texts of all seats make one. */
export function withSeats(game: GameInfo, players: number, texts: SeatTexts): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { name, between } of game.options.filter((option) => option.kind === "seats")) {
    const each = Array.from({ length: players }, (_, seat) => texts[name]?.[seat] ?? "");
    if (each.some((text) => text !== "")) found[name] = each.join(between);
  }
  return found;
}

/** A seat for me, bots in the others, and the game begins. */
export async function playNow(
  game: GameInfo,
  players: number,
  against: string | null = null,
  texts: SeatTexts = {},
): Promise<void> {
  const seats = Array.from({ length: players }, (_, at): SeatRequest => ({
    kind: at === 0 ? "person" : "bot",
    bot: at === 1 ? against : null,
  }));
  await open({ game: game.id, options: { players, ...withSeats(game, players, texts) }, seats, start: true });
}

export async function open({ start, ...request }: TableRequest): Promise<void> {
  const seated = await api.create({ ...request, ...myName() });
  await keepSeat(seated);
  if (start) await api.start(seated.table.id, { fill: null });
  router.go(`/table/${seated.table.id}`);
}

/** Sit down at a table of others; without a seat one watches and may chat. */
export async function joinTable(
  table: Table,
  name: string,
  seat: number | null,
  choices: Record<string, string> = {},
): Promise<void> {
  settings.set("name", name);
  await keepSeat(await api.join(table.id, name, seat, choices));
}

export async function playAgain(table: Table): Promise<void> {
  const seated = await api.rematch(table.id);
  await keepSeat(seated);
  router.go(`/table/${seated.table.id}`);
}

/** The seat is known to the account but not to this device. */
export async function fetchSeat(table: Table): Promise<void> {
  await keepSeat(await api.freshToken(table.id));
}
