import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The properties whose values must be tokens of styles/tokens.css. */
const MEASURED =
  /^(?:margin|padding)(?:-(?:top|right|bottom|left|inline|block)(?:-(?:start|end))?)?$|^(?:(?:row|column)-)?gap$|^font(?:-size)?$|^border(?:-(?:top|bottom)-(?:left|right))?-radius$/u;
/** A pixel is the width of a line, for which there is no token. */
const RAW = /(?<![\w.-])-?(?!-?[01]px)[\d.]+px\b/u;

/**
 * The breakpoints of the pages, in pixels: one layout up to this width, another from one pixel more. A phone with much larger letters than usual is
 * narrower than any window with usual ones. (BLD-9)
 */
export const BREAKPOINTS: Readonly<Record<string, number>> = {
  largeLetters: 319,
  phone: 760,
  tablet: 1000,
  laptop: 1200,
  desk: 1500,
};

/** The container widths at which a part changes its layout, in pixels. */
export const CONTAINER_WIDTHS: Readonly<Record<string, number>> = { part: 740 };
/** A literal colour; colours by name cannot be told from words, and only paper uses some. */
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/giu;

const TOKENS = 'kit/src/styles/tokens.css';

/** The style sheet that defines the tokens. */
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

/** Declarations of spaces, font sizes and radii in pixels where a token belongs. */
export function rawPixels(sheet: string): readonly string[] {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//gu, '');
  return [...plain.matchAll(/(?<=[{;]\s*)(?<name>[a-z-]+)\s*:\s*(?<value>[^;{}]+)(?=[;}])/gu)].flatMap(({ groups }) => {
    const { name = '', value = '' } = groups ?? {};
    return MEASURED.test(name) && RAW.test(value) ? [`${name}: ${value.trim()}`] : [];
  });
}

/** The colours that a style sheet writes as literals instead of naming a token. */
export function rawColours(sheet: string): readonly string[] {
  return sheet.replaceAll(/\/\*[\s\S]*?\*\//gu, '').match(COLOUR) ?? [];
}

/** The widths in media or container queries of a style sheet that are not named breakpoints. */
export function oddWidths(sheet: string): readonly number[] {
  const queries = (at: RegExp): string => (sheet.match(at) ?? []).join(' ');
  return [...oddWidthsIn(queries(/@media[^{]*/gu)), ...oddWidthsIn(queries(/@container[^{]*/gu), CONTAINER_WIDTHS)];
}

/** The same for media queries in code, such as `(max-width: 47.5rem)`, which no build converts to rem: one in pixels is wrong at any width. */
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

/** A window so low, at 400 % on a desktop or on a phone in landscape, that whatever stays in place would leave no room for the rest. (BLD-7) */
const LOW = '@media (max-width: 760px) and (max-height: 480px)';

/** What a style sheet keeps in place while the page scrolls, or makes as high as the window, without saying what happens to it in a low one. */
export function keptInPlace(sheet: string): readonly string[] {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//gu, '');
  return plain.includes(LOW)
    ? []
    : (plain.match(/(?<![\w-])(?:position:\s*(?:fixed|sticky)|height:\s*100d?vh)/gu) ?? []);
}

/** The rules of the dark theme that would also apply on paper. (BLD-10) */
export function darkOnPaper(sheet: string): readonly string[] {
  return sheet.match(/^\[data-theme='dark'\].*$/gmu) ?? [];
}
