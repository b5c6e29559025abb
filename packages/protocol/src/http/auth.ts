import { z } from 'zod';
import { accountName, email, flag, keyed, leftOut, LIMITS, personName } from '../fields/fields.ts';
import { newPassword, newPasswordText } from './new-password.ts';
import { userData } from './user.ts';

/** A password to be checked: any text, so that one that breaks the rules is simply wrong. (ACC-2) */
export const givenPassword = z.string().min(1).max(1000);
const token = z.string().max(LIMITS.token);
/** More characters than ten accounts of one browser take. */
const DEVICES = 1000;

/** A code as typed, possibly with blanks and dashes. */
export const secondCode = z.string().max(100);

export const loginBody = z.object({
  email: accountName.min(1),
  password: givenPassword,
  rememberMe: flag.default(false),
  /** The `device` value from the last login in this browser that returned one, for whichever account. (ACC-13) */
  devices: z.string().max(DEVICES).default('').catch(''),
  /** After SECOND_FACTOR_NEEDED: six digits from the app, or a recovery code. (ACC-19) */
  code: secondCode.default(''),
});
export const checkBody = z.object({ rememberMeToken: token });
export const logoutBody = z.object({});
/** `old_password` is empty if the account has no password yet. The rules for `new_password` depend on the caller's account: `NEW_PASSWORD_RULES`. */
export const changePasswordBody = z
  .object({
    old_password: leftOut(givenPassword).unwrap(),
    new_password: newPasswordText.max(LIMITS.passwordMax),
    new_password_repeat: newPasswordText.max(LIMITS.passwordMax),
  })
  .refine((body) => body.new_password === body.new_password_repeat, {
    path: ['new_password_repeat'],
    message: 'PASSWORDS_DIFFER',
  });
export const recoverPasswordBody = z.object({ lostEmail: email });
export const resetPasswordBody = z.object({ token: token.min(1), password: newPassword });
export const registerBody = z.object({
  ...keyed,
  new_email: email,
  first_name: personName,
  last_name: personName,
  teacher: flag.default(false),
});

const tokenValue = z.object({ value: z.string() });
/**
 * `shared`: the computers of the school are shared; the token should be discarded when the browser is closed, and lasts no longer than a bearer token.
 * (ACC-23)
 */
const rememberToken = tokenValue.extend({ shared: z.literal(true).optional() });
export const loginPayload = z.object({
  auth: tokenValue,
  remember: rememberToken.optional(),
  /**
   * To be stored in this browser in place of the earlier value, also after a logout, and to be sent with its next logins; it does not log anybody in.
   * (ACC-13)
   */
  device: tokenValue.optional(),
});
export const checkPayload = z.object({ value: z.string(), remember: rememberToken });
export const verifyPayload = z.object({ valid: z.boolean(), user: userData });
