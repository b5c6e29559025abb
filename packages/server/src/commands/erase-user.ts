import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import type { LoginPlace } from '../storage/session-store.ts';
import type { User } from '../storage/user-store.ts';
import { FAILURES_ALLOWED } from './log-in.ts';

const FAILURES_MS = 15 * 60_000;

/** Erases a person: the data, every session, every link into a game. Results stay, of nobody by name. (protocol "Users") */
export async function eraseUser({ storage, live, now }: AppContext, id: string): Promise<void> {
  await storage.users.erase(id, now());
  await live.expel(id);
}

/** Erases the caller, who proves the password where there is one. Throws VALIDATION on `password`, TOO_MANY after ten wrong ones. */
export async function eraseMe(context: AppContext, user: User, password: string, address: string): Promise<void> {
  const { storage, passwords, now } = context;
  const place: LoginPlace = { account: `password:${user.id}`, address };
  const failures = await storage.sessions.failuresSince(place, now() - FAILURES_MS);
  if (failures.length >= FAILURES_ALLOWED) throw new AppError('TOO_MANY', { retryAfter: FAILURES_MS / 1000 });
  if (user.passwordHash !== null && !(await passwords.verify(user.passwordHash, password))) {
    await storage.sessions.addFailure(place, now());
    throw fieldError('password', 'PASSWORD_WRONG');
  }
  await eraseUser(context, user.id);
}
