// The numbered rules of each game and language, asked for once.

import { rules } from "./api";
import type { Rule } from "./protocol";
import { settings } from "./settings.svelte";

const books = new Map<string, Promise<Rule[]>>();

export function ruleBook(game: string): Promise<Rule[]> {
  const key = `${game}/${settings.language}`;
  let book = books.get(key);
  if (!book) {
    book = rules(game);
    books.set(key, book);
    book.catch(() => books.delete(key));
  }
  return book;
}
