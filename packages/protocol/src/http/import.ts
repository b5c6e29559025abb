import { z } from 'zod';
import { codeDays, codesPayload } from './user.ts';
import { email, flag, LIMITS, listOf, personName, requestKey } from '../fields/fields.ts';

const cell = z.preprocess((value) => (value === null ? '' : value), z.coerce.string().max(1000)).default('');

/** A row as it stands in the file, or as it was mended on the screen; nothing of it is checked yet. */
const givenRow = z.object({
  row: z.coerce.number().int().min(1).optional(),
  email: cell,
  first_name: cell,
  last_name: cell,
  group: cell,
  /** Has no e-mail: a login name and a one-time code are made in its place. */
  code: flag.default(false),
  /** Is somebody else than the person of the same name. */
  other: flag.default(false),
  /** Takes a student of the caller out of the group of now. */
  move: flag.default(false),
});

/** What a column of a list may hold; of a whole name in one column its order is part of it. */
export const COLUMN_KINDS = ['none', 'first_name', 'last_name', 'last_first', 'first_last', 'email', 'group'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** Where the people of a file stand, as somebody says it: the sheet (from 0), the row of the first person (from 1), the columns. */
const layout = z.preprocess(
  parsedText,
  z.object({
    sheet: z.int().min(0).max(999),
    from: z.int().min(1).max(1_048_576),
    columns: z.array(z.enum(COLUMN_KINDS)).max(100),
  }),
);
export type ImportLayout = z.output<typeof layout>;

/**
 * A file of students (CSV, xlsx or ods, as a file of the form or as its text), or its rows. With `dryRun` nothing is kept. `layout` says
 * where the people stand; with `ask` a file in which they are not found for sure is not refused, the answer shows its first rows. (ACC-9)
 */
export const importBody = z
  .object({
    file: z.union([z.string().max(1_048_576), z.instanceof(Uint8Array)]).optional(),
    rows: listOf(givenRow, LIMITS.importRows).optional(),
    dryRun: flag.default(false),
    layout: layout.optional(),
    ask: flag.default(false),
    /** Of the codes that are made. */
    days: codeDays,
    key: requestKey.optional(),
  })
  .refine((body) => body.file !== undefined || body.rows !== undefined, { path: ['file'], message: 'REQUIRED' });

/** What a row must hold to be taken in. */
export const importedPerson = z.object({ email, first_name: personName, last_name: personName });

/** What a row of somebody without an e-mail must hold. */
export const importedWithCode = importedPerson.omit({ email: true });

export const IMPORT_STATUSES = ['added', 'moved', 'skipped', 'wrong'] as const;

/** Why a row that is not wrong is skipped. */
export const SKIP_REASONS = ['DUPLICATE', 'ALREADY_THERE', 'INVITED', 'OTHER_GROUP', 'SAME_NAME'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** What was read of a file, and its first rows, for whoever has to say which column is which. */
const readFile = z.object({
  sheets: z.array(z.string()),
  sheet: z.number(),
  from: z.number(),
  columns: z.array(z.enum(COLUMN_KINDS)),
  /** False where the server would rather be told. */
  isSure: z.boolean(),
  /** Rows round the first person, each with its number. */
  top: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
  /** The class that the title names; empty: none. */
  group: z.string(),
  /** Rows below the first person that are nobody, such as sums. */
  leftOut: z.array(z.object({ row: z.number(), text: z.string() })),
});
export type ReadFile = z.output<typeof readFile>;

/** Row by row what was done, or with `dryRun` what would be. `row` counts as a spreadsheet does. */
export const importPayload = z.object({
  dryRun: z.boolean(),
  added: z.number(),
  moved: z.number(),
  skipped: z.number(),
  wrong: z.number(),
  rows: z.array(
    z.object({
      row: z.number(),
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      group: z.string(),
      code: z.boolean(),
      status: z.enum(IMPORT_STATUSES),
      /** Of a skipped row. */
      reason: z.object({ code: z.enum(SKIP_REASONS), text: z.string() }).optional(),
      /** Of a wrong row, by its fields. */
      errors: z.record(z.string(), z.array(z.string())).optional(),
    }),
  ),
  /** Of a file; absent where rows were sent. */
  file: readFile.optional(),
  /** Cards of those who were added without an e-mail; a code is told once, here. */
  cards: codesPayload.optional(),
});
export type ImportPayload = z.output<typeof importPayload>;

function parsedText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
