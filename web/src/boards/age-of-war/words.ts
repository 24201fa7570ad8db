// The sentences of the board.

import { Catalogue } from "../../lib/l10n.svelte";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";
import { GLYPH_OF, type Line } from "./model";

const catalogue = new Catalogue({ en: english, fr: french });

export const tell = catalogue.say.bind(catalogue);

/** A battle line in words, for those who hear the board. */
export function lineWords(line: Line): string {
  if (line.infantry) return tell("line-infantry", { number: line.infantry });
  if (line.special) return tell("line-special");
  return [...line.notation].map((symbol) => tell(`glyph-${GLYPH_OF[symbol]}`)).join(" + ");
}

export function faceWords(face: string): string {
  return /\d/.test(face)
    ? tell("face-infantry", { number: Number(face) })
    : tell(`glyph-${GLYPH_OF[face] ?? "infantry"}`);
}
