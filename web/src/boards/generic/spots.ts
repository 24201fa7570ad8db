// Spots: the parts of a game's picture that one can point at. A picture names them by data attributes whose values are
// words of the action texts: data-province="koth" and "send koth argos", data-hand="catlike_twist" and "move
// catlike_twist left:0". In a picture without any, its written names are the spots, as far as the choices speak of them.

import type { Option } from "./groups";

export interface Spot {
  /** What it is called in action texts, by kind: { province: "koth" }. Empty for a written name. */
  words: Record<string, string>;
  /** What it is called in sentences; may be empty. */
  name: string;
  element: SVGGraphicsElement;
}

const LEAST_NAME = 3;
const MOST_NAME = 40;
const WORD = /^(?=.*\p{L})\S+$/u; // a number alone stands for too many things

export function spotsIn(svg: SVGSVGElement): Spot[] {
  const marked = [...svg.querySelectorAll<SVGGraphicsElement>("*")].flatMap((element) => {
    const words = wordsOf(element);
    return Object.keys(words).length ? [{ words, name: nameOf(element, words), element }] : [];
  });
  if (marked.length) return marked;
  return [...svg.querySelectorAll<SVGTextElement>("text")]
    .map((element) => ({ words: {}, name: (element.textContent ?? "").trim(), element }))
    .filter((spot) => /\p{L}{3}/u.test(spot.name) && spot.name.length <= MOST_NAME);
}

function wordsOf(element: SVGGraphicsElement): Record<string, string> {
  if (!(element instanceof SVGGraphicsElement) || element.closest("defs, symbol")) return {};
  const all = Object.entries({ ...element.dataset } as Record<string, string>);
  return Object.fromEntries(all.filter(([, word]) => WORD.test(word)));
}

/** A title may say more than the name ("Koth · rating 4"); without one, the name may be written, in a few lines. */
function nameOf(element: SVGGraphicsElement, words: Record<string, string>): string {
  const told = element.querySelector(":scope > title")?.textContent ?? element.getAttribute("aria-label");
  if (told) return (told.split(/[·:(]/)[0] ?? "").trim().slice(0, MOST_NAME);
  const lines = [...element.querySelectorAll("text")].map((text) => (text.textContent ?? "").trim());
  const written = lines.filter((line) => /\p{L}{3}/u.test(line)).slice(0, 3);
  const names = written.map((_, at) => written.slice(0, at + 1).join(" "));
  const known = Object.values(words);
  return names.find((name) => known.includes(slug(name))) ?? (written.length === 1 ? (written[0] ?? "") : "");
}

const slug = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "_"); // prettier-ignore

/** Whether a choice is about this spot. */
export function concerns(option: Option, spot: Spot): boolean {
  const words = Object.values(spot.words);
  if (words.length) return words.some((word) => option.tokens.has(word));
  const isCut = spot.name.endsWith("…"); // a long name in a small place
  const name = isCut ? spot.name.slice(0, -1) : spot.name;
  const at = option.full.indexOf(name);
  if (name.length < LEAST_NAME || at < 0) return false;
  const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  return !isLetter(option.full[at - 1]) && (isCut || !isLetter(option.full[at + name.length]));
}

/** By what one tells whether two spots are the same thing: a land and its name on the map, say. */
export function keyOf(spot: Spot): string {
  return Object.values(spot.words)[0] ?? spot.name;
}

/** For each word of the picture, of what kinds it is. */
export function kindsOf(spots: Spot[]): Map<string, Set<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const [kind, word] of spots.flatMap((spot) => Object.entries(spot.words))) {
    kinds.set(word, (kinds.get(word) ?? new Set()).add(kind));
  }
  return kinds;
}

/** An action that does at this spot what legal ones do elsewhere: the server says why it is not possible. */
export function elsewhere(spot: Spot, legal: string[], kinds: Map<string, Set<string>>): string | null {
  for (const action of legal) {
    const tokens = action.split(" ");
    for (let at = tokens.length - 1; at > 0; at -= 1) {
      const word = Object.entries(spot.words).find(([kind]) => kinds.get(tokens[at] ?? "")?.has(kind))?.[1];
      if (word) return [...tokens.slice(0, at), word, ...tokens.slice(at + 1)].join(" ");
    }
  }
  return null;
}
