import { layoutByContent } from './by-content.ts';
import { layoutByHeadings } from './by-headings.ts';
import { type FoundLayout, NAME_COLUMNS, valuesOf } from './layout.ts';
import { sheetPeople } from './sheet-people.ts';
import type { Sheet } from './sheet.ts';

/**
 * Finds the list of people in a file: by headings in one row or two, wherever they are; else by what the cells look like. Prefers sheets with
 * headings, then those with people, then sure layouts, then the one with most people, then the first sheet. Null if nothing looks like a list.
 */
export function findLayout(sheets: readonly Sheet[]): FoundLayout | null {
  return best(sheets, layoutByHeadings) ?? best(sheets, layoutByContent);
}

function best(sheets: readonly Sheet[], find: (sheet: Sheet, index: number) => FoundLayout | null): FoundLayout | null {
  const found = sheets.flatMap((sheet, index) => {
    const guess = find(sheet, index);
    if (guess === null) return [];
    const layout = { ...guess, isSure: guess.isSure && !isGarbled(sheet, guess) };
    const { length } = sheetPeople(sheet, layout).people;
    return [{ layout, people: length }];
  });
  const worth = ({ layout, people }: (typeof found)[number]) => (people > 0 ? 2 : 0) + (layout.isSure ? 1 : 0);
  const [first] = found.toSorted(
    (one, other) => worth(other) - worth(one) || other.people - one.people || one.layout.sheet - other.layout.sheet,
  );
  return first?.layout ?? null;
}

/**
 * A letter next to a character that occurs in no name: the text's encoding could not be recognized for certain. What could not be decoded at all is an error of its row.
 */
const GARBLED = /\p{L}(?![`´+\ufffd])[\p{S}¶†‡]|(?![`´+\ufffd])[\p{S}¶†‡]\p{L}/u;

/** Whether the names look garbled: more than one or two of a class, which somebody may simply have written that way. */
function isGarbled(sheet: Sheet, { from, columns }: FoundLayout): boolean {
  const names = columns.flatMap((kind, column) => (NAME_COLUMNS.has(kind) ? valuesOf(sheet, column, from) : []));
  return names.filter((name) => GARBLED.test(name)).length * 20 > names.length;
}
