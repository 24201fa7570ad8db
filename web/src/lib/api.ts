// The HTTP half of the protocol.

import type {
  Analysis,
  Blocked,
  CardCounts,
  CardList,
  Clock,
  DeckSheet,
  GameInfo,
  Hand,
  Hint,
  Invitation,
  KeptDeck,
  Odds,
  RatingStep,
  Refusal,
  Replay,
  Rule,
  Seated,
  Table,
  TableRequest,
  Workshop,
} from "./protocol";
import { account, tokenOf } from "./purse";
import { settings } from "./settings.svelte";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.text);
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

export async function ask<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  token?: string | null,
): Promise<Answer> {
  const answer = await request(method, path, body, token);
  return answer.status === 204 ? (undefined as Answer) : ((await answer.json().catch(() => null)) as Answer);
}

/** The answer to a request that was not refused. */
async function request(
  method: Method,
  path: string,
  body?: unknown,
  token?: string | null,
  signal?: AbortSignal,
): Promise<Response> {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", settings.language);
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    answer = await fetch(address, { method, headers, body: sent, signal });
  } catch {
    throw new Refused(0, { code: "offline", text: "", rule: null, field: null });
  }
  if (!answer.ok) throw new Refused(answer.status, refusalOf(await answer.json().catch(() => null)));
  return answer;
}

function refusalOf(body: unknown): Refusal {
  if (body && typeof body === "object" && "code" in body) return body as Refusal;
  return { code: "internal", text: "", rule: null, field: null };
}

const own = (): string | null => account()?.token ?? null;

export const games = (): Promise<GameInfo[]> => ask("GET", "/api/games");
export const game = (id: string): Promise<GameInfo> => ask("GET", `/api/games/${id}`);
export const rules = (id: string): Promise<Rule[]> => ask("GET", `/api/games/${id}/rules`);
export const listed = (): Promise<Table[]> => ask("GET", "/api/tables");
export const table = (id: string): Promise<Table> => ask("GET", `/api/tables/${id}`, undefined, tokenOf(id));
export const create = (request: TableRequest): Promise<Seated> => ask("POST", "/api/tables", request, own());

export const invitation = (id: string): Promise<Invitation> => ask("GET", `/api/tables/${id}/invitation`);

/** Sit down, or watch (`seat` null); `choices` says what one wants to play with, by option. */
export const join = (id: string, name: string, seat: number | null, choices: Record<string, string>): Promise<Seated> =>
  ask("POST", `/api/tables/${id}/join`, { name, seat, choices }, own());

/** Take a free seat, or choose what to play with in one's own. */
export const sit = (id: string, seat: number, choices: Record<string, string> = {}): Promise<Table> =>
  ask("POST", `/api/tables/${id}/sit`, { seat, choices }, tokenOf(id));

export const addEntropy = (id: string, entropy: string): Promise<Table> =>
  ask("PUT", `/api/tables/${id}/entropy`, { entropy }, tokenOf(id));

export const leave = (id: string): Promise<Table> => ask("POST", `/api/tables/${id}/leave`, {}, tokenOf(id));
export const comeBack = (id: string): Promise<Table> => ask("POST", `/api/tables/${id}/return`, {}, tokenOf(id));

export const setSeat = (id: string, seat: number, bot: string | null): Promise<Table> =>
  ask("PUT", `/api/tables/${id}/seats/${seat}`, bot === null ? { kind: "open" } : { kind: "bot", bot }, tokenOf(id));

/** Begin the game; `fill: null` puts the bot that the game proposes into the open seats. */
export const start = (id: string, wishes: { fill?: string | null }): Promise<Table> =>
  ask("POST", `/api/tables/${id}/start`, wishes, tokenOf(id));

export const rematch = (id: string): Promise<Seated> => ask("POST", `/api/tables/${id}/rematch`, {}, tokenOf(id));
export const freshToken = (id: string): Promise<Seated> => ask("POST", `/api/tables/${id}/token`, {}, own());
export const remove = (id: string): Promise<void> => ask("DELETE", `/api/tables/${id}`, undefined, tokenOf(id));
/** Null where the game has none. */
export const odds = (id: string): Promise<Odds | null> => ask("GET", `/api/tables/${id}/odds`, undefined, tokenOf(id));
/** Null where nobody knows. */
export const chances = (id: string, at?: number): Promise<{ chances: number[] | null } | null> =>
  ask("GET", `/api/tables/${id}/chances${at === undefined ? "" : `?at=${at}`}`, undefined, tokenOf(id));
export const previews = (id: string): Promise<{ choices: Record<string, unknown> }> =>
  ask("GET", `/api/tables/${id}/previews`, undefined, tokenOf(id));
export const blocked = (id: string): Promise<{ choices: Blocked[] }> =>
  ask("GET", `/api/tables/${id}/blocked`, undefined, tokenOf(id));
/** Only after the end, and only where the game can tell. */
export const analysis = (id: string): Promise<Analysis> =>
  ask("GET", `/api/tables/${id}/analysis`, undefined, tokenOf(id));
/** What a bot would do in one’s place until something else is asked. */
export const plan = (id: string): Promise<{ actions: string[] }> =>
  ask("GET", `/api/tables/${id}/plan`, undefined, tokenOf(id));
