import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { RANKS } from '../accounts/passwords.ts';
import type { LoginPlace } from '../storage/session-store.ts';
import type { User } from '../storage/user-store.ts';

const FAILURES_ALLOWED = 10;
const FAILURES_MS = 15 * 60_000;

/** When an attempt was counted, and how many failures there were before it. */
type Counted = { readonly at: number; readonly failures: number };

/**
 * Counts an attempt as failed before anything is computed, in one transaction, so that simultaneous attempts count like successive ones. After
 * a success the caller takes it back. Throws TOO_MANY after ten in 15 minutes.
 */
export async function countAttempt({ storage, steady }: AppContext, place: LoginPlace): Promise<Counted> {
  const at = steady();
  const failures = await storage.sessions.countAttempt(place, { at, within: FAILURES_MS, most: FAILURES_ALLOWED });
  const oldest = failures.at(-FAILURES_ALLOWED);
  if (oldest === undefined) return { at, failures: failures.length };
  throw new AppError('TOO_MANY', { retryAfter: Math.max(1, Math.ceil((oldest + FAILURES_MS - at) / 1000)) });
}

/** The password of a logged-in person, and the form field in which it was typed. */
type Proof = { readonly password: string; readonly field: string; readonly address: string };

/** Checks the password of a logged-in person. Throws VALIDATION on the field, TOO_MANY after ten wrong ones in 15 minutes. */
export async function requirePassword(
  context: AppContext,
  user: User,
  { password, field, address }: Proof,
): Promise<void> {
  const { storage, passwords } = context;
  const place: LoginPlace = { account: `password:${user.id}`, address };
  const { at } = await countAttempt(context, place);
  const turn = { rank: RANKS.known, lane: user.id };
  if (!(await passwords.verify(user.passwordHash, password, turn))) throw fieldError(field, 'PASSWORD_WRONG');
  await storage.sessions.clearFailures(place, at);
}
