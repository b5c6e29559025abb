import { z } from 'zod';
import { hasUnseen, LIMITS } from '../fields/fields.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isEasyPin, isPin } from './easy-pin.ts';
import { isOfFewSigns, newPassword, newPasswordText } from './new-password.ts';

/** What an account without an e-mail may set: a PIN, or a password. (ACC-11) */
const newPinOrPassword = newPasswordText
  .max(LIMITS.passwordMax)
  .refine((value) => !hasUnseen(value), 'PASSWORD_UNSEEN')
  .refine((value) => value.length >= (isPin(value) ? LIMITS.pinMin : LIMITS.passwordMin), 'PIN_SHORT')
  .refine((value) => !isPin(value) || value.length < LIMITS.pinMin || !isEasyPin(value), 'PIN_EASY')
  .refine((value) => isPin(value) || (!isCommonPassword(value) && !isOfFewSigns(value)), 'PASSWORD_COMMON');

/** The rules for a new password, for an account with an e-mail and for one without. */
export const NEW_PASSWORD_RULES = {
  email: z.object({ new_password: newPassword }),
  login: z.object({ new_password: newPinOrPassword }),
} as const;
