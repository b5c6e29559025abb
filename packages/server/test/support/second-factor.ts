import { z } from 'zod';
import { totpAt } from '../../src/accounts/totp.ts';
import { type Login, PASSWORD, type TestApp } from './test-app.ts';

const begun = z.object({ secret: z.string(), uri: z.string() });
const made = z.object({ codes: z.array(z.string()) });

/** An account with a second factor: the session that switched it on, the secret of its app, and its recovery codes. */
export type WithSecondFactor = { readonly login: Login; readonly secret: string; readonly codes: readonly string[] };

/** Switches a second factor on, in its own session, and lets the code that confirmed it expire. */
export async function switchOn(app: TestApp, email: string): Promise<WithSecondFactor> {
  const login = await app.logIn(email);
  const { secret } = begun.parse(
    (await app.call('POST', 'auth/second-factor/begin/', { password: PASSWORD }, login)).payload,
  );
  const code = totpAt(secret, app.context.now());
  const { payload } = await app.call('POST', 'auth/second-factor/confirm/', { code }, login);
  app.pass(60_000);
  return { login, secret, codes: made.parse(payload).codes };
}

/** Six digits that are not a code of this secret at this moment, or just before or after. */
export function wrongCode(secret: string, at: number): string {
  const right = new Set([-60_000, -30_000, 0, 30_000, 60_000].map((ms) => totpAt(secret, at + ms)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? '';
}
