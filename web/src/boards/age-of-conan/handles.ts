// What can be taken hold of for a choice: provinces, dice, cards, tokens. A choice is made when enough of them have
// been picked that only one is left; which ones there are follows from the words of the actions.

export interface Handle {
  /** `province`, `die`, `card`, `bid`, `seat`, `face`, `token`. */
  kind: string;
  name: string;
  /** Of two provinces, the first is where pieces leave. */
  isOrigin?: boolean;
}

export interface Choice {
  action: string;
  verb: string;
  handles: Handle[];
  /** How many units: chosen last, on a scale. */
  units: number | null;
  /** What has to be done first and leaves no choice: the die is taken for a deed. */
  first: string | null;
}

const CARD_VERBS = new Set(["play", "refresh", "use", "event", "top", "commit", "replace"]);
const WAYS = new Set(["move", "attack", "send"]);

export function choiceOf(action: string, first: string | null = null): Choice {
  const [verb = "", ...words] = action.split(" ");
  return { action, verb, handles: handlesOf(verb, words), units: unitsOf(verb, words), first };
}

function unitsOf(verb: string, words: string[]): number | null {
  return verb === "move" || verb === "attack" ? Number(words[2]) : null;
}

function handlesOf(verb: string, words: string[]): Handle[] {
  const [first = "", second = ""] = words;
  if (WAYS.has(verb)) {
    return [
      { kind: "province", name: first, isOrigin: true },
      { kind: "province", name: second },
    ];
  }
  if (verb === "take") return [{ kind: "die", name: first }];
  if (verb === "bid") return [{ kind: "bid", name: first }, ...(second ? [{ kind: "card", name: second }] : [])];
  if (CARD_VERBS.has(verb)) return [{ kind: "card", name: first }];
  if (verb === "reroll") return [{ kind: "face", name: first }];
  if (verb === "target") return [{ kind: "kingdom", name: first }];
  if (verb === "expel") return [{ kind: "province", name: first }];
  if (verb === "buy" && second) return [{ kind: "province", name: second }];
  if (verb === "stake" || verb === "crown" || verb === "draw" || verb === "buy" || verb === "token") return [];
  if (!first || first === "stay") return [];
  return [{ kind: "province", name: first }];
}

export const same = (one: Handle, other: Handle): boolean => one.kind === other.kind && one.name === other.name;

/** The choices that are left once these have been picked, in this order. */
export function fitting(choices: Choice[], picked: Handle[]): Choice[] {
  return picked.reduce((left, handle) => {
    const found = left.filter((choice) => choice.handles.some((one) => same(one, handle)));
    // A province of one's own may be where pieces leave and where others arrive: first, where they leave or stay.
    const isHere = ({ handles }: Choice): boolean =>
      handles.length === 1 || handles.some((one) => one.isOrigin && same(one, handle));
    const here = found.filter(isHere);
    return handle.kind === "province" && picked[0] === handle && here.length ? here : found;
  }, choices);
}

/** What may be picked next. A deed for which a die has yet to be taken begins where its pieces stand. */
export function open(choices: Choice[], picked: Handle[]): Handle[] {
  const found = new Map<string, Handle>();
  for (const choice of fitting(choices, picked)) {
    for (const handle of choice.first !== null && !picked.length ? choice.handles.slice(0, 1) : choice.handles) {
      if (!picked.some((one) => same(one, handle))) found.set(`${handle.kind} ${handle.name}`, handle);
    }
  }
  return [...found.values()];
}

/** Whether these choices differ in nothing but the number of units. */
export function differInUnits(choices: Choice[]): boolean {
  const [first] = choices;
  if (!first || first.units === null) return false;
  const way = (choice: Choice): string => choice.action.split(" ").slice(0, 3).join(" ");
  return choices.every((choice) => way(choice) === way(first));
}
