// Where everything stands on the map: the name of a province, its plate and its pieces, in rows around the middle of
// its room.

import { MAP } from "./art";
import { emissariesIn, provinceName, type Province, type View } from "./model";

export interface Item {
  kind: "arms" | "name" | "plate" | "conan" | "goal" | "marker" | "army" | "envoy" | "raiders";
  x: number;
  y: number;
  width: number;
  height: number;
  seat?: number;
  number?: number;
  lines?: string[];
}

export interface Block {
  x: number;
  y: number;
  scale: number;
  width: number;
  height: number;
  items: Item[];
}

export const TILE = 16;
const GAP = 3;
const LETTER = 6.9; // a bold letter of a name, on average
const LINE = 14;
const NARROWEST = 92; // pieces may reach beyond a small room
const LEAST = 0.92;
const LARGEST = 1.22;

type Sized = Omit<Item, "x" | "y">;

export function blockOf(province: Province, view: View, inPlay: boolean): Block {
  const [x = 0, middle = 0, wide = 0, high = 0] = province.room;
  const rows = rowsOf(province, view, inPlay, Math.max(wide, NARROWEST));
  const heights = rows.map((row) => Math.max(...row.map((item) => item.height)) + 2);
  const total = heights.reduce((sum, height) => sum + height, 0);
  const broad = Math.max(...rows.map(widthOf));
  const scale = Math.max(LEAST, Math.min(LARGEST, (wide - 2) / broad, (high + 8) / total));
  const half = (total * scale) / 2 + 4;
  const y = Math.max(half, Math.min(MAP.height - half, middle)); // never beyond the frame
  const items: Item[] = [];
  let top = -total / 2;
  rows.forEach((row, at) => {
    const height = heights[at] ?? 0;
    let left = -widthOf(row) / 2;
    for (const item of row) {
      items.push({ ...item, x: left, y: top + (height - 2 - item.height) / 2 });
      left += item.width + GAP;
    }
    top += height;
  });
  return { x, y, scale, width: broad, height: total, items };
}

function widthOf(row: Sized[]): number {
  return row.reduce((sum, item) => sum + item.width, 0) + GAP * (row.length - 1);
}

function rowsOf(province: Province, view: View, inPlay: boolean, wide: number): Sized[][] {
  const rows: Sized[][] = [[nameOf(province, wide)]];
  if (province.home && view.kingdoms.includes(province.id)) {
    rows.unshift([{ kind: "arms", width: 36, height: 35, seat: view.kingdoms.indexOf(province.id) }]);
  } else if (inPlay && !province.home) {
    const width = 23 + province.track.length * (TILE + 0.5) + (province.coastal ? TILE : 0);
    rows.push([{ kind: "plate", width, height: 20 }]);
  }
  return [...rows, ...wrapped(piecesOf(province, view), wide)];
}

function nameOf(province: Province, wide: number): Sized {
  const name = provinceName(province.id);
  const words = name.split(" ");
  let lines = [name];
  if (name.length * LETTER > wide + 8 && words.length > 1) {
    const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
    const longest = (cut: string[]): number => Math.max(...cut.map((line) => line.length));
    lines = cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
  }
  const width = Math.max(...lines.map((line) => line.length)) * LETTER;
  return { kind: "name", width, height: lines.length * LINE, lines };
}

function piecesOf(province: Province, view: View): Sized[] {
  const there = view.provinces[province.id] ?? {};
  const items: Sized[] = [];
  if (view.conan === province.id) items.push({ kind: "conan", width: 38, height: 38 });
  if (view.destination === province.id) items.push({ kind: "goal", width: 22, height: 20 });
  if (there.marker) items.push({ kind: "marker", width: 31, height: 26, seat: there.owner ?? 0 });
  if (there.army !== undefined) {
    const number = there.units ?? 0;
    items.push({ kind: "army", width: number < 10 ? 34 : 42, height: 22, seat: there.army, number });
  }
  for (const { seat, number } of emissariesIn(view, province.id)) {
    items.push({ kind: "envoy", width: number > 1 ? 32 : 22, height: 24, seat, number });
  }
  if (there.raiders) {
    items.push({ kind: "raiders", width: there.raiders > 1 ? 27 : 21, height: 21, number: there.raiders });
  }
  return items;
}

function wrapped(items: Sized[], wide: number): Sized[][] {
  const rows: Sized[][] = [];
  let used = wide;
  for (const item of items) {
    if (used + GAP + item.width > wide) {
      rows.push([]);
      used = -GAP;
    }
    rows.at(-1)?.push(item);
    used += GAP + item.width;
  }
  return rows;
}

/** A curve from one province to another. */
export function wayBetween(from: Province, to: Province, bend = 0.14): string {
  const [ax = 0, ay = 0] = from.room;
  const [bx = 0, by = 0] = to.room;
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend];
  return `M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`;
}
