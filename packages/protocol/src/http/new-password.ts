import { z } from 'zod';
import { hasUnseen, LIMITS, plainPassword } from '../fields/fields.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The least number of different visible characters. */
const FEWEST_SIGNS = 4;

/**
 * Whether a text that is long enough for a password consists of so few different characters, blanks not counted, that it is as easy to guess as a
 * common one.
 */
export function isOfFewSigns(text: string): boolean {
  if (text.length < LIMITS.passwordMin) return false;
  return new Set(text.replaceAll(/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')).size < FEWEST_SIGNS;
}

/** In UTF-16 units; a longer text is left as it is and refused: NFC could take long to process its diacritics. */
const MOST_NORMALIZED = 1000;

/** The text of a password that is being set, in the form in which it is stored. (ACC-2) */
export const newPasswordText = z
  .string()
  .overwrite((typed) => (typed.length > MOST_NORMALIZED ? typed : plainPassword(typed)));

/** A password that is being set, with the rules for it. (ACC-2) */
export const newPassword = newPasswordText
  .min(LIMITS.passwordMin)
  .max(LIMITS.passwordMax)
  .refine((value) => !hasUnseen(value), 'PASSWORD_UNSEEN')
  .refine((value) => !isCommonPassword(value) && !isOfFewSigns(value), 'PASSWORD_COMMON');
