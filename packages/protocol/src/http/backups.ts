import { z } from 'zod';
import { givenPassword } from './auth.ts';

/** The backups of the school, as an admin sees them. (ADM-6) */
export const backupsPayload = z.object({
  backups: z.array(
    z.object({
      name: z.string(),
      /** When it was made, in ms. */
      made: z.number(),
      bytes: z.number(),
    }),
  ),
  isRunning: z.boolean(),
  /** When the last attempt failed, and the code of a known cause; null: it did not fail. */
  failure: z.object({ at: z.number(), code: z.string().nullable() }).nullable(),
  /** How many are kept; 0: none is made by itself. */
  keep: z.number(),
});
export type BackupsPayload = z.output<typeof backupsPayload>;

export const backupParams = z.object({ name: z.string().max(64) });
/** The caller's own password, asked for once more. */
export const downloadBackupBody = z.object({ password: givenPassword });
export const makeBackupBody = z.object({});
