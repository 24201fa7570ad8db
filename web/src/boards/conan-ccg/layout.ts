// How large the cards of the four zones can be, and how the zones stand around Conan, for the room that there is.

import { ZONES, type View, type Zone } from "./model";

export const CARD = { width: 104, foe: 92, move: 136 }; // in units of the drawings
export const SMALLEST_GAP = 46; // pixels to hit
const NARROW_GAP = 9;
const LARGEST = 1.3;
const SMALLEST = 0.34;
const PAD = 13;
const FRAME = 20; // above and below the cards of a zone
const NAME = 15; // above a move, of who performs it
const WORTH = 0.06; // how much larger cards must become for Foes to stand beside their moves
const EMPTY = { width: 126, height: 52 };

export interface Room {
  width: number;
  height: number;
}

export interface Layout {
  /** Rows: the Flanks beside Conan. Cross: the Flanks beside everything. Single: one zone above Conan. */
  shape: "rows" | "cross" | "single";
  /** Pixels per unit. */
  scale: number;
  gap: number;
  /** A Foe alone before or behind Conan stands beside its move, where the room is low. */
  beside: boolean;
}

/** Whether moves lie before the Foes, or are about to. */
export const hasMoves = (view: View): boolean =>
  view.moves.length > 0 || ZONES.some((zone) => view.zones[zone].some((foe) => foe.move)) || view.phase === "foe_move";

/** Whether the Foe of a zone stands beside its move. */
export const standsBeside = (view: View, zone: Zone, beside: boolean): boolean =>
  beside && (zone === "center" || zone === "rear") && view.zones[zone].length === 1 && hasMoves(view);

function sizeOf(view: View, zone: Zone, scale: number, { gap, beside }: Layout, spots: boolean): Room {
  const foes = view.zones[zone].length;
  if (foes === 0) return EMPTY;
  const own = view.moves.filter((move) => move.zone === zone).length;
  const gaps = spots ? foes + 1 : foes + 1 - own;
  const width = (foes + own) * CARD.width * scale + gaps * gap + PAD;
  if (standsBeside(view, zone, beside))
    return { width: width + CARD.width * scale + PAD, height: CARD.move * scale + NAME + FRAME };
  const tall = CARD.foe + (hasMoves(view) ? CARD.move + 4 : 0);
  return { width, height: tall * scale + FRAME };
}

/** The largest cards that fit. `open`: gaps or places between Foes wait for a card. */
export function layoutOf(view: View, room: Room, conan: Room, open: boolean, single: Zone | null): Layout {
  const gap = open ? SMALLEST_GAP : NARROW_GAP;
  const spare = 21;
  const fits = (tried: Layout, scale: number): boolean => {
    const size = (zone: Zone): Room => sizeOf(view, zone, scale, tried, open);
    if (tried.shape === "single") {
      const zone = size(single ?? "center");
      return zone.height + conan.height + 2 * spare <= room.height && zone.width + 8 <= room.width;
    }
    const [center, left, right, rear] = ZONES.map(size) as [Room, Room, Room, Room];
    if (tried.shape === "rows") {
      const height = center.height + Math.max(left.height, right.height, conan.height) + rear.height;
      const width = Math.max(center.width, left.width + conan.width + right.width, rear.width);
      return height + 2 * spare <= room.height && width + 2 * spare <= room.width;
    }
    const height = Math.max(center.height + conan.height + rear.height, left.height, right.height);
    const width = left.width + Math.max(center.width, conan.width, rear.width) + right.width;
    return height + 2 * spare <= room.height && width + 2 * spare <= room.width;
  };
  const largest = (shape: Layout["shape"], beside = false): Layout => {
    const tried = { shape, scale: LARGEST, gap, beside };
    if (fits(tried, LARGEST)) return tried;
    let [low, high] = [SMALLEST, LARGEST];
    for (let step = 0; step < 9; step += 1) {
      const middle = (low + high) / 2;
      if (fits(tried, middle)) low = middle;
      else high = middle;
    }
    return { ...tried, scale: low };
  };
  if (single) return largest("single");
  const better = (one: Layout, other: Layout, by: number): Layout => (other.scale > one.scale + by ? other : one);
  const above = better(largest("rows"), largest("cross"), 0.02);
  return better(above, better(largest("rows", true), largest("cross", true), 0.02), WORTH);
}
