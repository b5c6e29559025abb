import { studentsImportText } from '@fracht/content';
import { nameLookingLike, type GroupPayload, type ImportPayload, type ReadFile } from '@fracht/protocol';
import type { ImportRow } from '@fracht/kit/api/lecturer-calls.ts';
import type { Rows } from '@fracht/kit/files/table-content.ts';

export type CheckedRow = ImportPayload['rows'][number];
export type RowField = 'first_name' | 'last_name' | 'email' | 'group';

/** The rows of a file as now edited, and the result of the server's last check of each. */
export type ImportDraft = {
  readonly rows: readonly ImportRow[];
  readonly checked: ReadonlyMap<number, CheckedRow>;
  /** The numbers of the rows that needed work when the file was read; they keep their position in the list while they are corrected. */
  readonly troubled: ReadonlySet<number>;
  /** Changes made by hand, by row number. */
  readonly typed: ReadonlyMap<number, Partial<ImportRow>>;
};

/** More than the number of rows read from one sheet: the offset between the row numbers of different sheets. */
const ROWS_OF_SHEET = 100_000;

/** The draft of a file that has just been read. */
export function importDraftOf(found: ImportPayload): ImportDraft {
  const rows = found.rows.map(({ row, first_name, last_name, email, group, code }) => ({
    row,
    first_name,
    last_name,
    email,
    group,
    code,
    other: false,
    move: false,
  }));
  return inNewOrder({ rows, checked: byRow(found), troubled: new Set(), typed: new Map() });
}

/** The draft with the rows on top that need work now. */
export function inNewOrder(draft: ImportDraft): ImportDraft {
  return { ...draft, troubled: new Set(rowsToMend(draft).map(({ row }) => row)) };
}

/** The draft with the people of another sheet added; those without a group go into the class named in the sheet's title. */
export function withSheet(draft: ImportDraft, found: ImportPayload): ImportDraft {
  const { file, rows } = found;
  if (file === undefined) return draft;
  const moved = rows.map((one) => ({
    ...one,
    row: rowIn(file.sheet, one.row),
    group: one.group === '' ? file.group : one.group,
  }));
  return { ...draft, rows: [...draft.rows, ...importDraftOf({ ...found, rows: moved }).rows] };
}

/** The number given to a row of a sheet other than the one that was read first. */
export function rowIn(sheet: number, row: number): number {
  return (sheet + 1) * ROWS_OF_SHEET + row;
}

/** The name of a row on the screen: its number, preceded by the sheet if that was added later. */
export function rowName(row: number, sheets: readonly string[]): string {
  const name = sheets[sheetOfRow(row)];
  return name === undefined ? String(row) : studentsImportText.rowOfSheet(name, row % ROWS_OF_SHEET);
}

/** The names of the sheets from which the rows are. */
export function sheetNames(
  { rows }: ImportDraft,
  { sheet, sheets }: Pick<ReadFile, 'sheet' | 'sheets'>,
): readonly string[] {
  const added = new Set(rows.map(({ row }) => sheetOfRow(row)));
  return sheets.filter((name, index) => name !== '' && (index === sheet || added.has(index)));
}

/** The index of the added sheet that a row is from; -1: it is from the sheet that was read first. */
function sheetOfRow(row: number): number {
  return Math.floor(row / ROWS_OF_SHEET) - 1;
}

/** The draft with the results of another check. */
export function withCheck(draft: ImportDraft, found: ImportPayload): ImportDraft {
  return { ...draft, checked: byRow(found) };
}

/** Changes one row. */
export function withRow(draft: ImportDraft, row: number, change: Partial<ImportRow>): ImportDraft {
  return {
    ...draft,
    rows: draft.rows.map((one) => (one.row === row ? { ...one, ...change } : one)),
    typed: new Map([...draft.typed, [row, { ...draft.typed.get(row), ...change }]]),
  };
}

/** Reapplies earlier changes by hand to the rows that are still there. */
export function withTyped(draft: ImportDraft, typed: ImportDraft['typed']): ImportDraft {
  return [...typed].reduce((now, [row, change]) => withRow(now, row, change), draft);
}

