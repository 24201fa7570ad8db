// The decks that somebody has built: kept in this browser, and with the account of whoever is signed in.

import * as api from "./api";
import type { CardCounts, KeptDeck } from "./protocol";
import { account } from "./purse";

export interface MyDeck {
  id: string;
  game: string;
  name: string;
  cards: CardCounts;
  /** The deck as a table takes it, once the engine has looked at it. */
  line: string;
  isLegal: boolean;
  /** The name of the account that keeps it; empty if this browser alone does. */
  home: string;
  /** Changed here, and the account does not know it yet. */
  isNew: boolean;
}

const KEY = "warhall.decks";
const MOST = 200;
const PAUSE = 800; // milliseconds after the last change before the account is told

function read(): MyDeck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as MyDeck[]) : [];
  } catch {
    return []; // a page without storage keeps decks until it is closed
  }
}

class MyDecks {
  all = $state.raw<MyDeck[]>(read());
  /** Who is signed in. */
  owner = $state(account()?.name ?? "");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The decks for a game that may be used here: those of this browser, and those of whoever is signed in. */
  of(game: string): MyDeck[] {
    return this.all.filter((deck) => deck.game === game && (deck.home === "" || deck.home === this.owner));
  }

  find(id: string): MyDeck | undefined {
    return this.all.find((deck) => deck.id === id);
  }

  /** The name of a deck of mine by its line. */
  named(line: string): string | undefined {
    return this.all.find((deck) => deck.line === line)?.name;
  }

  keep(deck: MyDeck): void {
    this.#write([deck, ...this.all.filter((other) => other.id !== deck.id)]);
    if (deck.home && deck.isNew) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.sync(), PAUSE);
    }
  }

  async drop(deck: MyDeck): Promise<void> {
    const own = account();
    if (deck.home && own?.name === deck.home) await api.dropDeck(own.token, deck.id);
    this.#write(this.all.filter((other) => other.id !== deck.id));
  }

  /** Tell the account what is new here, and hear what is new there. */
  async sync(): Promise<void> {
    const own = account();
    this.owner = own?.name ?? "";
    if (!own) return;
    try {
      for (const deck of this.all.filter((one) => one.home === own.name && one.isNew))
        await this.#tell(deck, own.token);
      this.#hear(await api.myDecks(own.token), own.name);
      await this.#look();
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error; // it stays new, and is told later
    }
  }

  async #tell(deck: MyDeck, token: string): Promise<void> {
    await api.keepDeck(token, deck.id, { game: deck.game, name: deck.name, cards: deck.cards });
    this.#write(this.all.map((one) => (one === deck ? { ...one, isNew: false } : one)));
  }

  #hear(kept: KeptDeck[], owner: string): void {
    const others = this.all.filter((deck) => deck.home !== owner || deck.isNew);
    const known = new Set(others.map((deck) => deck.id));
    const heard = kept.filter((deck) => !known.has(deck.id)).map((deck) => this.#heard(deck, owner));
    this.#write([...others, ...heard]);
  }

  #heard({ id, game, name, cards }: KeptDeck, home: string): MyDeck {
    const before = this.find(id);
    const isSame = before !== undefined && same(before.cards, cards);
    const [line, isLegal] = isSame ? [before.line, before.isLegal] : ["", false];
    return { id, game, name, cards, line, isLegal, home, isNew: false };
  }

  /** Have the engine look at decks that came from elsewhere. */
  async #look(): Promise<void> {
    for (const deck of this.all.filter((one) => !one.line && Object.keys(one.cards).length)) {
      const sheet = await api.checkDeck(deck.game, deck.name, deck.cards).catch(() => null);
      if (!sheet) continue;
      const seen = { line: sheet.line, isLegal: sheet.faults.length === 0 };
      this.#write(
        this.all.map((one) => (one.id === deck.id && same(one.cards, deck.cards) ? { ...one, ...seen } : one)),
      );
    }
  }

  #write(decks: MyDeck[]): void {
    this.all = decks.slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // As above.
    }
  }
}

function same(one: CardCounts, other: CardCounts): boolean {
  const cards = Object.keys(one);
  return cards.length === Object.keys(other).length && cards.every((card) => one[card] === other[card]);
}

export const myDecks = new MyDecks();
