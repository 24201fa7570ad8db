// Everything can be done from the keyboard.

/** The plain key of an event that is not meant for a field or for the browser. */
export function shortcut(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const field = (event.target as Element | null)?.closest?.("input, select, textarea, dialog");
  return field ? null : event.key.toLowerCase();
}

const CHOICES = "[data-action], [data-move]";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows go to the nearest choice in their direction, also to those that are not possible and will say why. */
export function moveAmongChoices(event: KeyboardEvent): void {
  const [dx, dy] = ARROWS[event.key] ?? [0, 0];
  const here = (event.target as Element | null)?.closest?.(CHOICES);
  if ((!dx && !dy) || !here || !(event.currentTarget instanceof Element)) return;
  const from = middle(here);
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const other of event.currentTarget.querySelectorAll<HTMLElement>(CHOICES)) {
    const to = middle(other);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const distance = along + 3 * aside;
    if (other !== here && along > 2 && distance < least) {
      least = distance;
      nearest = other;
    }
  }
  if (!nearest) return;
  event.preventDefault();
  nearest.focus();
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
