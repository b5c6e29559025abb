import { loginNames, newLoginCode, plainCode } from '../accounts/login-codes.ts';
import type { AppContext } from '../context.ts';
import { fieldError } from '../errors.ts';
import type { CodeCard } from '../people-file/imported.ts';
import type { User } from '../storage/user-store.ts';
import { forgetFailures } from './count-attempt.ts';

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/**
 * Makes new one-time codes for the caller's students, and ends all their sessions; their failed logins are forgotten. Students without a login name get one. A code is valid for
 * so many days, and then to the end of the hour, so that a sheet can print the time. Throws VALIDATION on `users` for other people's students.
 */
export async function makeCodes(
  context: AppContext,
  caller: User,
  ids: readonly string[],
  days: number,
): Promise<readonly CodeCard[]> {
  const own = new Map((await context.storage.users.studentsOf(caller.id)).map((user) => [user.id, user]));
  const users = [...new Set(ids)].map((id) => {
    const user = own.get(id);
    if (user === undefined) throw fieldError('users', 'USER_UNKNOWN');
    return user;
  });
  return Promise.all(users.map((user) => makeCode(context, user, endOf(context.steady(), days))));
}

function endOf(now: number, days: number): number {
  return Math.ceil((now + days * HOURS_A_DAY * HOUR_MS) / HOUR_MS) * HOUR_MS;
}

async function makeCode(context: AppContext, user: User, expiresAt: number): Promise<CodeCard> {
  const { storage, passwords, live, config } = context;
  const { id, first_name, last_name } = user;
  const login = user.login ?? (await nameUser(context, user));
  const code = newLoginCode();
  await storage.sessions.putLoginCode(id, await passwords.hash(plainCode(code)), expiresAt);
  await forgetFailures(context, { ...user, login });
  await live.endOver(id);
  // After the `#`, so that no server on the way logs the code.
  const link = `${config.publicUrl}/#${new URLSearchParams({ login, code }).toString()}`;
  return { id, first_name, last_name, login, code, link, expiresAt };
}

async function nameUser({ storage }: AppContext, user: User): Promise<string> {
  for (const login of loginNames(user))
    if ((await storage.users.change(user.id, { login })) === 'changed') return login;
  throw new Error('no free login name');
}
