// Spots: the parts of a game's picture that one can point at. A picture names them by `data-spot`, with the word that
// stands for them in the text of an action ("koth" in "send koth argos"). In a picture without such marks, its
// written names are the spots, as far as the choices speak of them.

import type { Option } from "./groups";

const LEAST_NAME = 3;

export interface Spot {
  /** The word of the action texts, or the written name. */
  word: string;
  name: string;
  element: SVGGraphicsElement;
}

export function spotsIn(svg: SVGSVGElement): Spot[] {
  const marked = [...svg.querySelectorAll<SVGGraphicsElement>("[data-spot]")];
  if (marked.length) {
    return marked.map((element) => {
      const word = element.dataset.spot ?? "";
      return { word, name: nameOf(element) || word, element };
    });
  }
  return [...svg.querySelectorAll<SVGTextElement>("text")]
    .map((element) => ({ word: slug(element.textContent ?? ""), name: (element.textContent ?? "").trim(), element }))
    .filter((spot) => /\p{L}{3}/u.test(spot.name) && spot.name.length <= 40);
}

function nameOf(element: SVGGraphicsElement): string {
  const title = element.querySelector(":scope > title")?.textContent ?? element.getAttribute("aria-label");
  return (title ?? element.querySelector("text")?.textContent ?? "").trim();
}

const slug = (name: string): string => name.trim().toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "_"); // prettier-ignore

/** Whether a choice is about this spot. */
export function concerns(option: Option, spot: Pick<Spot, "word" | "name">): boolean {
  if (option.words.has(spot.word)) return true;
  const isCut = spot.name.endsWith("…"); // a long name in a small place
  const name = isCut ? spot.name.slice(0, -1) : spot.name;
  const at = option.full.indexOf(name);
  if (name.length < LEAST_NAME || at < 0) return false;
  const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  return !isLetter(option.full[at - 1]) && (isCut || !isLetter(option.full[at + name.length]));
}

/** Actions that would do at this spot what the legal ones do elsewhere: the server says why they are not possible. */
export function elsewhere(word: string, legal: string[], known: ReadonlySet<string>): string[] {
  const found = new Map<string, string>();
  for (const action of legal) {
    const words = action.split(" ");
    const place = words.findLastIndex((one) => known.has(one));
    if (place <= 0 || found.has(words[0] ?? "")) continue;
    words[place] = word;
    found.set(words[0] ?? "", words.join(" "));
  }
  return [...found.values()];
}
