// What all parts of the board share: what may be done, what it is worth, and at what one looks.

import type { Castle, Line } from "./model";

export interface Choice {
  castle: Castle;
  line: Line;
}

export interface Table {
  readonly legal: ReadonlySet<string>;
  readonly chances: ReadonlyMap<string, number>;
  readonly hint: string | null;
  readonly showOdds: boolean;
  readonly pointed: string | null;
  readonly looked: Choice | null;
  look: (choice: Choice | null) => void;
  choose: (action: string) => void;
  explain: (action: string) => void;
}
