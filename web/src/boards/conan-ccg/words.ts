// The sentences of the table.

import { Catalogue } from "../../lib/l10n.svelte";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";

const catalogue = new Catalogue({ en: english, fr: french });

export const tell = catalogue.say.bind(catalogue);
