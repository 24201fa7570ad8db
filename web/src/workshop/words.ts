// The sentences of the workshop.

import { Catalogue } from "../lib/l10n.svelte";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";

const catalogue = new Catalogue({ en: english, fr: french });

export const tell = catalogue.say.bind(catalogue);
