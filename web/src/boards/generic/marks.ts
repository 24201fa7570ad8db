// What lies over the spots of a picture: it shows what can be chosen, and takes the clicks.

import type { Spot } from "./spots";

export interface Mark {
  spot: Spot;
  shape: SVGGraphicsElement;
}

/** The picture is in a shadow tree, so its marks bring their own style. */
export const MARKS = `
  .spot { fill: transparent; stroke: none; pointer-events: none; vector-effect: non-scaling-stroke; }
  .asked { cursor: help; pointer-events: all; }
  .lit { cursor: pointer; fill: rgb(239 190 80 / 14%); pointer-events: all; stroke: #c28a1e; stroke-width: 3px; }
  .lit:hover { fill: rgb(239 190 80 / 42%); }
  .marked { stroke: #1668c4; stroke-width: 4px; }
  .picked { fill: rgb(185 49 26 / 16%); stroke: #b9311a; stroke-width: 4px; }
`;

const NAMESPACE = "http://www.w3.org/2000/svg";
const OUTLINES = ["path", "polygon", "circle", "ellipse"];
const MARGIN = 3;

/** One mark for each spot that can be seen, small ones above large ones. */
export function marksFor(svg: SVGSVGElement, spots: Spot[], pick: (spot: Spot) => void): Mark[] {
  const layer = document.createElementNS(NAMESPACE, "g");
  layer.setAttribute("aria-hidden", "true");
  svg.append(layer);
  const measured = spots.flatMap((spot) => {
    const measure = groundOf(spot.element);
    const box = measure.getBBox();
    return box.width && box.height ? [{ spot, box, area: areaOf(measure) }] : [];
  });
  measured.sort((one, other) => other.area - one.area);
  return measured.map(({ spot, box }) => {
    const shape = outlineOf(svg, spot.element) ?? frame(svg, spot.element, box);
    shape.setAttribute("class", "spot");
    shape.addEventListener("click", () => pick(spot));
    layer.append(shape);
    return { spot, shape };
  });
}

/** A card is a group that begins with its ground; what is cut off at its edge would count in the group's own box. */
function groundOf(element: SVGGraphicsElement): SVGGraphicsElement {
  const first = element instanceof SVGGElement ? element.firstElementChild : null;
  return first instanceof SVGRectElement && !first.hasAttribute("transform") ? first : element;
}

function areaOf(element: SVGGraphicsElement): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

/** A spot that is a shape of its own (a land on a map) is marked by that shape. */
function outlineOf(svg: SVGSVGElement, element: SVGGraphicsElement): SVGGraphicsElement | null {
  const drawn = element instanceof SVGUseElement ? referred(element) : element;
  if (!drawn || !OUTLINES.includes(drawn.tagName)) return null;
  const copy = element.cloneNode(false) as SVGGraphicsElement;
  for (const { name } of [...copy.attributes]) {
    if (/^(id|style|fill.*|stroke.*|opacity|filter|role|tabindex|data-.*|aria-.*)$/.test(name))
      copy.removeAttribute(name);
  }
  place(svg, copy, element.parentNode as SVGGraphicsElement, element.getAttribute("transform"));
  return copy;
}

function referred(use: SVGUseElement): Element | null {
  const id = (use.getAttribute("href") ?? "").slice(1);
  return (use.getRootNode() as ShadowRoot).getElementById(id);
}

function frame(svg: SVGSVGElement, element: SVGGraphicsElement, box: DOMRect): SVGGraphicsElement {
  const rect = document.createElementNS(NAMESPACE, "rect");
  const size = { x: box.x - MARGIN, y: box.y - MARGIN, width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN };
  for (const [name, value] of Object.entries({ ...size, rx: 6 })) rect.setAttribute(name, String(value));
  place(svg, rect, element, null);
  return rect;
}

/** In the layer, but where `there` is in the picture, which may have pictures within it. */
function place(svg: SVGSVGElement, shape: SVGGraphicsElement, there: SVGGraphicsElement, own: string | null): void {
  const whole = svg.getScreenCTM();
  const part = there.getScreenCTM();
  if (!whole || !part) return;
  const { a, b, c, d, e, f } = whole.inverse().multiply(part);
  shape.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})${own ? ` ${own}` : ""}`);
}
