// The numbered rules that speak of a card, the most particular first: rulings are those that settle what the rulebook
// leaves open.

import type { Rule } from "../../lib/protocol";
import { ruleBook } from "../../lib/rulebook.svelte";
import { cardOf } from "./model";

export interface Spoken {
  rulings: Rule[];
  rules: Rule[];
}

export async function spokenOf(card: string): Promise<Spoken> {
  const book = new Map((await ruleBook("conan-ccg")).map((rule) => [rule.id, rule]));
  const found = cardOf(card).rules.flatMap((id) => book.get(id) ?? []);
  return { rulings: found.filter((rule) => rule.ruling), rules: found.filter((rule) => !rule.ruling) };
}
