// What all parts of the table share: what may be done, what has been picked for it, what it is worth, and what one reads.

import { untrack } from "svelte";

import type { BoardProps } from "../../lib/board";
import type { MenuRow, Odds } from "../../lib/protocol";
import { Lens } from "../../lib/lens.svelte";
import { choiceOf, differInUnits, fitting, open, same, type Choice, type Handle } from "./handles";
import { besideCard, CARD, frameOf, roomIn, type View } from "./model";
import { orders } from "./orders.svelte";

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

/** What could be done on the map with a die. */
interface Deeds {
  menu: MenuRow[];
  /** Where the table plays with help. */
  odds?: Odds["rows"];
}

/** A piece of one's own that goes somewhere. */
export type PieceOnMap = "army" | "envoy";

export const keyOf = ({ kind, name }: Handle): string => `${kind} ${name}`;
const OF_STRATEGY = new Set(["commit", "bid", "replace"]);
const BRUSHES = ["buy army", "buy emissary", "raise", "city", "conan", "raid"];
const PLACING = new Set(["place", "buy", "raise", "city", "done"]);
/** Which piece does what is done between two provinces. */
const PIECE_OF: Record<string, PieceOnMap> = { move: "army", attack: "army", send: "envoy" };
const DWELL = 110; // milliseconds
const GRACE = 220; // milliseconds on the way from a province to what lies beside it
const UNITS_PLACED = new Set(["military", "army-placement"]);
/** What choices without handles are about. */
const ABOUT: Record<string, string> = { draw: "cards", buy: "cards", sorcery: "sorcery" };
const OF_TOKEN = new Set(["keep", "trade"]);
const READABLE = new Set(["card", "die", "face", "province"]);
const dieFor = (taking: string): Thing => ({ kind: "die", name: taking.split(" ")[1] ?? "" });
const isOf = (words: string, action: string): boolean => action.startsWith(`${words} `);
const isNumber = (cell: unknown): cell is number => typeof cell === "number";

