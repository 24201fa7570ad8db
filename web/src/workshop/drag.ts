// A card on its way between gallery and deck.

export const DRAGGED = "application/x-warhall-card";

/** Take a card along: a copy from the gallery, the card itself from the deck. */
export function take(event: DragEvent, card: string, effect: "copy" | "move"): void {
  if (!event.dataTransfer) return;
  event.dataTransfer.setData(DRAGGED, card);
  event.dataTransfer.effectAllowed = effect;
}
