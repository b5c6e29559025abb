import { loginNames, newLoginCode, plainCode } from '../accounts/login-codes.ts';
import type { AppContext } from '../context.ts';
import { fieldError } from '../errors.ts';
import type { User } from '../storage/user-store.ts';

const CODE_MS = 8 * 3_600_000;

/** One card of the sheet; the code stands nowhere else. */
export type Card = Pick<User, 'id' | 'first_name' | 'last_name'> & {
  readonly login: string;
  readonly code: string;
  readonly link: string;
  readonly expiresAt: number;
};

/**
 * Makes one-time codes of eight hours for the caller's students, in the place of those before; one who had no login name gets it.
 * Throws VALIDATION on `users` for anybody else's student.
 */
export async function makeCodes(context: AppContext, caller: User, ids: readonly string[]): Promise<readonly Card[]> {
  const own = new Map((await context.storage.users.studentsOf(caller.id)).map((user) => [user.id, user]));
  const users = [...new Set(ids)].map((id) => {
    const user = own.get(id);
    if (user === undefined) throw fieldError('users', 'USER_UNKNOWN');
    return user;
  });
  return Promise.all(users.map((user) => makeCode(context, user)));
}

async function makeCode(context: AppContext, user: User): Promise<Card> {
  const { storage, passwords, config, now } = context;
  const { id, first_name, last_name } = user;
  const login = user.login ?? (await nameUser(context, user));
  const code = newLoginCode();
  const expiresAt = now() + CODE_MS;
  await storage.sessions.putLoginCode(id, await passwords.hash(plainCode(code)), expiresAt);
  // After the `#`, so that no server on the way writes the code down.
  const link = `${config.publicUrl}/#${new URLSearchParams({ login, code }).toString()}`;
  return { id, first_name, last_name, login, code, link, expiresAt };
}

async function nameUser({ storage }: AppContext, user: User): Promise<string> {
  for (const login of loginNames(user))
    if ((await storage.users.change(user.id, { login })) === 'changed') return login;
  throw new Error('no free login name');
}
