// A name in one line or two of about the same length.

export function linesOf(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  const words = name.split(/[ \u00a0]/);
  let best = [name];
  let least = Infinity;
  for (let at = 1; at < words.length; at += 1) {
    const lines = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest < least) [best, least] = [lines, longest];
  }
  return best;
}
