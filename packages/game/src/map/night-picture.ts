import { GRAIN, GRAINS, NIGHT_AREA, nightGrains } from './night.ts';

/** The colour of the night in the present theme. Reading it makes the browser recalculate all styles of the page. */
export function nightColour(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--night').trim();
}

/** Paints the night into a canvas with one pixel per grain. */
export function paintNight(canvas: HTMLCanvasElement, colour: string, hours: number, dayOfYear: number): void {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return;
  canvas.width = GRAINS.wide;
  canvas.height = GRAINS.high;
  canvas.style.transform = `translate(${NIGHT_AREA.x}px, ${NIGHT_AREA.y}px) scale(${GRAIN})`;
  context.fillStyle = colour;
  context.fillRect(0, 0, GRAINS.wide, GRAINS.high);
  const picture = context.getImageData(0, 0, GRAINS.wide, GRAINS.high);
  nightGrains(hours, dayOfYear).forEach((shade, index) => {
    picture.data[index * 4 + 3] = Math.round(255 * shade);
  });
  context.putImageData(picture, 0, 0);
}
