import { z } from 'zod';
import { COLUMN_KINDS } from './column-kinds.ts';
import { codeDaysSchema, codesPayload } from './user.ts';
import { email, flag, keyed, LIMITS, listOf, personName } from '../fields/fields.ts';

const cell = z.preprocess((value) => (value === null ? '' : value), z.coerce.string().max(1000)).default('');

/** A row as in the file, or as corrected on the screen; not validated yet. */
const givenRow = z.object({
  row: z.coerce.number().int().min(1).optional(),
  email: cell,
  first_name: cell,
  last_name: cell,
  group: cell,
  /** The person has no e-mail, and gets a login name and a one-time code instead. */
  code: flag.default(false),
  /** The person is not the existing one with the same name. */
  other: flag.default(false),
  /** Moves one of the caller's students out of the current group. */
  move: flag.default(false),
});

/** The position of the people in a file, if the caller gives it: the sheet (from 0), the row of the first person (from 1), the columns. */
const layout = z.preprocess(
  jsonOrText,
  z.object({
    sheet: z.int().min(0).max(999),
    from: z.int().min(1).max(1_048_576),
    columns: z.array(z.enum(COLUMN_KINDS)).max(100),
  }),
);
export type ImportLayout = z.output<typeof layout>;

/**
 * A file of students (CSV, xlsx or ods, as a file of the form or as text), or its rows. With `dryRun` nothing is stored. `layout` says where
 * the people are. With `ask`, a file in which they cannot be found with certainty is not refused: the answer shows its first rows. (ACC-9)
 */
export const importBody = z
  .object({
    file: z.union([z.string().max(1_048_576), z.instanceof(Uint8Array)]).optional(),
    rows: listOf(givenRow, LIMITS.importRows).optional(),
    dryRun: flag.default(false),
    layout: layout.optional(),
    ask: flag.default(false),
    /** For how many days the one-time codes are valid. */
    days: codeDaysSchema,
    ...keyed,
  })
  .refine((body) => body.file !== undefined || body.rows !== undefined, { path: ['file'], message: 'REQUIRED' });

/** The fields that a row needs to be imported. */
export const importedPerson = z.object({ email, first_name: personName, last_name: personName });

/** The fields that a row of a person without an e-mail needs. */
export const importedWithCode = importedPerson.omit({ email: true });

export const IMPORT_STATUSES = ['added', 'moved', 'skipped', 'wrong'] as const;

/** Why a valid row is skipped. */
export const SKIP_REASONS = ['DUPLICATE', 'ALREADY_THERE', 'INVITED', 'OTHER_GROUP', 'SAME_NAME'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** What was recognised in a file, with its first rows, for a person who has to say what the columns are. */
const readFile = z.object({
  sheets: z.array(z.string()),
  sheet: z.number(),
  from: z.number(),
  columns: z.array(z.enum(COLUMN_KINDS)),
  /** False: the server is not sure, and a person should confirm it. */
  isSure: z.boolean(),
  /** The rows around the first person, with their numbers. */
  top: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
  /** The class named in the title; empty if none. */
  group: z.string(),
  /** Rows below the first person that are not people, such as totals. */
  leftOut: z.array(z.object({ row: z.number(), text: z.string() })),
  /**
   * The other sheets in which a list was found with certainty (a list beside another is a sheet of its own), each as `layout` takes it, with the number of people and the class named in its title.
   */
  others: z.array(
    z.object({
      sheet: z.number(),
      from: z.number(),
      columns: z.array(z.enum(COLUMN_KINDS)),
      people: z.number(),
      group: z.string(),
    }),
  ),
});
export type ReadFile = z.output<typeof readFile>;

/** What was done with each row or, with `dryRun`, would be done. `row` counts as in a spreadsheet. */
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
      /** Only for a skipped row. */
      reason: z.object({ code: z.enum(SKIP_REASONS), text: z.string() }).optional(),
      /** Only for a wrong row, by field. */
      errors: z.record(z.string(), z.array(z.string())).optional(),
    }),
  ),
  /** Only if a file was sent, not rows. */
  file: readFile.optional(),
  /** Login cards of those who were added without an e-mail. The codes are given only in this answer. */
  cards: codesPayload.optional(),
});
export type ImportPayload = z.output<typeof importPayload>;

function jsonOrText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
