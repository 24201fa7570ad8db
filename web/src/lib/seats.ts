// How a seat looks: a colour that colour-blind players can tell (Okabe and Ito), and a shape. Never colour alone.

export interface SeatLook {
  colour: string;
  ink: string;
  corners: [number, number][]; // in a box from -10 to 10; none: a circle
}

const INK = "#221d1a";

function ring(count: number, radius: number, turn = 0): [number, number][] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * (at + turn)) / count;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });
}

export const SEATS: SeatLook[] = [
  { colour: "#0072b2", ink: "#ffffff", corners: [] },
  { colour: "#c25400", ink: "#ffffff", corners: ring(4, 12.4, 0.5) },
  { colour: "#007a5a", ink: "#ffffff", corners: [[0, -11.5], [12, 9], [-12, 9]] }, // prettier-ignore
  { colour: "#e69f00", ink: INK, corners: ring(4, 12.4) },
  { colour: "#a8487d", ink: "#ffffff", corners: ring(6, 11.2) },
  { colour: "#7cc4ef", ink: INK, corners: [[-9.5, -9], [0, -6.5], [9.5, -9], [9.5, 2], [0, 11.5], [-9.5, 2]] }, // prettier-ignore
];

/** How the line of each seat in a chart is broken. */
export const DASHES = ["", "7 3", "2 3", "9 3 2 3", "1 4", "12 4"];

export function look(seat: number): SeatLook {
  return SEATS[seat % SEATS.length] as SeatLook;
}

/** The other seats round the table as one sees them: those on top and those beside one's own, clockwise. */
export function places(players: number, you: number): { top: number[]; bottom: number[] } {
  const after = Array.from({ length: players - 1 }, (_, at) => (you + at + 1) % players);
  if (players < 5) return { top: after, bottom: [you] };
  return { top: after.slice(1, -1), bottom: [after[0] as number, you, after.at(-1) as number] };
}
