// Values of a card that are not as printed now.

import { cardOf, type Details, type View } from "./model";
import type { Thing } from "./table.svelte";

export interface Change {
  stat: string;
  now: number;
  printed: number;
}

export function changesOf(view: View, details: Details | null, { card, uid }: Thing): Change[] {
  const printed = cardOf(card);
  const found: Change[] = [];
  const note = (stat: "prowess" | "damage" | "health" | "initiative" | "vitality", now: number | undefined): void => {
    const was = printed[stat];
    if (now !== undefined && was !== undefined && now !== was) found.push({ stat, now, printed: was });
  };
  if (printed.kind === "conan") {
    const conan = details?.conans.find((one) => one.card === card);
    for (const stat of ["prowess", "health", "damage", "vitality"] as const) note(stat, conan?.[stat]);
    return found;
  }
  if (uid === undefined) return found;
  const figures = printed.kind === "foe" || printed.kind === "ally" ? details?.characters[uid] : undefined;
  for (const stat of ["prowess", "damage", "health"] as const) note(stat, figures?.[stat]);
  const lying = details?.moves[uid];
  if (lying?.card === card) note("initiative", lying.initiative);
  return found;
}
