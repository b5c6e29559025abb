import { z } from 'zod';
import { LIMITS } from '../fields/fields.ts';
import { givenPassword } from './auth.ts';
import { newPassword, newPasswordText } from './new-password.ts';

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
  /** When the last attempt failed, with a code if the cause is known; null: it did not fail. */
  failure: z.object({ at: z.number(), code: z.string().nullable() }).nullable(),
  /** How many are kept; 0: none are made automatically. */
  keep: z.number(),
});
export type BackupsPayload = z.output<typeof backupsPayload>;

export const backupParams = z.object({ name: z.string().max(64) });
/** The caller's own password, asked for again, and a password for encrypting the file, given twice; empty: it is not encrypted. (BKP-14) */
export const downloadBackupBody = z
  .object({
    password: givenPassword,
    file_password: z.union([z.literal(''), newPassword]).default(''),
    file_password_repeat: newPasswordText.max(LIMITS.passwordMax).default(''),
  })
  .refine((body) => body.file_password === body.file_password_repeat, {
    path: ['file_password_repeat'],
    message: 'PASSWORDS_DIFFER',
  });
export const makeBackupBody = z.object({});
