import { classNamedIn, type NamedClass } from './class-name.ts';
import { headingOf } from './headings.ts';
import type { Sheet } from './sheet.ts';

/** More letters than any title has. */
const MOST_LETTERS = 300;

/** The class named above the list, or by the name of its sheet; its name is empty if there is none. `from`: the row of the first person, from 1. */
export function classOfTitle({ name, table }: Sheet, from: number): NamedClass {
  const titles = table.slice(0, from - 1).filter((cells) => !cells.some(isHeading));
  return classNamedIn([...titles.map(textOf), name]);
}

/** The class that a row between people names as the heading of those below it; its name is empty if it is no such heading. */
export function classOfRow(cells: readonly string[]): NamedClass {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 2 || filled.some((cell) => cell.includes('@')) || filled.some(isHeading)
    ? classNamedIn([])
    : classNamedIn([textOf(cells)]);
}

function textOf(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' ')
    .slice(0, MOST_LETTERS);
}

/** Whether the cell is a column heading, which cannot be part of a title; "Klasa: 3B" is a title. */
function isHeading(cell: string): boolean {
  const heading = headingOf(cell);
  return heading !== 'none' && heading !== 'group';
}
