import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What is measured by the tokens of styles/tokens.css. */
const MEASURED =
  /^(?:margin|padding)(?:-(?:top|right|bottom|left|inline|block)(?:-(?:start|end))?)?$|^(?:(?:row|column)-)?gap$|^font(?:-size)?$|^border(?:-(?:top|bottom)-(?:left|right))?-radius$/u;
/** A pixel is the width of a line, which no token has. */
const RAW = /(?<![\w.-])-?(?!-?[01]px)[\d.]+px\b/u;

/**
 * The widths at which the pages change, in pixels: up to it one way, from one pixel more on the other. A phone whose letters are much larger than usual is
 * narrower than any window with usual ones. (BLD-9)
 */
export const BREAKPOINTS: Readonly<Record<string, number>> = {
  largeLetters: 319,
  phone: 760,
  tablet: 1000,
  laptop: 1200,
  desk: 1500,
};

/** The widths at which a part changes by the room that it has itself, in pixels. */
export const CONTAINER_WIDTHS: Readonly<Record<string, number>> = { part: 740 };
/** A colour that is written out; colours by name are told apart from words by nobody, and paper alone has some. */
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/giu;

const TOKENS = 'kit/src/styles/tokens.css';

/** The style sheet that says what the tokens are. */
export function tokenSheet(root: string): string {
  return readFileSync(join(root, 'packages', TOKENS), 'utf8');
}

/** Every other style sheet by its path in `packages`. */
export function styleSheets(root: string): ReadonlyMap<string, string> {
  const packages = join(root, 'packages');
  const files = globSync('*/src/**/*.css', { cwd: packages, exclude: [TOKENS] }).sort();
  return new Map(files.map((file) => [file.split(sep).join('/'), readFileSync(join(packages, file), 'utf8')]));
}

/** All code that is drawn in a browser, by its path in `packages`. */
export function screenSources(root: string): ReadonlyMap<string, string> {
  const packages = join(root, 'packages');
  const files = globSync('{kit,game,workshop,office,web}/src/**/*.{ts,tsx}', { cwd: packages }).sort();
  return new Map(files.map((file) => [file.split(sep).join('/'), readFileSync(join(packages, file), 'utf8')]));
}

/** The declarations of spaces, sizes of type and radii that say pixels where a token belongs. */
export function rawPixels(sheet: string): readonly string[] {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//gu, '');
  return [...plain.matchAll(/(?<=[{;]\s*)(?<name>[a-z-]+)\s*:\s*(?<value>[^;{}]+)(?=[;}])/gu)].flatMap(({ groups }) => {
    const { name = '', value = '' } = groups ?? {};
    return MEASURED.test(name) && RAW.test(value) ? [`${name}: ${value.trim()}`] : [];
  });
}

/** The colours that a style sheet writes out instead of naming a token. */
export function rawColours(sheet: string): readonly string[] {
  return sheet.replaceAll(/\/\*[\s\S]*?\*\//gu, '').match(COLOUR) ?? [];
}

/** The widths of queries of the page, or of a part's own room, in a style sheet that have no name. */
export function oddWidths(sheet: string): readonly number[] {
  const queries = (at: RegExp): string => (sheet.match(at) ?? []).join(' ');
  return [...oddWidthsIn(queries(/@media[^{]*/gu)), ...oddWidthsIn(queries(/@container[^{]*/gu), CONTAINER_WIDTHS)];
}

/**
 * The same of media queries in code, such as `(max-width: 47.5rem)`, which no build turns into parts of a letter: one that says pixels is
 * odd at any width.
 */
export function oddWidthsInCode(source: string): readonly number[] {
  return [...oddWidthsIn(source, {}, 'px'), ...oddWidthsIn(source, BREAKPOINTS, 'rem')];
}

const PIXELS = { px: 1, rem: 16 };

function oddWidthsIn(queries: string, names = BREAKPOINTS, unit: keyof typeof PIXELS = 'px'): readonly number[] {
  const named = Object.values(names);
  const widths = new RegExp(`(?<side>min|max)-width:\\s*(?<width>[\\d.]+)${unit}\\b`, 'gu');
  return [...queries.matchAll(widths)].flatMap(({ groups }) => {
    const width = Number(groups?.['width']) * PIXELS[unit];
    return named.includes(groups?.['side'] === 'min' ? width - 1 : width) ? [] : [width];
  });
}

/** So low a window, at 400 % on a desk or on a phone that lies, that what stays in place would leave nothing to the rest. (BLD-7) */
const LOW = '@media (max-width: 760px) and (max-height: 480px)';

/** What a style sheet keeps in place while the page scrolls, or makes as high as the window, without saying what becomes of it in a low one. */
export function keptInPlace(sheet: string): readonly string[] {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//gu, '');
  return plain.includes(LOW)
    ? []
    : (plain.match(/(?<![\w-])(?:position:\s*(?:fixed|sticky)|height:\s*100d?vh)/gu) ?? []);
}

/** The rules of the dark theme that paper would have too. (BLD-10) */
export function darkOnPaper(sheet: string): readonly string[] {
  return sheet.match(/^\[data-theme='dark'\].*$/gmu) ?? [];
}
