// What all parts of the table share: what may be done, what has been picked for it, what it is worth, and what one reads.

import type { BoardProps } from "../../lib/board";
import { Lens } from "../../lib/lens.svelte";
import { choiceOf, differInUnits, fitting, open, same, type Choice, type Handle } from "./handles";
import type { View } from "./model";

/** Something that can be read at full size. */
export interface Thing {
  kind: string;
  name: string;
  /** Whose it is, where that matters. */
  seat?: number;
}

/** The exact chances of a choice, as far as they are known. */
export interface Chances {
  roll: number | null;
  end: number | null;
}

export const keyOf = ({ kind, name }: Handle): string => `${kind} ${name}`;
const OF_STRATEGY = new Set(["commit", "bid", "replace"]);
const isNumber = (cell: unknown): cell is number => typeof cell === "number";

export class Table {
  readonly lens = new Lens<Thing>();
  picked = $state.raw<Handle[]>([]);
  #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly props = $derived.by(() => this.#props());
  readonly view = $derived.by(() => this.#props().view as unknown as View);
  readonly you = $derived.by(() => this.#props().you);
  readonly choices = $derived.by((): Choice[] => this.#props().legal.map(choiceOf));
  readonly left = $derived.by(() => fitting(this.choices, this.picked));
  readonly #open = $derived.by(() => open(this.choices, this.picked));
  readonly #lit = $derived.by(() => new Set(this.#open.map(keyOf)));
  /** The kinds of things that may be picked next. */
  readonly openKinds = $derived.by(() => new Set(this.#open.map((one) => one.kind)));
  /** What nothing on the table stands for: buttons. */
  readonly buttons = $derived.by(() => this.choices.filter((choice) => choice.handles.length === 0));
  /** The last question of what has been picked: how many units, or which of several deeds. */
  readonly asked = $derived.by((): Choice[] => {
    if (this.picked.length === 0) return [];
    const ways = new Set(this.left.map((choice) => choice.handles.map(keyOf).join()));
    return ways.size === 1 ? this.left : this.left.filter(({ handles }) => handles.every((one) => this.isPicked(one)));
  });
  /** What to take hold of next for the choice that is proposed. */
  readonly proposed = $derived.by((): Handle | null => {
    const hint = this.#props().hint;
    if (hint === null || !this.#props().legal.includes(hint)) return null;
    return choiceOf(hint).handles.find((one) => !this.isPicked(one)) ?? null;
  });
  readonly #labels = $derived.by(
    () =>
      new Map(
        this.#props().menu.flatMap((row) =>
          row.choices.map(({ action, label }): [string, string] => [
            action,
            [row.title, label].filter(Boolean).join(" "),
          ]),
        ),
      ),
  );
  readonly #chances = $derived.by(
    () =>
      new Map(
        (this.#props().odds?.rows ?? []).map(([action, roll, , , end]): [string, Chances] => [
          String(action),
          { roll: isNumber(roll) ? roll : null, end: isNumber(end) ? end : null },
        ]),
      ),
  );

  isLit = (kind: string, name: string): boolean => this.#lit.has(`${kind} ${name}`);
  isPicked = (handle: Handle): boolean => this.picked.some((one) => same(one, handle));
  /** Whether pieces may leave from here. */
  isOrigin = (name: string): boolean =>
    this.choices.some((choice) => choice.handles.some((one) => one.isOrigin && one.name === name));
  /** An action in words; what a strategy card shows need not be said beside the card itself. */
  label = (action: string): string => {
    const label = this.#labels.get(action) ?? action;
    return OF_STRATEGY.has(choiceOf(action).verb) ? label.replace(/ \([^)]*\)/, "") : label;
  };
  chances = (action: string): Chances | null => this.#chances.get(action) ?? null;

  pick = (kind: string, name: string): void => {
    const handle: Handle = { kind, name };
    this.lens.hide();
    if (this.isPicked(handle)) this.picked = this.picked.filter((one) => !same(one, handle));
    else if (this.isLit(kind, name)) this.picked = [...this.picked, handle];
    else if (fitting(this.choices, [handle]).length) this.picked = [handle];
    else return this.#explain(handle);
    const [only] = this.asked;
    // Where an army goes is asked even if there is only one way: it may have been clicked to look.
    const isMeant = only?.units === null || only?.handles.every((one) => this.isPicked(one));
    if (only && this.left.length === 1 && isMeant) this.choose(only.action);
  };

  /** Take from one province and put into another at one go. */
  carry = (from: string, to: string): void => {
    this.picked = [{ kind: "province", name: from }];
    if (this.isLit("province", to)) this.pick("province", to);
    else this.picked = [];
  };

  choose = (action: string): void => {
    this.picked = [];
    this.#props().choose(action);
  };

  drop = (): void => {
    this.picked = [];
  };

  get differsInUnits(): boolean {
    return differInUnits(this.asked);
  }

  /** What is not possible says why, if the server knows that somebody may look for it. */
  #explain(handle: Handle): void {
    this.picked = [];
    const wish = this.#props().blocked.find(({ action }) => choiceOf(action).handles.some((one) => same(one, handle)));
    if (wish) this.#props().explain(wish.action);
  }
}
