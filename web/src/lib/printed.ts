// Pictures that are drawn once and kept as dots. A browser paints an SVG afresh whenever it comes into sight: where
// many of them scroll, that takes longer than a frame. They are drawn one after the other, a few in each frame.

const WIDEST = 320; // dots: all cards of a game on canvases of this width take about 80 MB
const LANES = 4; // pictures that are fetched at the same time
const SPARE = 6; // milliseconds of each frame

const waiting: (() => Promise<void>)[] = [];
let lanes = 0;
let frame = 0; // when it began
let spent = 0; // milliseconds of it

/** Draws a picture on a canvas of so many pixels of the page; nothing while the width is not known. */
export function printed(
  address: string,
  width: number,
  size: readonly [number, number],
): (canvas: HTMLCanvasElement) => () => void {
  return (canvas) => {
    let isWanted = width > 0;
    const dots = Math.min(WIDEST, Math.round(width * devicePixelRatio));
    if (isWanted) {
      waiting.push(async () => {
        if (!isWanted) return;
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        await spareTime();
        if (!isWanted) return;
        const start = performance.now();
        const shape = { resizeWidth: dots, resizeHeight: Math.round((dots * size[1]) / size[0]) };
        const bitmap = await createImageBitmap(picture, { ...shape, resizeQuality: "high" });
        canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
        canvas.dataset.drawn = "";
        spent += performance.now() - start;
      });
      if (lanes < LANES) void work();
    }
    return () => (isWanted = false);
  };
}

async function work(): Promise<void> {
  lanes++;
  for (let next; (next = waiting.shift());) await next().catch(() => undefined); // without its picture a card has its name
  lanes--;
}

/** Waits until this frame, or a later one, has time to draw. */
async function spareTime(): Promise<void> {
  while (spent > SPARE) {
    const now = await new Promise<number>(requestAnimationFrame);
    if (now !== frame) [frame, spent] = [now, 0];
  }
}
