// What can be taken hold of for a choice, by the words of its action: cards, gaps, Foes, zones, and Conan himself, on whom
// cards are played. A choice is made when all of its handles have been picked. Cards that lie in no open place are shown for
// it (`shown`).

import { cardOf } from "./model";
import type { Choice, Handle } from "../../lib/picking.svelte";

const GAP = /^[a-z]+:\d$/;
const PLACE = /^(center|left|right|rear)\d$/;

const handle = (kind: string, name: string): Handle => ({ kind, name });

/** On the table, by the word of an action: a gap with a move, a Foe, an Item or Ally by its card. */
function thing(words: string[]): Handle[] {
  const [card = "", place = ""] = words;
  if (GAP.test(place)) return [handle("own", place)];
  if (PLACE.test(place)) return [handle("foe", place)];
  const kind = cardOf(card.replace(/\..*/, "")).kind;
  return kind === "item" || kind === "ally" || kind === "region" ? [handle(kind, card)] : [];
}

const HANDLES: Record<string, (words: string[]) => Handle[]> = {
  move: ([card = "", gap = ""]) => [handle("card", card), handle("gap", gap)],
  give: ([foe = "", card = ""]) => [handle("card", card), handle("foe", foe)],
  place: ([foe = "", zone = "", at = ""]) => [handle("revealed", foe), handle("spot", `${zone}:${at}`)],
  play: ([card = ""]) => [handle("card", card), handle("conan", "conan")],
  discard: ([card = ""]) => [handle("card", card)],
  pay: ([foe = ""]) => [handle("revealed", foe)],
  name: ([foe = ""]) => [handle("revealed", foe)],
  zone: ([zone = ""]) => [handle("zone", zone)],
  foe: ([foe = ""]) => [handle("foe", foe)],
  peek: ([foe = ""]) => [handle("foe", foe)],
  search: ([foe = ""]) => [handle("foe", foe)],
  at: ([gap = ""]) => [handle("own", gap)],
  ally: ([ally = ""]) => [handle(ally === "conan" ? "conan" : "ally", ally)],
  item: ([item = ""]) => [handle("item", item)],
  take: ([card = ""]) => [handle("shown", card)],
  top: ([card = ""]) => [handle("shown", card)],
  use: thing,
};

export interface TableChoice extends Choice {
  verb: string;
  /** Who performs a move, where it is not Conan. */
  by: string | null;
}

export function choiceOf(action: string): TableChoice {
  const [verb = "", ...words] = action.split(" ");
  return {
    action,
    verb,
    handles: HANDLES[verb]?.(words) ?? [],
    by: verb === "move" ? (words[2] ?? null) : null,
  };
}
