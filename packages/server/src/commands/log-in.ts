import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { hashToken, newId } from '../ids.ts';
import type { LoginPlace } from '../storage/session-store.ts';
import { openSession, type OpenedSession } from './open-session.ts';

export const FAILURES_ALLOWED = 10;
const FAILURES_MS = 15 * 60_000;

type Credentials = { readonly email: string; readonly password: string; readonly rememberMe: boolean };

/**
 * Logs a person in. Throws CREDENTIALS_WRONG, one and the same for all causes and in the same time; ACCOUNT_WAITING for a
 * lecturer nobody approved; TOO_MANY after ten failures of the account from this address in 15 minutes. (protocol "Session")
 */
export async function logIn(context: AppContext, credentials: Credentials, address: string): Promise<OpenedSession> {
  const { storage, passwords, now } = context;
  const place: LoginPlace = { account: hashToken(credentials.email), address };
  await refuseTooMany(context, place);
  const user = await storage.users.findByEmail(credentials.email);
  const fits = await passwords.verify(user?.passwordHash ?? null, credentials.password);
  if (user === null || !fits) {
    await storage.sessions.addFailure(place, now());
    throw new AppError('CREDENTIALS_WRONG');
  }
  await storage.sessions.clearFailures(place);
  if (!user.approved) throw new AppError('ACCOUNT_WAITING');
  return openSession(context, user.id, credentials.rememberMe ? newId() : null);
}

async function refuseTooMany({ storage, now }: AppContext, place: LoginPlace): Promise<void> {
  const failures = await storage.sessions.failuresSince(place, now() - FAILURES_MS);
  const oldest = failures.at(-FAILURES_ALLOWED);
  if (oldest === undefined) return;
  throw new AppError('TOO_MANY', { retryAfter: Math.max(1, Math.ceil((oldest + FAILURES_MS - now()) / 1000)) });
}
