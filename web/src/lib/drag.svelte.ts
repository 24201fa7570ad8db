// Things are carried with mouse, pen or finger: taken up after a small movement, put down where somebody may take them.

import type { Attachment } from "svelte/attachments";

const MOVED = 7; // pixels that make a press a movement

export class Drag {
  /** What is carried, null if nothing is. */
  thing = $state.raw<{ kind: string; name: string } | null>(null);
  x = $state(0);
  y = $state(0);
  /** The place under the pointer, by its `data-handle`. */
  over = $state<string | null>(null);
  #take: (kind: string, name: string) => boolean;
  #put: (kind: string, name: string) => void;
  #drop: () => void;

  constructor(
    take: (kind: string, name: string) => boolean,
    put: (kind: string, name: string) => void,
    drop: () => void,
  ) {
    this.#take = take;
    this.#put = put;
    this.#drop = drop;
  }

  /** Makes an element something that can be carried. */
  on(kind: string, name: string): Attachment<HTMLElement> {
    return (element) => {
      let from: [number, number] | null = null;
      const down = (event: PointerEvent): void => {
        if (event.button === 0) from = [event.clientX, event.clientY];
      };
      const move = (event: PointerEvent): void => {
        if (!from) return;
        if (!this.thing) {
          if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) < MOVED) return;
          if (!this.#take(kind, name)) {
            from = null;
            return;
          }
          this.thing = { kind, name };
          element.setPointerCapture(event.pointerId);
        }
        this.#follow(event);
      };
      const up = (event: PointerEvent): void => {
        from = null;
        if (!this.thing) return;
        this.#follow(event);
        const [to, place] = this.over?.split(" ") ?? [];
        this.thing = null;
        this.over = null;
        // The click that follows belongs to the movement.
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
        if (to && place) this.#put(to, place);
        else this.#drop();
      };
      const cancel = (): void => {
        from = null;
        if (!this.thing) return;
        this.thing = null;
        this.over = null;
        this.#drop();
      };
      const still = (event: Event): void => event.preventDefault();
      element.addEventListener("pointerdown", down);
      element.addEventListener("pointermove", move);
      element.addEventListener("pointerup", up);
      element.addEventListener("pointercancel", cancel);
      element.addEventListener("dragstart", still);
      return () => {
        element.removeEventListener("pointerdown", down);
        element.removeEventListener("pointermove", move);
        element.removeEventListener("pointerup", up);
        element.removeEventListener("pointercancel", cancel);
        element.removeEventListener("dragstart", still);
      };
    };
  }

  #follow(event: PointerEvent): void {
    this.x = event.clientX;
    this.y = event.clientY;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const place = under.map((one) => one.closest<HTMLElement>("[data-drop]")).find((one) => one !== null);
    this.over = place?.dataset.handle ?? null;
  }
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};
