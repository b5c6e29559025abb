import type { AppContext } from '../context.ts';
import { plainCode } from '../accounts/login-codes.ts';
import { AppError } from '../errors.ts';
import { hashToken, newId } from '../ids.ts';
import type { LoginPlace } from '../storage/session-store.ts';
import type { User } from '../storage/user-store.ts';
import { openSession, type OpenedSession } from './open-session.ts';

export const FAILURES_ALLOWED = 10;
const FAILURES_MS = 15 * 60_000;
/** Of all accounts from one address: a class that mistypes stays far below, a guesser does not. */
const FAILURES_OF_ADDRESS = 100;
const ANY_ACCOUNT = '*';

type Credentials = { readonly email: string; readonly password: string; readonly rememberMe: boolean };

/**
 * Logs a person in by e-mail and password, or by a login name and a one-time code, which dies by it. Throws CREDENTIALS_WRONG, one and
 * the same for all causes and in the same time; ACCOUNT_WAITING for a lecturer nobody approved; TOO_MANY after ten failures of the
 * account from this address in 15 minutes, or a hundred of all accounts. (protocol "Session")
 */
export async function logIn(context: AppContext, credentials: Credentials, address: string): Promise<OpenedSession> {
  const { storage, now } = context;
  const place: LoginPlace = { account: hashToken(credentials.email), address };
  const anybody: LoginPlace = { account: ANY_ACCOUNT, address };
  await refuseTooMany(context, place, FAILURES_ALLOWED);
  await refuseTooMany(context, anybody, FAILURES_OF_ADDRESS);
  // Counted before it is known, so that many at once do not all slip through; a login that fits takes it back.
  await storage.sessions.addFailure(place, now());
  const user = await provedUser(context, credentials);
  if (user === null) {
    await storage.sessions.addFailure(anybody, now());
    throw new AppError('CREDENTIALS_WRONG');
  }
  await storage.sessions.clearFailures(place);
  if (!user.approved) throw new AppError('ACCOUNT_WAITING');
  return openSession(context, user.id, credentials.rememberMe ? newId() : null);
}

/** Whose credentials these are; one password hash is computed whatever they are. */
async function provedUser({ storage, passwords, now }: AppContext, credentials: Credentials): Promise<User | null> {
  const { email, password } = credentials;
  if (email.includes('@')) {
    const user = await storage.users.findByEmail(email);
    return (await passwords.verify(user?.passwordHash ?? null, password)) ? user : null;
  }
  const user = await storage.users.findByLogin(email);
  const code = user === null ? null : await storage.sessions.loginCode(user.id, now());
  const fits = await passwords.verify(code, plainCode(password));
  if (user === null || code === null || !fits) return null;
  return (await storage.sessions.takeLoginCode(user.id, code)) ? user : null;
}

async function refuseTooMany({ storage, now }: AppContext, place: LoginPlace, most: number): Promise<void> {
  const failures = await storage.sessions.failuresSince(place, now() - FAILURES_MS);
  const oldest = failures.at(-most);
  if (oldest === undefined) return;
  throw new AppError('TOO_MANY', { retryAfter: Math.max(1, Math.ceil((oldest + FAILURES_MS - now()) / 1000)) });
}
