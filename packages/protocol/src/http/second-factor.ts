import { z } from 'zod';
import { givenPassword, secondCode } from './auth.ts';

/** The caller's second factor: when it was switched on, in ms since 1970, and how many recovery codes are left; null if it is off. */
export const secondFactorPayload = z.object({ since: z.number(), recoveryCodes: z.number() }).nullable();
export type SecondFactorPayload = z.output<typeof secondFactorPayload>;

export const beginSecondFactorBody = z.object({ password: givenPassword });

/** The secret as letters, to be typed into an app, and as the content of a QR code (`otpauth://`). Returned only in this answer. */
export const begunSecondFactorPayload = z.object({ secret: z.string(), uri: z.string() });
export type BegunSecondFactorPayload = z.output<typeof begunSecondFactorPayload>;

export const confirmSecondFactorBody = z.object({ code: secondCode.min(1) });
export const secondFactorProofBody = beginSecondFactorBody.extend({ code: secondCode.min(1) });

/** Recovery codes, each valid for one login. Returned only in this answer. */
export const recoveryCodesPayload = z.object({ codes: z.array(z.string()) });
