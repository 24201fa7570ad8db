// The view of Age of War, and what the board reads out of it. The rules themselves stay on the server.

import { CASTLES, CLANS } from "./castles";

export interface Line {
  name: string;
  notation: string;
  infantry: number;
  least: number;
  special: boolean;
}

export interface Castle {
  id: string;
  index: number;
  name: string;
  clan: string;
  points: number;
  lines: Line[];
}

export interface Clan {
  id: string;
  name: string;
  points: number;
  castles: string[];
}

export interface View {
  players: number;
  to_move: number | null;
  castles: Record<string, { owner: number | null; facedown: boolean }>;
  dice: string[];
  dice_left: number;
  lost: number;
  target: string | null;
  filled: (number | string)[];
  you: number | null;
  scores: number[];
  over: boolean;
  winners: number[];
}

export const DICE = 7;
export const BY_ID = new Map(CASTLES.map((castle) => [castle.id, castle]));
export const CLAN_BY_ID = new Map(CLANS.map((clan) => [clan.id, clan]));
export const GLYPH_OF: Record<string, string> = {
  "1": "infantry",
  "2": "infantry",
  "3": "infantry",
  I: "infantry",
  A: "archery",
  C: "cavalry",
  D: "daimyo",
};

export function castleOf(id: string): Castle {
  return BY_ID.get(id) as Castle;
}

export function fillAction(castle: Castle, line: Line): string {
  return `fill ${castle.id} ${line.name}`;
}

export function isFilled(view: View, castle: Castle, line: Line): boolean {
  return view.target === castle.id && view.filled.some((name) => String(name) === line.name);
}

/** The lines that count for whoever attacks this castle now (AOW-043, AOW-044). */
export function countedLines(view: View, castle: Castle): Line[] {
  const owner = view.castles[castle.id]?.owner ?? null;
  return castle.lines.filter((line) => !line.special || owner !== null);
}

/** What stays open when this line is filled. */
export function openAfter(view: View, castle: Castle, filled: Line | null): Line[] {
  return countedLines(view, castle).filter((line) => line !== filled && !isFilled(view, castle, line));
}

/** The dice (by place) that would lie on a line: the fewest that do, as the server takes them (AOW-041). */
export function diceFor(line: Line, dice: string[]): number[] {
  const taken: number[] = [];
  if (line.infantry) {
    const foot = dice
      .map((face, place) => ({ place, worth: Number(face) }))
      .filter((die) => die.worth > 0)
      .sort((one, other) => other.worth - one.worth);
    let missing = line.infantry;
    for (const die of foot) {
      if (missing <= 0) break;
      missing -= die.worth;
      taken.push(die.place);
    }
    return missing <= 0 ? taken : [];
  }
  for (const symbol of line.notation) {
    const place = dice.findIndex((face, at) => face === symbol && !taken.includes(at));
    if (place < 0) return [];
    taken.push(place);
  }
  return taken;
}

/** How many dice lie on each filled line of the target: at least the fewest possible, the rest on an infantry line. */
export function diceOnLines(view: View): Map<string, number> {
  const placed = new Map<string, number>();
  if (!view.target) return placed;
  const castle = castleOf(view.target);
  const filled = castle.lines.filter((line) => isFilled(view, castle, line));
  for (const line of filled) placed.set(line.name, line.least);
  const foot = filled.find((line) => line.infantry);
  const counted = [...placed.values()].reduce((sum, dice) => sum + dice, 0);
  if (foot) placed.set(foot.name, foot.least + Math.max(0, DICE - view.dice_left - view.lost - counted));
  return placed;
}

export function holdings(view: View, seat: number): Castle[] {
  return CASTLES.filter((castle) => view.castles[castle.id]?.owner === seat);
}

/** The clans that a player has united: their castles lie facedown in one pile. */
export function piles(view: View, seat: number): Clan[] {
  return CLANS.filter((clan) => clan.castles.every((id) => view.castles[id]?.owner === seat));
}

export function faceup(view: View, seat: number): Castle[] {
  return holdings(view, seat).filter((castle) => !view.castles[castle.id]?.facedown);
}

/** One thing a player scores: a castle (AOW-055) or a whole clan (AOW-056). */
export interface Item {
  id: string;
  name: string;
  clan: string;
  points: number;
  rule: string;
  isClan: boolean;
}

export function scored(view: View, seat: number): Item[] {
  const clans = piles(view, seat).map((clan): Item => ({
    id: clan.id,
    name: clan.name,
    clan: clan.id,
    points: clan.points,
    rule: "AOW-056",
    isClan: true,
  }));
  const castles = faceup(view, seat).map((castle): Item => ({
    id: castle.id,
    name: castle.name,
    clan: castle.clan,
    points: castle.points,
    rule: "AOW-055",
    isClan: false,
  }));
  return [...clans, ...castles];
}
