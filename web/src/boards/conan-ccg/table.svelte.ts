// What all parts of the table share: the position, what may be done, what has been picked for it, what it would do.

import type { BoardProps } from "../../lib/board";
import { Drag } from "../../lib/drag.svelte";
import { Lens } from "../../lib/lens.svelte";
import { keyOf, Picking, same, type Handle } from "../../lib/picking.svelte";
import { choiceOf, type TableChoice } from "./handles";
import type { Details, Preview, View } from "./model";

/** Something that can be read at full size: a card, and what stands for it on the table. */
export interface Thing {
  card: string;
  uid?: number;
}

/** A moment as it is shown: while a scene goes on, the one before it. */
export interface Shown {
  view: View;
  details: Details | null;
}

export class Table {
  readonly lens = new Lens<Thing>();
  /** A choice that has to be made twice, because Conan would not survive it. */
  deadly = $state.raw<string | null>(null);
  /** A gap that one looks at, as it would be. */
  looked = $state<string | null>(null);
  #props: () => BoardProps;
  #shown: () => Shown | null;

  constructor(props: () => BoardProps, shown: () => Shown | null) {
    this.#props = props;
    this.#shown = shown;
  }

  readonly view = $derived.by(() => this.#shown()?.view ?? (this.#props().view as unknown as View));
  readonly details = $derived.by(() =>
    this.#shown() ? (this.#shown()?.details ?? null) : (this.#props().details as Details | null),
  );
  readonly you = $derived.by(() => this.#props().you);
  /** A choice that is proposed, and what to take hold of next for it. */
  readonly hint = $derived.by(() => this.choices.find(({ action }) => action === this.#props().hint)?.action ?? null);
  readonly proposed = $derived.by((): string | null => {
    const next = this.hint && choiceOf(this.hint).handles.find(({ kind, name }) => !this.isPicked(kind, name));
    return next ? keyOf(next) : null;
  });
  /** What is proposed for all of a question. */
  readonly plan = $derived.by((): TableChoice[] =>
    this.choices.length ? (this.#props().plan ?? []).map(choiceOf) : [],
  );
  readonly names = $derived.by(() => this.#props().names);
  readonly choices = $derived.by((): TableChoice[] => (this.#shown() ? [] : this.#props().legal.map(choiceOf)));
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

  readonly picking = new Picking<TableChoice>(
    () => this.choices,
    (choice) => this.choose(choice.action),
    (handle) => this.#explain(handle),
  );
  readonly drag = new Drag(
    (kind, name) => {
      this.lens.hide();
      return this.picking.take(kind, name);
    },
    (kind, name) => {
      if (this.picking.isLit(kind, name)) this.pick(kind, name);
      else this.picking.drop();
    },
    () => this.picking.drop(),
  );
  /** What nothing on the table stands for. */
  readonly buttons = $derived.by(() => this.choices.filter((choice) => choice.handles.length === 0));

  isLit = (kind: string, name: string): boolean => this.picking.isLit(kind, name);
  isPicked = (kind: string, name: string): boolean => this.picking.isPicked(kind, name);
  planned = (kind: string, name: string): TableChoice | null =>
    this.plan.find(({ handles }) => handles.some((one) => same(one, { kind, name }))) ?? null;
  /** How many copies of a card the proposal lets go. */
  going = (card: string): number => this.plan.filter(({ action }) => action === `discard ${card}`).length;
  label = (action: string): string => this.#labels.get(action) ?? action;
  preview = (action: string): Preview | null => (this.#props().previews[action] as Preview | undefined) ?? null;

  pick = (kind: string, name: string): void => {
    this.lens.hide();
    this.looked = null;
    this.picking.pick(kind, name);
  };

  /** The choice that a click here would make, if it would make one. */
  choiceAt(kind: string, name: string): TableChoice | null {
    if (!this.isLit(kind, name)) return null;
    const left = this.picking.with([...this.picking.picked, { kind, name }]);
    return left.find(({ by }) => by === null) ?? left[0] ?? null;
  }

  choose = (action: string): void => {
    if (this.preview(action)?.price?.deadly && this.deadly !== action) {
      this.deadly = action;
      return;
    }
    this.drop();
    this.#props().choose(action);
  };

  drop = (): void => {
    this.deadly = null;
    this.looked = null;
    this.picking.drop();
  };

  /** What is not possible says why, if the server knows that somebody may look for it. */
  #explain(handle: Handle): void {
    const wish = this.#props().blocked.find(({ action }) => choiceOf(action).handles.some((one) => same(one, handle)));
    if (wish) this.#props().explain(wish.action);
  }
}
