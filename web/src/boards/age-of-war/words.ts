// The sentences of the board.

import { Catalogue } from "../../lib/l10n.svelte";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";
import { BY_ID, CLAN_BY_ID, GLYPH_OF, type Castle, type Line } from "./model";

const catalogue = new Catalogue({ en: english, fr: french });

export const tell = catalogue.say.bind(catalogue);

/** A castle in words: its name, its clan and what it is worth. */
export function castleWords(castle: Castle): string {
  const clan = CLAN_BY_ID.get(castle.clan)?.name ?? "";
  return tell("castle-label", { castle: castle.name, clan, points: castle.points });
}

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

/** A choice in words. */
export function choiceWords(action: string): string | null {
  const [verb, id = "", name, more] = action.split(" ");
  if (verb === "lose") return tell("lose");
  const castle = BY_ID.get(id);
  const line = castle?.lines.find((one) => one.name === name);
  if (!castle || !line) return null;
  const facts = { castle: castle.name, line: lineWords(line), more: Number(more ?? 0) };
  return tell(more ? "fill-line-more" : "fill-line", facts);
}
