// Sentences of the client, in Fluent like those of the games. What a game says comes written from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import english from "../locale/en.ftl?raw";
import french from "../locale/fr.ftl?raw";
import { settings, type Language } from "./settings.svelte";

export type Arguments = Record<string, FluentVariable>;

export class Catalogue {
  #bundles: Record<Language, FluentBundle>;

  constructor(sources: Record<Language, string>) {
    this.#bundles = { en: bundle("en", sources.en), fr: bundle("fr", bound(sources.fr)) };
  }

  /** The sentence with this name in the language of the moment; reading it makes a component follow the language. */
  say(name: string, facts: Arguments = {}): string {
    const words = this.#bundles[settings.language];
    const message = words.getMessage(name);
    return message?.value ? words.formatPattern(message.value, facts) : name;
  }
}

function bundle(language: Language, source: string): FluentBundle {
  // No isolation marks around names: they would be read aloud by some screen readers.
  const words = new FluentBundle(language, { useIsolating: false });
  for (const error of words.addResource(new FluentResource(source))) console.error(error);
  return words;
}

/** French text whose spaces beside `: ; ! ? % « »` hold: no line breaks there. */
function bound(text: string): string {
  return text.replace(/([^\s=]) (?=[:;!?%»])/g, "$1\u00a0").replace(/« /g, "«\u00a0");
}

const hall = new Catalogue({ en: english, fr: french });

export function say(name: string, facts: Arguments = {}): string {
  return hall.say(name, facts);
}

export function percent(chance: number): string {
  return new Intl.NumberFormat(settings.language, {
    style: "percent",
    maximumFractionDigits: chance > 0 && chance < 0.1 ? 1 : 0,
  }).format(chance);
}

/** A gain or a loss. */
export function signed(number: number): string {
  return new Intl.NumberFormat(settings.language, { signDisplay: "exceptZero", maximumFractionDigits: 1 }).format(
    number,
  );
}

export function whenText(moment: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" }).format(moment);
}
