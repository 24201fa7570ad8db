// What there is to read about a card, for the table and the workshop.

export { default as CardPage } from "./CardPage.svelte";
export { default as Reading } from "./Reading.svelte";
