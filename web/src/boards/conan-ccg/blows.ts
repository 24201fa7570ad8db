// Attacks as the stage shows them: those that were told, and the one that waits for an answer.

import type { Blow } from "./Clash.svelte";
import type { GameEvent } from "../../lib/protocol";
import { frameOf, ZONES, type Details, type View } from "./model";

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

export function blowOf({ data }: GameEvent): Blow {
  return {
    attacker: text(data.attacker),
    target: text(data.target),
    move: text(data.move),
    enemy: text(data.enemy),
    lanes: text(data.lanes),
    damage: number(data.damage),
    hit: Boolean(data.hit),
    leak: number(data.leak),
    notes: (data.notes as [string, number][] | undefined) ?? [],
    initiative: number(data.initiative),
    left: number(data.left),
  };
}

interface Attack {
  attacker: number | "conan";
  target: number | "conan";
  foe: number;
  own?: number | null;
  lanes?: string;
  hit?: boolean;
  leak?: number;
  notes?: { card: string; n: number }[];
}

/** The attack that a window is about, if it is about one. */
export function pendingBlow(view: View, details: Details | null): Blow | null {
  const frame = frameOf(view);
  const attack = (view as unknown as { attacks: Attack[] }).attacks[frame?.attack ?? -1];
  if (!frame || !attack) return null;
  const conan = details?.conans[view.active ?? -1]?.card ?? "";
  const foes = ZONES.flatMap((zone) => view.zones[zone]);
  const who = (uid: number | "conan"): string =>
    uid === "conan" ? conan : ([...foes, ...view.allies].find((one) => one.uid === uid)?.card ?? conan);
  const foe = foes.find((one) => one.uid === attack.foe);
  const own = view.moves.find((one) => one.uid === attack.own);
  const byFoe = attack.attacker === attack.foe;
  const [move, enemy] = byFoe ? [foe?.move ?? "", own?.card ?? ""] : [own?.card ?? "", foe?.move ?? ""];
  return {
    attacker: who(attack.attacker),
    target: who(attack.target),
    move,
    enemy,
    lanes: attack.lanes ?? "",
    damage: details?.attacks[frame.attack ?? -1] ?? 0,
    hit: Boolean(attack.hit),
    leak: attack.leak ?? 0,
    notes: (attack.notes ?? []).map(({ card, n }) => [card, n]),
    initiative: null,
    left: null,
  };
}
