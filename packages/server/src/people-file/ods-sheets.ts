import { strFromU8, unzipSync } from 'fflate';
import type { Sheet, TallCell } from './sheet.ts';
import { unescaped } from './unescaped.ts';

/** Limits of a sheet: beyond them are only empty cells, or more than any list has. */
const MOST_ROWS = 5000;
const MOST_COLUMNS = 100;
const MOST_SHEETS = 100;
const TOKENS = /<(?<close>\/?)(?<name>[\w:-]+)(?<attributes>[^<>]*?)(?<empty>\/?)>|(?<text>[^<]+)/gu;

/** The sheets of an OpenDocument spreadsheet. Throws if there are none. */
export function odsSheets(file: Uint8Array): readonly Sheet[] {
  const { 'content.xml': content } = unzipSync(file, { filter: ({ name }) => name === 'content.xml' });
  if (content === undefined) throw new Error('no content.xml');
  const reader = new OdsReader();
  for (const { groups = {} } of strFromU8(content).matchAll(TOKENS)) reader.token(groups);
  if (reader.sheets.length === 0) throw new Error('no sheet');
  return reader.sheets;
}

type OdsSheet = { readonly name: string; readonly table: string[][]; readonly tall: TallCell[] };
const NO_SHEET: OdsSheet = { name: '', table: [], tall: [] };
type Token = Readonly<Partial<Record<string, string>>>;

/** A streaming parser of the document's XML that keeps track of sheet, row and cell. */
class OdsReader {
  readonly sheets: OdsSheet[] = [];
  #row: string[] = [];
  #cell: string[] | null = null;
  #cellTimes = 1;
  #rowTimes = 1;
  /** Inside a comment attached to a cell, whose text does not belong to the cell. */
  #isRemark = false;

  token({ close, name, attributes = '', empty, text }: Token): void {
    if (text !== undefined) return this.#say(text);
    const isOpen = close !== '/';
    if (name === 'office:annotation') this.#isRemark = isOpen && empty !== '/';
    if (isOpen) this.#open(name ?? '', attributes);
    if (!isOpen || empty === '/') this.#close(name ?? '');
  }

  #say(text: string): void {
    if (!this.#isRemark && this.#cell !== null) this.#cell.push(unescaped(text));
  }

  #open(name: string, attributes: string): void {
    if (name === 'table:table' && this.sheets.length < MOST_SHEETS)
      this.sheets.push({ name: attribute(attributes, 'table:name'), table: [], tall: [] });
    if (name === 'table:table-row') {
      this.#row = [];
      this.#rowTimes = repeats(attributes, 'table:number-rows-repeated');
    }
    if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
      this.#cell = [];
      this.#cellTimes = repeats(attributes, 'table:number-columns-repeated');
      this.#noteHeight(repeats(attributes, 'table:number-rows-spanned'));
    }
    if (name === 'text:s' || name === 'text:tab' || name === 'text:line-break') this.#say(' ');
  }

  #noteHeight(rows: number): void {
    const { table, tall } = this.sheets.at(-1) ?? NO_SHEET;
    if (rows > 1 && tall.length < MOST_ROWS)
      tall.push({ column: this.#row.length, from: table.length, to: table.length + rows - 1 });
  }

  #close(name: string): void {
    if (name === 'text:p') this.#say(' ');
    if ((name === 'table:table-cell' || name === 'table:covered-table-cell') && this.#cell !== null) {
      const value = this.#cell.join('').trim();
      const times = Math.min(this.#cellTimes, MOST_COLUMNS - this.#row.length);
      for (let count = 0; count < times; count += 1) this.#row.push(value);
      this.#cell = null;
    }
    if (name === 'table:table-row') this.#endRow();
  }

  #endRow(): void {
    const last = this.#row.findLastIndex((cell) => cell !== '');
    const row = this.#row.slice(0, last + 1);
    const { table } = this.sheets.at(-1) ?? NO_SHEET;
    const times = Math.min(this.#rowTimes, MOST_ROWS - table.length);
    for (let count = 0; count < times; count += 1) table.push(row);
    this.#row = [];
  }
}

function attribute(attributes: string, name: string): string {
  const found = new RegExp(`${name}="(?<value>[^"]*)"`, 'u').exec(attributes);
  return unescaped(found?.groups?.['value'] ?? '');
}

function repeats(attributes: string, name: string): number {
  const given = Number(attribute(attributes, name));
  return Number.isInteger(given) && given > 1 ? given : 1;
}
