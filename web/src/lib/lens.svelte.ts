// Whatever one points at, presses for long or reaches with the Tab key can be read at full size.

import type { Attachment } from "svelte/attachments";

const HOVER = 320; // milliseconds until it opens
const PRESS = 480;
const MOVED = 12; // pixels that make a press a movement

export class Lens<Thing> {
  thing = $state.raw<Thing | null>(null);
  /** Where it lies, so that it is not covered. */
  place = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(thing: Thing, element: Element): void {
    clearTimeout(this.#timer);
    this.place = element.getBoundingClientRect();
    this.thing = thing;
  }

  hide = (): void => {
    clearTimeout(this.#timer);
    this.thing = null;
  };

  /** Makes an element readable. */
  on(thing: Thing): Attachment<Element> {
    return (element) => {
      let from: [number, number] | null = null;
      let isRead = false; // by the finger that is down
      const soon = (wait: number): void => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
          isRead = from !== null;
          this.show(thing, element);
        }, wait);
      };
      const enter = (event: Event): void => {
        if ((event as PointerEvent).pointerType === "mouse") soon(HOVER);
      };
      const press = (event: Event): void => {
        const { pointerType, clientX, clientY } = event as PointerEvent;
        isRead = false;
        if (pointerType === "mouse") this.hide();
        else {
          from = [clientX, clientY];
          soon(PRESS);
        }
      };
      const move = (event: Event): void => {
        const { clientX, clientY } = event as PointerEvent;
        if (from && Math.hypot(clientX - from[0], clientY - from[1]) > MOVED) this.hide();
      };
      const release = (): void => {
        from = null;
        clearTimeout(this.#timer);
      };
      const leave = (event: Event): void => {
        if ((event as PointerEvent).pointerType === "mouse") this.hide();
      };
      const focus = (): void => {
        if (element.matches(":focus-visible")) soon(HOVER);
      };
      // It may come while the page is being changed, and when something else has been opened by a long press.
      const blur = (): void =>
        queueMicrotask(() => {
          if (this.thing === null || this.thing === thing) this.hide();
        });
      const menu = (event: Event): void => event.preventDefault(); // a long press is for reading
      const click = (event: Event): void => {
        if (isRead) event.stopImmediatePropagation(); // and for nothing else
        isRead = false;
      };
      const heard: [string, (event: Event) => void][] = [
        ["pointerenter", enter],
        ["pointerleave", leave],
        ["pointerdown", press],
        ["pointermove", move],
        ["pointerup", release],
        ["pointercancel", release],
        ["focus", focus],
        ["blur", blur],
        ["contextmenu", menu],
        ["click", click],
      ];
      for (const [name, hear] of heard) element.addEventListener(name, hear);
      return () => {
        for (const [name, hear] of heard) element.removeEventListener(name, hear);
        queueMicrotask(() => this.thing === thing && this.hide()); // the page is being changed just now
      };
    };
  }
}
