// The tokens of this device: they prove which seats are ours. They stay in the browser's storage and travel only in
// headers and in the first message of a socket.

export interface Kept {
  id: string;
  token: string;
  game: string;
  seat: number | null;
  since: number;
  dice?: KeptDice;
}

/** What this device was shown and sent when it sat down, to compare with the record after the game. */
export interface KeptDice {
  commitment: string;
  seat: number | null;
  entropy?: string;
}

const TABLES = "warhall.tables";
const ACCOUNT = "warhall.account";
const MOST = 60;

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TABLES) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

function write(kept: Kept[]): void {
  try {
    localStorage.setItem(TABLES, JSON.stringify(kept.slice(0, MOST)));
  } catch {
    // A page without storage plays on until it is closed.
  }
}

const unsaved = new Map<string, Kept>();

/** Keep a seat; what is known of its dice stays unless something newer comes. */
export function keep(given: Kept): void {
  const entry = { dice: diceOf(given.id), ...given };
  unsaved.set(entry.id, entry);
  write([entry, ...read().filter((other) => other.id !== entry.id)]);
}

export function forget(id: string): void {
  unsaved.delete(id);
  write(read().filter((other) => other.id !== id));
}

export function keptTables(): Kept[] {
  return read();
}

const find = (id: string): Kept | undefined => read().find((entry) => entry.id === id) ?? unsaved.get(id);

export const tokenOf = (id: string): string | null => find(id)?.token ?? null;
export const diceOf = (id: string): KeptDice | undefined => find(id)?.dice;

export function keepDice(id: string, dice: KeptDice): void {
  const entry = find(id);
  if (entry) keep({ ...entry, dice });
}

export interface AccountKept {
  name: string;
  token: string;
}

export function account(): AccountKept | null {
  try {
    return JSON.parse(localStorage.getItem(ACCOUNT) ?? "null") as AccountKept | null;
  } catch {
    return null;
  }
}

export function keepAccount(kept: AccountKept | null): void {
  try {
    if (kept) localStorage.setItem(ACCOUNT, JSON.stringify(kept));
    else localStorage.removeItem(ACCOUNT);
  } catch {
    // As above.
  }
}