/** Puts everybody without a group into this one. */
export function withGroup(draft: ImportDraft, group: string): ImportDraft {
  const without = draft.rows.filter((row) => row.group.trim() === '');
  return without.reduce((now, { row }) => withRow(now, row, { group }), draft);
}

/** Removes one row. */
export function withoutRow(draft: ImportDraft, row: number): ImportDraft {
  return { ...draft, rows: draft.rows.filter((one) => one.row !== row) };
}

/** Whether a row needs a decision or a correction. */
export function needsWork({ status, reason }: CheckedRow): boolean {
  return status === 'wrong' || reason?.code === 'OTHER_GROUP' || reason?.code === 'SAME_NAME';
}

/** The rows that can be imported now. */
export function readyRows({ rows, checked }: ImportDraft): readonly ImportRow[] {
  return rows.filter(({ row }) => {
    const status = checked.get(row)?.status;
    return status === 'added' || status === 'moved';
  });
}

/** The rows that need work now. */
export function rowsToMend({ rows, checked }: ImportDraft): readonly CheckedRow[] {
  return rows.flatMap(({ row }) => {
    const found = checked.get(row);
    return found !== undefined && needsWork(found) ? [found] : [];
  });
}

/** The rows in the order of the file, or those that needed work first. */
export function rowsInOrder({ rows, troubled }: ImportDraft, isWrongFirst: boolean): readonly ImportRow[] {
  if (!isWrongFirst) return rows;
  return [...rows.filter(({ row }) => troubled.has(row)), ...rows.filter(({ row }) => !troubled.has(row))];
}

/** Everything that the check said about a row, in words. */
export function reasonsOf({ reason, errors = {} }: CheckedRow): readonly string[] {
  return [...(reason === undefined ? [] : [reason.text]), ...Object.values(errors).flat()];
}

/** The name of the group that a row asks for, if its only fault is that the group does not exist; else null. */
export function missingGroup({ status, group, errors = {} }: CheckedRow): string | null {
  const fields = Object.keys(errors);
  return status === 'wrong' && group !== '' && fields.length === 1 && fields[0] === 'group' ? group : null;
}

/** The groups named by rows that do not exist, without repetitions. */
export function missingGroups({ rows, checked }: ImportDraft, groups: readonly GroupPayload[]): readonly string[] {
  const known = new Set(groups.map(({ name }) => nameLookingLike(name)));
  const missing = new Map<string, string>();
  for (const { row, group } of rows) {
    const isUnknown = checked.get(row)?.errors?.['group'] !== undefined && checked.get(row)?.group === group;
    const key = nameLookingLike(group);
    if (isUnknown && group !== '' && !known.has(key) && !missing.has(key)) missing.set(key, group);
  }
  return [...missing.values()];
}

/** The draft after its last step: the rows that were not imported still need work. */
export function leftOver(draft: ImportDraft, done: ImportPayload): ImportDraft {
  return { ...draft, checked: new Map([...draft.checked, ...byRow(done)]) };
}

/** Whether the missing e-mail is a row's only fault, so that a one-time code can replace it. */
export function lacksEmailAlone({ status, email, errors = {} }: CheckedRow): boolean {
  const fields = Object.keys(errors);
  return status === 'wrong' && email.trim() === '' && fields.length === 1 && fields[0] === 'email';
}

/** The rows that need work as a table file, which can be corrected elsewhere and imported again. */
export function wrongTable(draft: ImportDraft): Rows {
  const { columns, reason } = studentsImportText;
  const heads = [columns.first_name, columns.last_name, columns.email, columns.group, reason];
  const typed = new Map(draft.rows.map((one) => [one.row, one]));
  return [
    heads,
    ...rowsToMend(draft).map((found) => {
      const { first_name, last_name, email, group } = typed.get(found.row) ?? found;
      return [first_name, last_name, email, group, reasonsOf(found).join(' ')];
    }),
  ];
}

function byRow({ rows }: ImportPayload): ReadonlyMap<number, CheckedRow> {
  return new Map(rows.map((found) => [found.row, found]));
}
