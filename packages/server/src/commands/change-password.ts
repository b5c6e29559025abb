import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import type { LoginPlace, Session } from '../storage/session-store.ts';
import { FAILURES_ALLOWED } from './log-in.ts';

const FAILURES_MS = 15 * 60_000;

type Change = { readonly old_password: string; readonly new_password: string };

/** Changes the caller's password and ends the other sessions. Throws VALIDATION on `old_password`, TOO_MANY after ten wrong ones. (protocol "Session") */
export async function changePassword(
  context: AppContext,
  session: Session,
  change: Change,
  address: string,
): Promise<void> {
  const { storage, passwords, now } = context;
  const place: LoginPlace = { account: `password:${session.user.id}`, address };
  const failures = await storage.sessions.failuresSince(place, now() - FAILURES_MS);
  if (failures.length >= FAILURES_ALLOWED) throw new AppError('TOO_MANY', { retryAfter: FAILURES_MS / 1000 });
  if (!(await passwords.verify(session.user.passwordHash, change.old_password))) {
    await storage.sessions.addFailure(place, now());
    throw fieldError('old_password', 'PASSWORD_WRONG');
  }
  await storage.users.setPassword(session.user.id, await passwords.hash(change.new_password), session.id);
}
