/** Lengths in pixels, but for those of a pixel and less: lines stay as thin as they are. */
const LENGTH = /(?<![\w.#-])(?<sign>-?)(?<pixels>\d*\.?\d+)px\b/gu;

/** Of how many pixels browsers make letters of the usual size: what a style sheet reckons with. */
const USUAL = 16;

/** The pixels of a style sheet as parts of the letters that the browser is set to: by them a page grows as a whole. (BLD-9) */
export function inLetters(css: string): string {
  return css.replaceAll(LENGTH, (whole, sign: string, pixels: string) =>
    Number(pixels) <= 1 ? whole : `${sign}${Number(pixels) / USUAL}rem`,
  );
}
