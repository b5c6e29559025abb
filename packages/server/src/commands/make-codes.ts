import { loginNames, newLoginCode, plainCode } from '../accounts/login-codes.ts';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import type { CodeCard } from '../people-file/imported.ts';
import type { User } from '../storage/user-store.ts';
import { ledStudents } from './own-group.ts';
import { forgetFailures, forgetFailuresButPin } from './count-attempt.ts';

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/** For how many days codes are valid; spare ones leave the PIN and sessions until they are used. */
export type CodeTerms = { readonly days: number; readonly isSpare?: boolean };

/**
 * Makes new one-time codes for the caller's students, and ends all their sessions: at once or, for spare codes, when they are used. Their failed logins are forgotten.
 * Students without a login name get one. A code is valid for so many days, and then to the end of the hour, so that the time can be printed on the cards. Throws
 * VALIDATION on `users` for other people's students. (LGN-13, LGN-19)
 */
export async function makeCodes(
  context: AppContext,
  caller: User,
  ids: readonly string[],
  { days, isSpare = false }: CodeTerms,
): Promise<readonly CodeCard[]> {
  const own = new Map((await ledStudents(context, caller)).map((user) => [user.id, user]));
  const users = [...new Set(ids)].map((id) => {
    const user = own.get(id);
    if (user === undefined) throw fieldError('users', 'USER_UNKNOWN');
    return user;
  });
  return Promise.all(
    users.map((user) => makeCode(context, user, { expiresAt: endOf(context.steady(), days), isSpare })),
  );
}

function endOf(now: number, days: number): number {
  return Math.ceil((now + days * HOURS_A_DAY * HOUR_MS) / HOUR_MS) * HOUR_MS;
}

/** Withdraws a spare code, so that all is as it was before it was made. Throws CODE_GONE if there is no unused one. (LGN-19) */
export async function takeBackCode({ storage }: AppContext, user: string): Promise<void> {
  if (!(await storage.sessions.takeBackSpareCode(user))) throw new AppError('CODE_GONE');
}

async function makeCode(
  context: AppContext,
  user: User,
  { expiresAt, isSpare }: { readonly expiresAt: number; readonly isSpare: boolean },
): Promise<CodeCard> {
  const { storage, passwords, live, config } = context;
  const { id, first_name, last_name } = user;
  const login = user.login ?? (await nameUser(context, user));
  const code = newLoginCode();
  const hash = await passwords.hash(plainCode(code));
  if (isSpare) {
    await storage.sessions.putSpareCode(id, hash, expiresAt);
    await forgetFailuresButPin(context, { ...user, login });
  } else {
    await storage.sessions.putLoginCode(id, hash, expiresAt);
    await forgetFailures(context, { ...user, login });
    await live.endOver(id);
  }
  // After the `#`, so that no server on the way logs the code.
  const link = `${config.publicUrl}/#${new URLSearchParams({ login, code }).toString()}`;
  return { id, first_name, last_name, login, code, link, expiresAt };
}

async function nameUser({ storage }: AppContext, user: User): Promise<string> {
  for (const login of loginNames(user))
    if ((await storage.users.change(user.id, { login })) === 'changed') return login;
  throw new Error('no free login name');
}
