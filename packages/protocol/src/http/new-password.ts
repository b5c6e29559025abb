import { z } from 'zod';
import { LIMITS } from '../fields/fields.ts';
import { isCommonPassword } from './common-passwords.ts';

/** A password that is being set, with the rules for it. (ACC-2) */
export const newPassword = z
  .string()
  .min(LIMITS.passwordMin)
  .max(LIMITS.passwordMax)
  .refine((value) => !isCommonPassword(value), 'PASSWORD_COMMON');
