/** Extracts from Inter the Polish letters that Latin 1 lacks. After an update of the typeface, run: node scripts/make-polish-font.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Where the subset is stored. */
export const POLISH_FONT = fileURLToPath(new URL('../src/styles/inter-polish.woff2', import.meta.url));
const WHOLE = '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';

/** The letters; `ó` is in Latin 1. */
export const POLISH_LETTERS = 'ĄąĆćĘęŁłŃńŚśŹźŻż';

/** A subset of the typeface with only these letters, as woff2. */
export function polishFont(): Promise<Uint8Array> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(WHOLE));
  return subsetFont(whole, POLISH_LETTERS, { targetFormat: 'woff2' });
}

if (import.meta.main) writeFileSync(POLISH_FONT, await polishFont());
