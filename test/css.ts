import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What is measured by the tokens of styles/tokens.css. */
const MEASURED =
  /^(?:margin|padding)(?:-(?:top|right|bottom|left|inline|block)(?:-(?:start|end))?)?$|^(?:(?:row|column)-)?gap$|^font(?:-size)?$|^border(?:-(?:top|bottom)-(?:left|right))?-radius$/u;
/** A pixel is the width of a line, which no token has. */
const RAW = /(?<![\w.-])-?(?!-?[01]px)[\d.]+px\b/u;

/** The widths at which the pages change, in pixels: up to it one way, from one pixel more on the other. */
export const BREAKPOINTS: Readonly<Record<string, number>> = { phone: 760, tablet: 1000, laptop: 1200, desk: 1500 };

/** The widths at which a part changes by the room that it has itself, in pixels. */
export const CONTAINER_WIDTHS: Readonly<Record<string, number>> = { part: 740 };
/** A colour that is written out; colours by name are told apart from words by nobody, and paper alone has some. */
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/giu;

/** Every style sheet by its path in `packages`, but for the one that says what the tokens are. */
export function styleSheets(root: string): ReadonlyMap<string, string> {
  const packages = join(root, 'packages');
  const files = globSync('*/src/**/*.css', { cwd: packages, exclude: ['kit/src/styles/tokens.css'] }).sort();
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

/** The same of media queries in code, such as `(max-width: 760px)`. */
export function oddWidthsIn(queries: string, names = BREAKPOINTS): readonly number[] {
  const named = Object.values(names);
  return [...queries.matchAll(/(?<side>min|max)-width:\s*(?<width>[\d.]+)px/gu)].flatMap(({ groups }) => {
    const width = Number(groups?.['width']);
    return named.includes(groups?.['side'] === 'min' ? width - 1 : width) ? [] : [width];
  });
}