export class Table {
  readonly lens = new Lens<Thing>();
  picked = $state.raw<Handle[]>([]);
  /** How many units go, where somebody has said so. */
  units = $state<number | null>(null);
  /** The province under the pointer or the focus. */
  aim = $state<string | null>(null);
  /** The choice on whose number of units a piece that is carried would be put down. */
  over = $state<string | null>(null);
  /** The province to which the pointer has come. */
  #turned: string | null = null;
  #turning: ReturnType<typeof setTimeout> | undefined;
  /** Points of each seat that have been won and are not on its mat yet. */
  late = $state.raw<Record<number, number>>({});
  /** What a click on a province was last to do, the latest first. */
  #wished = $state.raw<string[]>([]);
  /** How many units a click places. */
  each = $state(2);
  /** Which of the pieces in a province was taken hold of, where that is known. */
  #piece = $state<PieceOnMap | null>(null);
  #queue: string[] = [];
  #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly props = $derived.by(() => this.#props());
  readonly view = $derived.by(() => this.#props().view as unknown as View);
  readonly you = $derived.by(() => this.#props().you);
  /** What could be done with the dice that may be taken, by what takes them. */
  readonly #deeds = $derived.by(() => {
    const { legal, previews } = this.#props();
    return Object.entries(previews as Record<string, Deeds>).filter(([die]) => legal.includes(die));
  });
  readonly choices = $derived.by((): Choice[] => [
    ...this.#props().legal.map((action) => choiceOf(action)),
    ...this.#deeds.flatMap(([die, { menu }]) =>
      menu.flatMap(({ choices }) => choices.map(({ action }) => choiceOf(action, die))),
    ),
  ]);
  readonly #menu = $derived.by(() => [...this.#props().menu, ...this.#deeds.flatMap(([, { menu }]) => menu)]);
  /** An army is not sent as an envoy is: whoever took hold of one need not say so once more. */
  readonly #held = $derived.by((): Choice[] => {
    const piece = this.picked.length ? this.#piece : null;
    return piece ? this.choices.filter(({ verb }) => (PIECE_OF[verb] ?? piece) === piece) : this.choices;
  });
  readonly left = $derived.by(() => fitting(this.#held, this.picked));
  readonly #open = $derived.by(() => open(this.#held, this.picked));
  readonly #lit = $derived.by(() => new Set(this.#open.map(keyOf)));
  /** The kinds of things that may be picked next. */
  readonly openKinds = $derived.by(() => new Set(this.#open.map((one) => one.kind)));
  /** What nothing on the table stands for: buttons. */
  readonly buttons = $derived.by(() => this.choices.filter((choice) => choice.handles.length === 0));
  /** The last question of what has been picked: how many units, or which of several deeds. */
  readonly asked = $derived.by((): Choice[] => {
    if (this.picked.length === 0) return [];
    const ways = new Set(this.left.map((choice) => choice.handles.map(keyOf).join()));
    return ways.size === 1 && !this.isSending
      ? this.left
      : this.left.filter(({ handles }) => handles.every(({ kind, name }) => this.isPicked(kind, name)));
  });
  /** An army or an emissary has been picked, and nothing yet says where it goes. */
  readonly isSending = $derived.by(
    () => this.picked.length === 1 && this.left.some(({ handles }) => handles[0]?.isOrigin),
  );
  /** The other way round: it has been said where pieces go, and not from where. */
  readonly isAimed = $derived.by(() => this.isSending && !this.isOrigin(this.picked[0]?.name ?? ""));
  /** The numbers of units that may go, to where one aims if that is somewhere. */
  readonly amounts = $derived.by(() => {
    const there = this.#ways(this.aim);
    const ways = there.length ? there : this.left;
    return [...new Set(ways.flatMap(({ units }) => units ?? []))].sort((one, other) => one - other);
  });
  /** Of the numbers of units that may go to where one aims, each that finds room there, if there are several. */
  readonly sizes = $derived.by((): Choice[] => {
    const ways = (this.isSending ? this.#ways(this.aim) : this.asked).filter(({ units }) => units !== null);
    const [first] = ways;
    if (!first || !differInUnits(ways)) return [];
    const room = this.#roomFor(first);
    const found = this.amounts.flatMap((amount) =>
      amount <= room ? (ways.find(({ units }) => units === amount) ?? []) : [],
    );
    return found.length > 1 ? found : [];
  });
  /** What needs nothing but the province at which one aims, where a click there would not do just that. */
  readonly deeds = $derived.by((): Choice[] => {
    if (this.picked.length || this.aim === null) return [];
    const here: Handle = { kind: "province", name: this.aim };
    const left = fitting(this.choices, [here]);
    const found = left.filter(({ handles }) => handles.length === 1);
    if (found.every(({ first }) => first === null) && found.length === left.length) return [];
    return found.filter(({ action }, at) => found.findIndex((one) => one.action === action) === at);
  });
  /** What lies beside that province to be clicked. */
  readonly beside = $derived(this.isSending ? this.sizes : this.deeds);
  /** Of what is asked, the choice with the number of units that one has said. */
  readonly sized = $derived.by(() => this.#sized(this.asked));
  /** Of each deed that is asked about, one choice. */
  readonly ways = $derived.by(() => {
    const verbs = [...new Set(this.asked.filter(({ units }) => units !== null).map(({ verb }) => verb))];
    const sized = verbs.flatMap((verb) => this.#sized(this.asked.filter((one) => one.verb === verb)) ?? []);
    return [...sized, ...this.asked.filter(({ units }) => units === null)];
  });
  /** What would be done at the province at which one aims. */
  readonly aimed = $derived.by(() => (this.isSending ? this.#sized(this.#ways(this.aim)) : null));
  /** Deeds of which a click on a province does one: the first words of their actions. */
  readonly brushes = $derived.by(() =>
    BRUSHES.filter((one) => this.choices.some(({ action, first }) => first === null && isOf(one, action))),
  );
  /** The first words of what a click on a province does, where several deeds are possible there: the same as last. */
  readonly brush = $derived.by(
    () => this.#wished.find((one) => this.brushes.includes(one)) ?? this.brushes[0] ?? BRUSHES[0] ?? "",
  );
  /** Whether units are placed one by one. */
  readonly mayPlace = $derived.by(() => UNITS_PLACED.has(frameOf(this.view)?.frame ?? "") && this.can("place"));
  /** What is proposed to be placed, where a question takes many answers. */
  readonly plan = $derived.by((): Choice[] => {
    const plan = (this.#props().plan ?? []).map((action) => choiceOf(action));
    return plan.length > 1 && plan.every(({ verb }) => PLACING.has(verb)) ? plan : [];
  });
  /** How many pieces each province gets by that. */
  readonly planned = $derived.by(() => {
    const names = this.plan.flatMap(({ handles }) => handles.map(({ name }) => name));
    return [...new Set(names)].map((name) => ({ name, pieces: names.filter((one) => one === name).length }));
  });
  /** What to take hold of next for the choice that is proposed. */
  readonly proposed = $derived.by((): Handle | null => {
    const hint = this.#props().hint;
    if (hint === null || !this.#props().legal.includes(hint) || this.usesOf(choiceOf(hint)).length > 1) return null;
    return choiceOf(hint).handles.find(({ kind, name }) => !this.isPicked(kind, name)) ?? null;
  });
  readonly #labels = $derived.by(
    () =>
      new Map(
        this.#menu.flatMap((row) =>
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
        [...(this.#props().odds?.rows ?? []), ...this.#deeds.flatMap(([, { odds }]) => odds ?? [])].map(
          ([action, roll, , , end]): [string, Chances] => [
            String(action),
            { roll: isNumber(roll) ? roll : null, end: isNumber(end) ? end : null },
          ],
        ),
      ),
  );

  /** The uses of a die that is taken for one of them. */
  usesOf = ({ verb, handles: [die] }: Choice): Choice[] =>
    verb === "take" && die ? this.choices.filter((one) => one.handles.some((other) => same(die, other))) : [];
  can = (verb: string): boolean => this.choices.some((choice) => choice.verb === verb);
  isLit = (kind: string, name: string): boolean => this.#lit.has(`${kind} ${name}`);
  isPicked = (kind: string, name: string): boolean => this.picked.some((one) => same(one, { kind, name }));
  /** Whether pieces may leave from here. */
  isOrigin = (name: string): boolean =>
    this.choices.some((choice) => choice.handles.some((one) => one.isOrigin && one.name === name));
  /** An action in words. */
  label = (action: string): string => {
    const label = this.#labels.get(action) ?? action;
    return OF_STRATEGY.has(choiceOf(action).verb) ? besideCard(label) : label;
  };
  /** The row of the menu in which an action stands, without what differs within the row. */
  title = (action: string): string =>
    this.#menu.find((row) => row.choices.some((one) => one.action === action))?.title ?? "";
  chances = (action: string): Chances | null => this.#chances.get(action) ?? null;
  /** What one may want to read before one makes a choice. */
  about = ({ verb, handles, first }: Choice): Thing | null => {
    const token = frameOf(this.view)?.token;
    const thing = handles.findLast(({ kind }) => READABLE.has(kind));
    if (thing) return first !== null && thing.kind === "province" ? dieFor(first) : thing;
    if (OF_TOKEN.has(verb) && token) return { kind: "token", name: token };
    const kind = ABOUT[verb];
    return kind === undefined ? null : { kind, name: "" };
  };

  /** What may be done there with what has been picked. */
  #ways(there: string | null): Choice[] {
    return this.left.filter(({ handles }) =>
      handles.some(({ name }) => name === there && !this.isPicked("province", name)),
    );
  }

  #roomFor({ handles }: Choice): number {
    return roomIn(this.view, handles[1]?.name ?? "", this.you ?? 0);
  }

  /** Aim there once the pointer rests: what lies beside a place that it only crosses would be in the way, and on the way
   * to what lies beside the last one it may cross another. */
  point = (name: string | null): void => {
    if (name === this.#turned) return;
    this.stay();
    this.#turned = name;
    if (name !== this.aim) this.#turning = setTimeout(() => this.look(name), this.beside.length ? GRACE : DWELL);
  };

  look = (name: string | null): void => {
    this.stay();
    this.#turned = name;
    this.aim = name;
  };

  /** Go on aiming where one does. */
  stay = (): void => {
    clearTimeout(this.#turning);
    this.#turned = null;
  };

  /** Of choices that differ in the number of units: as many as were asked for, otherwise as many as find room. */
  #sized(choices: Choice[]): Choice | null {
    const [first] = choices;
    if (!first || first.units === null) return first ?? null;
    const proposed = choices.find(({ action }) => action === this.#props().hint);
    if (this.units === null && proposed) return proposed;
    const room = this.#roomFor(first);
    const sizes = choices.map(({ units }) => units ?? 0);
    const fit = Math.max(...sizes.filter((size) => size <= room), Math.min(...sizes));
    const wanted = this.units ?? fit; // those that find no room would only go back
    return choices.find(({ units }) => units === Math.min(wanted, Math.max(...sizes))) ?? first;
  }

  /** What the last click has settled, if it has. */
  #settled(isSure: boolean): Choice | null {
    const [only, ...others] = this.asked;
    if (!only) return null;
    const isWhole = only.handles.every(({ kind, name }) => this.isPicked(kind, name));
    // A click on a province alone takes no die: what would be done there is said first.
    if (only.first !== null && this.picked.length === 1 && this.picked[0]?.kind === "province") return null;
    // Where an army goes is asked even if there is only one way: it may have been clicked to look.
    if (this.left.length === 1) return only.units === null || isWhole ? only : null;
    if (differInUnits(this.asked)) return isWhole && isSure ? this.#sized(this.asked) : null;
    return others.length ? (this.asked.find(({ action }) => isOf(this.brush, action)) ?? null) : null;
  }

  /** Hold this alone, and of the pieces there the one that was meant, if it can go anywhere. */
  #hold(handle: Handle, piece: PieceOnMap | null): void {
    const isFree = this.choices.some(
      ({ verb, handles: [from] }) => PIECE_OF[verb] === piece && from !== undefined && same(from, handle),
    );
    this.#piece = isFree ? piece : null;
    this.picked = [handle];
  }

  /** Take hold of something; whoever is not sure is asked once more how many units are to go. */
  pick = (kind: string, name: string, isSure = true, piece: PieceOnMap | null = null): void => {
    const handle: Handle = { kind, name };
    this.lens.hide();
    if (this.isPicked(kind, name)) this.picked = this.picked.filter((one) => !same(one, handle));
    else if (this.picked.length && this.isLit(kind, name)) this.picked = [...this.picked, handle];
    else if (fitting(this.choices, [handle]).length) this.#hold(handle, piece);
    else return this.#explain(handle);
    const settled = this.#settled(isSure);
    if (!settled) return;
    this.choose(settled.action);
  };

  /** What is proposed is what a click on its province does. */
  follow = (hint: string | null): void => {
    const brush = BRUSHES.find((one) => hint !== null && isOf(one, hint));
    if (brush !== undefined) this.wield(brush);
  };

  /** This is what a click on a province does from now on, wherever it can be done. */
  wield = (brush: string): void => {
    this.#wished = [brush, ...untrack(() => this.#wished).filter((one) => one !== brush)];
  };

  /** Other choices: what was picked among the last ones is done with, and what was to follow follows if it may. */
  goOn = (): void => {
    this.drop();
    this.look(null);
    const { legal, choose } = this.#props();
    if (legal.length === 0) return;
    const [next, ...rest] = this.#queue;
    this.#queue = next !== undefined && legal.includes(next) ? rest : [];
    if (next !== undefined && legal.includes(next)) choose(next);
  };

  /** Begin anew with this, if there is more to be picked for it. */
  take = (kind: string, name: string, piece: PieceOnMap | null = null): boolean => {
    const handle: Handle = { kind, name };
    this.lens.hide();
    this.picked = [];
    if (fitting(this.choices, [handle]).some(({ handles }) => handles.length > 1)) this.#hold(handle, piece);
    return this.picked.length > 0;
  };

  /** Take from one province and put into another at one go. */
  carry = (from: string, to: string, piece: PieceOnMap | null): void => {
    this.take("province", from, piece);
    if (this.isLit("province", to)) this.pick("province", to);
    else this.picked = [];
  };

  /** Do this: what has to come first, then units one by one. */
  choose = (action: string): void => {
    const first = this.choices.find((one) => one.action === action)?.first ?? null;
    const times = this.mayPlace && isOf("place", action) ? this.each : 1;
    this.drop();
    this.#queue = first === null ? Array.from({ length: times - 1 }, () => action) : [action];
    this.#props().choose(first ?? action);
  };

  /** Do this now, and whenever it is asked again in this contest or adventure. */
  order = (action: string): void => {
    orders.give(this.view, action);
    this.choose(action);
  };

  drop = (): void => {
    this.picked = [];
    this.units = null;
    this.over = null;
  };

  get differsInUnits(): boolean {
    return differInUnits(this.asked);
  }

  /** What is not possible says why, if the server knows that somebody may look for it. */
  #explain(handle: Handle): void {
    this.picked = [];
    const wish = this.#props().blocked.find(({ action }) => choiceOf(action).handles.some((one) => same(one, handle)));
    const action = wish?.action ?? this.#like(handle);
    if (action) this.#props().explain(action);
  }

  /** What somebody may have wanted there: the same as can be done elsewhere. */
  #like({ kind, name }: Handle): string | null {
    const card = kind === "card" ? CARD.get(name) : undefined;
    const now = this.choices.filter(({ first }) => first === null);
    if (card && now.length) return `${card.type === "event" ? "event" : "use"} ${name}`;
    if (kind !== "province") return null;
    const brushed = now.filter(({ action }) => isOf(this.brush, action));
    for (const { action, handles } of [...brushed, ...now]) {
      const there = handles.findLast((one) => one.kind === kind)?.name;
      if (there) return action.replace(` ${there}`, ` ${name}`);
    }
    return null;
  }
}
