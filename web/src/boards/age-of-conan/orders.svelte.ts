// What one has said once for a whole contest or adventure, so that it need not be said at every step of it.

import { frameOf, wayOfConan, type View } from "./model";

/** Whoever goes on in a contest is asked again once the chance in the end is lower than this. */
export const EVEN = 0.5;

type Order = "onward" | "no-cards" | "no-more" | "lead";
const ORDERS: Record<string, Order> = {
  press: "onward",
  march: "onward",
  decline: "no-cards",
  pass: "no-more",
  conan: "lead",
};

const orderOf = (action: string): Order | undefined => ORDERS[action.split(" ")[0] ?? ""];

/** Where an order holds: in a contest of this province, or in this adventure. */
const scopeOf = (view: View, order: Order): string | null =>
  order === "lead" ? view.adventure : (view.contest?.province ?? null);

/** Whether the question is open that an order answers. */
const isOpen = (view: View, order: Order): boolean =>
  order === "lead" ? frameOf(view)?.frame === "conan" : view.contest !== null;

/** The choice that can be made once for all, if there is one. */
export function orderedOf(view: View, legal: readonly string[]): string | undefined {
  const frame = frameOf(view)?.frame;
  if (frame === "conan") return legal.find((action) => action === `conan ${wayOfConan(view)[0] ?? "stay"}`);
  return legal.find((action) => action in ORDERS && (action !== "pass" || frame === "own-roll"));
}

/** Whether an order goes on with the contest, which is worth it only with a good chance. */
export const isOnward = (action: string): boolean => orderOf(action) === "onward";

class Orders {
  #given = $state.raw<{ order: Order; scope: string }[]>([]);

  /** Do this as long as the contest or the adventure lasts. */
  give(view: View, action: string): void {
    const order = orderOf(action);
    const scope = order && scopeOf(view, order);
    if (scope) this.#given = [...this.#given, { order, scope }];
  }

  /** Forget what was said for a contest or an adventure that is over; and whoever takes a step back that was made so
   * wants to be asked. */
  tidy(view: View, isBack: boolean): void {
    const holding = this.#given.filter(
      ({ order, scope }) => scopeOf(view, order) === scope && !(isBack && isOpen(view, order)),
    );
    if (holding.length < this.#given.length) this.#given = holding;
  }

  clear(): void {
    this.#given = [];
  }

  has(view: View, action: string): boolean {
    return this.#given.some(({ order, scope }) => order === orderOf(action) && scopeOf(view, order) === scope);
  }
}

export const orders = new Orders();
