import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/boards/*/art.ts", "src/boards/*/box.ts", "src/boards/*/castles.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "svelte/no-at-html-tags": "off", // only our own symbols are inserted, never a text of a person
      "svelte/no-navigation-without-resolve": "off", // that is for SvelteKit; the hall has its own small router
      "svelte/prefer-svelte-reactivity": "off", // our maps are books to look things up in, not state on screen
      "svelte/require-each-key": "error",
    },
  },
);
