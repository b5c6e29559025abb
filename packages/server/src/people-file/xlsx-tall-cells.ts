import { strFromU8, unzipSync } from 'fflate';
import type { TallCell } from './sheet.ts';
import { unescaped } from './unescaped.ts';

/** More merged cells than any list has. */
const MOST = 2000;
const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?ref="(?<first>[A-Z]{1,3})(?<from>\d{1,7}):[A-Z]{1,3}(?<to>\d{1,7})"/gu;
const SHEET = /<(?:\w+:)?sheet\s(?<attributes>[^>]*)>/gu;
const RELATION = /<(?:\w+:)?Relationship\s(?<attributes>[^>]*)>/gu;

/**
 * The cells of each sheet of an xlsx workbook that are merged over several rows, by the sheet's name; the library that parses it does
 * not report them.
 */
export function xlsxTallCells(file: Uint8Array): ReadonlyMap<string, readonly TallCell[]> {
  const parts = unzipSync(file, {
    filter: ({ name }) =>
      name === 'xl/workbook.xml' || name === 'xl/_rels/workbook.xml.rels' || name.startsWith('xl/worksheets/'),
  });
  const text = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  const targets = new Map(
    attributesIn(text('xl/_rels/workbook.xml.rels'), RELATION).map((one) => [one('Id'), partName(one('Target'))]),
  );
  return new Map(
    attributesIn(text('xl/workbook.xml'), SHEET).map((one) => {
      const part = targets.get(one('id')) ?? '';
      return [one('name'), tallCellsIn(text(part))];
    }),
  );
}

/** A target in the workbook as the name of an archive entry: relative to the workbook's folder, or to the root. */
function partName(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function tallCellsIn(xml: string): readonly TallCell[] {
  const found: TallCell[] = [];
  // They come after all rows, which are skipped.
  for (const { groups = {} } of xml.slice(Math.max(0, xml.lastIndexOf('sheetData'))).matchAll(MERGED)) {
    const { first = '', from, to } = groups;
    if (from !== to) found.push({ column: columnOf(first), from: Number(from) - 1, to: Number(to) - 1 });
    if (found.length === MOST) break;
  }
  return found;
}

/** The index of a column by its letters. */
function columnOf(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function attributesIn(xml: string, tags: RegExp): readonly ((name: string) => string)[] {
  return [...xml.matchAll(tags)].map(({ groups = {} }) => (name: string) => {
    const found = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}="(?<value>[^"]*)"`, 'u').exec(groups['attributes'] ?? '');
    return unescaped(found?.groups?.['value'] ?? '');
  });
}
