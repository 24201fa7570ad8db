// Combat icons by their names in either language, so that the log can draw them.

import { WORDS } from "./box";

const NAMES = new Map(
  Object.values(WORDS).flatMap((words) =>
    Object.entries(words).flatMap(([key, name]): [string, string][] =>
      key.startsWith("icon-") ? [[name, key.slice(5)]] : [],
    ),
  ),
);

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export const signs = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[...NAMES.keys()]
    .sort((one, other) => other.length - one.length)
    .map(escape)
    .join("|")})(?![\\p{L}\\p{N}])`,
  "u",
);

export const iconNamed = (text: string): string | undefined => NAMES.get(text);
