/** Lengths in pixels, except those of a pixel or less: thin lines stay thin. */
const LENGTH = /(?<![\w.#-])(?<sign>-?)(?<pixels>\d*\.?\d+)px\b/gu;

/** The browsers' default font size in pixels, on which the style sheets are based. */
const USUAL = 16;

/** Converts a style sheet's pixels to units of the browser's font size, so that a page grows with it as a whole. (BLD-9) */
export function inLetters(css: string): string {
  return css.replaceAll(LENGTH, (whole, sign: string, pixels: string) =>
    Number(pixels) <= 1 ? whole : `${sign}${Number(pixels) / USUAL}rem`,
  );
}
