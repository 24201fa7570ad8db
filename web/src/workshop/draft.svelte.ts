// The deck on the bench. Every change is looked at by the engine and kept at once.

import * as api from "../lib/api";
import { myDecks, type MyDeck } from "../lib/decks.svelte";
import type { CardCounts, CardList, DeckSheet, Workshop } from "../lib/protocol";
import { reason } from "../lib/reason";
import { tell } from "./words";

const PAUSE = 90; // milliseconds without a change before the engine is asked
const MOST_COPIES = 99;

const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-").slice(0, 32);

export class Draft {
  id = $state(newId());
  name = $state("");
  cards = $state.raw<CardCounts>({});
  home = $state("");
  /** The deck of the game that lies here unchanged, by its id; nobody keeps it as their own yet. */
  origin = $state("");
  /** What the engine says of the cards as they are; null while it is asked. */
  sheet = $state.raw<DeckSheet | null>(null);
  problem = $state("");
  /** What was done last, for those who cannot see it. */
  spoken = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly shop: () => Workshop,
  ) {}

  count(card: string): number {
    return this.cards[card] ?? 0;
  }

  get total(): number {
    return Object.values(this.cards).reduce((sum, count) => sum + count, 0);
  }

  get isLegal(): boolean {
    return this.sheet !== null && this.sheet.faults.length === 0;
  }

  add(card: string): void {
    const { cards, parts } = this.shop();
    const facts = cards.find((one) => one.id === card);
    const part = parts.find((one) => one.id === facts?.part);
    if (!facts || !part) return;
    const others = new Set(part.single ? cards.filter((one) => one.part === part.id).map((one) => one.id) : []);
    const kept = Object.fromEntries(Object.entries(this.cards).filter(([one]) => !others.has(one)));
    this.#change({ ...kept, [card]: part.single ? 1 : Math.min(this.count(card) + 1, MOST_COPIES) });
    this.#speak(card);
  }

  remove(card: string): void {
    const { [card]: count = 0, ...rest } = this.cards;
    if (!count) return;
    this.#change(count > 1 ? { ...rest, [card]: count - 1 } : rest);
    this.#speak(card);
  }

  swap(out: string, into: string): void {
    this.remove(out);
    this.add(into);
  }

  rename(name: string): void {
    this.name = name;
    this.#change(this.cards);
  }

  /** Nothing on the bench. */
  clear(): void {
    this.#put({ id: newId(), name: "", cards: {}, home: myDecks.owner });
  }

  open(deck: MyDeck): void {
    this.#put(deck);
  }

  /** A deck of mine that begins as this list. */
  start({ name, cards }: Omit<CardList, "id">): void {
    this.#put({ id: newId(), name, cards, home: myDecks.owner });
    this.#change(this.cards);
  }

  /** A deck of the game, to look at; the first change makes it mine. */
  show({ id, name, cards }: CardList): void {
    this.#put({ id: newId(), name, cards, home: myDecks.owner });
    this.origin = id;
  }

  /** Have it kept by whoever is signed in. */
  settle(): void {
    this.home = myDecks.owner;
    this.#keep();
  }

  #put({ id, name, cards, home }: Pick<MyDeck, "id" | "name" | "cards" | "home">): void {
    const known = new Set(this.shop().cards.map((card) => card.id));
    this.id = id;
    this.name = name;
    this.home = home;
    this.origin = "";
    this.cards = Object.fromEntries(Object.entries(cards).filter(([card]) => known.has(card)));
    this.look();
  }

  #change(cards: CardCounts): void {
    this.cards = cards;
    this.origin = "";
    this.#keep();
    this.look();
  }

  #keep(): void {
    if (!this.total && !myDecks.find(this.id)) return; // nobody keeps an empty deck
    const { line = "", faults = null } = this.sheet ?? {};
    myDecks.keep({
      id: this.id,
      game: this.game,
      name: this.name.trim() || tell("unnamed"),
      cards: this.cards,
      line,
      isLegal: faults?.length === 0,
      home: this.home,
      isNew: true,
    });
  }

  #speak(card: string): void {
    const name = this.shop().cards.find((one) => one.id === card)?.name ?? "";
    this.spoken = tell("added", { card: name, count: this.count(card) });
  }

  /** Have the engine look at it, now that the cards or the language have changed. */
  look(): void {
    this.sheet = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }

  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    const { cards } = this;
    try {
      const sheet = await api.checkDeck(this.game, this.name.trim() || tell("unnamed"), cards);
      if (asked !== this.#asked || cards !== this.cards) return;
      this.sheet = sheet;
      this.problem = "";
      const before = myDecks.find(this.id);
      if (before && before.line !== sheet.line) this.#keep();
    } catch (error) {
      if (asked === this.#asked) this.problem = reason(error);
    }
  }
}
