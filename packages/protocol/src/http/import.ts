import { z } from 'zod';
import { email, flag, LIMITS, listOf, personName } from './fields.ts';

const cell = z.preprocess((value) => (value === null ? '' : value), z.coerce.string().max(1000)).default('');

/** A row as it stands in the file, or as it was mended on the screen; nothing of it is checked yet. */
const givenRow = z.object({
  row: z.coerce.number().int().min(1).optional(),
  email: cell,
  first_name: cell,
  last_name: cell,
  group: cell,
  /** Takes a student of the caller out of the group of now. */
  move: flag.default(false),
});

/** A file of students (CSV or xlsx, as a file of the form or as its text), or its rows. With `dryRun` nothing is kept. (protocol "POST user/import/") */
export const importBody = z
  .object({
    file: z.union([z.string().max(1_048_576), z.instanceof(Uint8Array)]).optional(),
    rows: listOf(givenRow, LIMITS.importRows).optional(),
    dryRun: flag.default(false),
  })
  .refine((body) => body.file !== undefined || body.rows !== undefined, { path: ['file'], message: 'REQUIRED' });

/** What a row must hold to be taken in. */
export const importedPerson = z.object({ email, first_name: personName, last_name: personName });

export const IMPORT_STATUSES = ['added', 'moved', 'skipped', 'wrong'] as const;

/** Why a row that is not wrong is skipped. */
export const SKIP_REASONS = ['DUPLICATE', 'ALREADY_THERE', 'OTHER_GROUP'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

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
      status: z.enum(IMPORT_STATUSES),
      /** Of a skipped row. */
      reason: z.object({ code: z.enum(SKIP_REASONS), text: z.string() }).optional(),
      /** Of a wrong row, by its fields. */
      errors: z.record(z.string(), z.array(z.string())).optional(),
    }),
  ),
});
export type ImportPayload = z.output<typeof importPayload>;
