// The choices of any game in groups that one can take in at a glance. The words are the game's own: where it gives no
// title, what the labels begin with in common becomes one.

import type { MenuChoice, MenuRow } from "../../lib/protocol";

export interface Group {
  /** Empty for choices that stand alone. */
  title: string;
  choices: Option[];
}

export interface Option extends MenuChoice {
  /** The words in full, for when the choice stands outside its group. */
  full: string;
  /** The words of the action. */
  tokens: Set<string>;
}

const FEW = 6; // so many choices without a title need no groups
const LEAST_TITLE = 3;

export function groupsOf(rows: MenuRow[]): Group[] {
  const alone: Option[] = [];
  const groups: Group[] = [];
  for (const row of rows) {
    const choices = row.choices.map((choice) => optionOf(choice, row.title));
    if (row.title) groups.push({ title: row.title, choices });
    else alone.push(...choices);
  }
  const bundled = alone.length > FEW ? bundles(alone) : [{ title: "", choices: alone }];
  const single = bundled.filter((group) => !group.title).flatMap((group) => group.choices);
  const titled = bundled.filter((group) => group.title);
  return [...(single.length ? [{ title: "", choices: single }] : []), ...groups, ...titled];
}

export function optionOf(choice: MenuChoice, title = ""): Option {
  const full = [title, choice.label].filter(Boolean).join(" ");
  return { action: choice.action, label: choice.label, full, tokens: new Set(choice.action.split(" ")) };
}

/** Choices with the same verb belong together; where that is a crowd, those with the same object. */
function bundles(options: Option[]): Group[] {
  return [...by(options, verbOf).values()].flatMap((sameVerb) => {
    const parts = [...by(sameVerb, objectOf).values()];
    const isCrowd = sameVerb.length > FEW && parts.some((part) => part.length > 1);
    return isCrowd ? parts.map(titled) : [titled(sameVerb)];
  });
}

const verbOf = (option: Option): string => option.action.split(" ")[0] ?? "";
const objectOf = (option: Option): string => option.action.split(" ").slice(0, 2).join(" ");

function by(options: Option[], key: (option: Option) => string): Map<string, Option[]> {
  const parts = new Map<string, Option[]>();
  for (const one of options) parts.set(key(one), [...(parts.get(key(one)) ?? []), one]);
  return parts;
}

function titled(options: Option[]): Group {
  const title = options.length > 1 ? commonStart(options.map((one) => one.label)) : "";
  if (title.length < LEAST_TITLE) return { title: "", choices: options };
  const choices = options.map((one) => ({ ...one, label: one.label.slice(title.length).trim() }));
  return { title: title.replace(/[\s:,(-]+$/, ""), choices };
}

/** The whole words with which all labels begin; every label keeps some words of its own. */
export function commonStart(labels: string[]): string {
  const [first = "", ...others] = labels;
  let length = first.length;
  for (const other of others) {
    let same = 0;
    while (same < length && first[same] === other[same]) same += 1;
    length = same;
  }
  const space = first.slice(0, length).lastIndexOf(" ");
  return space < 0 ? "" : first.slice(0, space + 1);
}