export const hint = (id: string): Promise<Hint> => ask("GET", `/api/tables/${id}/hint`, undefined, tokenOf(id));

/** The whole game, in as many answers as it takes. */
export async function replay(id: string, viewpoint: string | null): Promise<Replay> {
  const as = viewpoint === null ? "" : `&as=${encodeURIComponent(viewpoint)}`;
  let whole: Replay | null = null;
  for (;;) {
    const from: number = whole ? whole.steps.length : 0;
    const part: Replay = await ask(
      "GET",
      `/api/tables/${id}/replay?from=${from}&limit=500${as}`,
      undefined,
      tokenOf(id),
    );
    if (whole) whole.steps.push(...part.steps);
    else whole = part;
    if (part.steps.length === 0 || whole.steps.length > part.total) return whole;
  }
}

/** The record as one's own seat may have it: lines of JSON. */
export const record = (id: string): Promise<string> => text(`/api/tables/${id}/record`, tokenOf(id));

/** A picture as SVG text, or a record. It cannot carry a token in its address, so it is fetched like everything else. */
export async function text(path: string, token: string | null): Promise<string> {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", settings.language);
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Refused(answer.status, refusalOf(await answer.json().catch(() => null)));
  return answer.text();
}

// -- cards and decks

export const workshop = (game: string): Promise<Workshop> => ask("GET", `/api/games/${game}/workshop`);
export const findCards = (game: string, query: string): Promise<{ cards: string[] }> =>
  ask("GET", `/api/games/${game}/cards?q=${encodeURIComponent(query)}`);
export const cardPicture = (game: string, card: string): string =>
  `/api/games/${game}/cards/${card}/face.svg?lang=${settings.language}`;
export const checkDeck = (game: string, name: string, cards: CardCounts): Promise<DeckSheet> =>
  ask("POST", `/api/games/${game}/deck`, { name, cards });
export const drawHands = (game: string, cards: CardCounts): Promise<Hand[]> =>
  ask("POST", `/api/games/${game}/deck/hands`, { cards });
export const importDeck = (game: string, text: string): Promise<CardList> =>
  ask("POST", `/api/games/${game}/deck/import`, { text });

/** A sheet of cards to cut out, as PDF. */
export async function printDeck(game: string, cards: CardCounts, paper: string, backs: boolean): Promise<Blob> {
  return (await request("POST", `/api/games/${game}/deck/print`, { cards, paper, backs })).blob();
}

/** Rate a deck; every step is told, the last one with the rating. Whoever calls it off stops the games. */
export async function rateDeck(
  game: string,
  cards: CardCounts,
  tell: (step: RatingStep) => void,
  signal: AbortSignal,
): Promise<void> {
  const answer = await request("POST", `/api/games/${game}/deck/rating`, { cards }, null, signal);
  const lines = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await lines?.read(); part && !part.done; part = await lines?.read()) {
    const [last, ...whole] = (rest + part.value).split("\n").reverse();
    rest = last ?? "";
    for (const line of whole.reverse()) tell(JSON.parse(line) as RatingStep);
  }
}

export const myDecks = (token: string): Promise<KeptDeck[]> => ask("GET", "/api/me/decks", undefined, token);
export const keepDeck = (
  token: string,
  id: string,
  deck: { game: string; name: string; cards: CardCounts },
): Promise<KeptDeck> => ask("PUT", `/api/me/decks/${id}`, deck, token);
export const dropDeck = (token: string, id: string): Promise<void> =>
  ask("DELETE", `/api/me/decks/${id}`, undefined, token);

export interface Me {
  account: { name: string };
  tables: Table[];
}

export const me = (token: string): Promise<Me> => ask("GET", "/api/me", undefined, token);
export const signUp = (name: string, password: string): Promise<{ account: { name: string }; token: string }> =>
  ask("POST", "/api/accounts", { name, password });
export const signIn = (name: string, password: string): Promise<{ account: { name: string }; token: string }> =>
  ask("POST", "/api/sessions", { name, password });
export const changePassword = (token: string, old: string, fresh: string): Promise<{ token: string }> =>
  ask("PUT", "/api/me/password", { old, new: fresh }, token);
export const signOutEverywhere = (token: string): Promise<void> => ask("DELETE", "/api/me/sessions", undefined, token);
export const exported = (token: string): Promise<string> => text("/api/me/export", token);
export const deleteAccount = (token: string): Promise<void> => ask("DELETE", "/api/me", undefined, token);

/** What the house says to everybody. */
export interface House {
  announcement: string | null;
  read_only: boolean;
}

export const house = (): Promise<House> => ask("GET", "/api/house");
/** Tell whoever looks after the hall what goes on at a table. */
export const report = (id: string, words: string): Promise<void> =>
  ask("POST", `/api/tables/${id}/report`, { text: words }, tokenOf(id));

export const signOut = (token: string): Promise<void> => ask("DELETE", "/api/sessions", undefined, token);

export function clockOf(kind: string, amount: number): Clock {
  if (kind === "live") return { kind: "live", seconds: amount * 60, increment: 10 };
  return kind === "days" ? { kind: "days", days: amount } : null;
}
