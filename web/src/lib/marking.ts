// Names in a sentence: what stands on the board can be pointed at from the log.

export interface Word {
  text: string;
  /** The board's own name for it, null for plain text. */
  name: string | null;
  /** The board can draw it. */
  isSign?: boolean;
}

/** The sentence cut at every known name; the longest name wins, and only whole words count. */
export function wordsOf(sentence: string, known: Record<string, string>): Word[] {
  const names = Object.keys(known).filter(Boolean);
  if (names.length === 0) return [{ text: sentence, name: null }];
  names.sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${names.map(escape).join("|")})(?![\\p{L}\\p{N}])`, "u");
  return sentence
    .split(new RegExp(pattern, "gu"))
    .filter((text) => text !== "")
    .map((text) => ({ text, name: known[text] ?? null }));
}

/** Plain text cut at the signs that the board can draw. */
export function withSigns(words: Word[], signs: RegExp | undefined): Word[] {
  if (!signs) return words;
  return words.flatMap((word) => {
    const found = word.name === null ? signs.exec(word.text) : null;
    if (!found) return [word];
    const [before, after] = [word.text.slice(0, found.index), word.text.slice(found.index + found[0].length)];
    const sign: Word = { text: found[0].trim(), name: null, isSign: true };
    return [{ text: before, name: null }, sign, ...withSigns([{ text: after, name: null }], signs)];
  });
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
