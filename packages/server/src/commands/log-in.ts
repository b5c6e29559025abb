import type { AppContext } from '../context.ts';
import { plainCode } from '../accounts/login-codes.ts';
import { RANKS } from '../accounts/passwords.ts';
import type { Turn } from '../accounts/turns.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { LoginProof } from '../storage/session-store.ts';
import type { User } from '../storage/user-store.ts';
import { countAttempt, countCodeAttempt, loginAccount } from './count-attempt.ts';
import { openSession, type OpenedSession } from './open-session.ts';

/** From so many failed logins on, an account's logins from here wait behind those of others. */
const FAILURES_TRUSTED = 3;
const FULL_RETRY_S = 5;

type LoginCredentials = { readonly email: string; readonly password: string; readonly rememberMe: boolean };
/** The account that a login names, and the hash to check against; both null if there is none. */
type Claimed = {
  readonly user: User | null;
  readonly hash: string | null;
  readonly typed: string;
  readonly isCode: boolean;
};

/**
 * Logs a person in by e-mail and password, or by a login name and a one-time code, which is used up. Throws CREDENTIALS_WRONG, the same after
 * the same time for every cause; ACCOUNT_WAITING for a lecturer who is not approved; TOO_MANY after ten failures of the account from this
 * address in 15 minutes, unless it is the right code, or if too many doubtful logins are waiting. (docs/adr/0024, 0064)
 */
export async function logIn(
  context: AppContext,
  credentials: LoginCredentials,
  address: string,
): Promise<OpenedSession> {
  const { storage, passwords, knownPlaces } = context;
  const claimed = await claimedBy(context, credentials);
  const wasHere = claimed.user !== null && knownPlaces.has(claimed.user.id, address);
  const full = passwords.isFull(address) ? new AppError('TOO_MANY', { retryAfter: FULL_RETRY_S }) : null;
  if (!wasHere && full !== null) throw full;
  const place = { account: loginAccount(credentials.email), address };
  // Counted before the outcome is known, so that many at once cannot slip through; a successful login takes it back.
  const { at, failures, late } = claimed.isCode
    ? await countCodeAttempt(context, place)
    : { ...(await countAttempt(context, place)), late: null };
  // A late code waits behind all others, wherever its person has been: a thousand of them would hold up everybody.
  if (late !== null && full !== null) throw full;
  const isKnown = wasHere && late === null;
  const isExpected = claimed.hash !== null && failures < FAILURES_TRUSTED;
  const turn = isKnown
    ? { rank: RANKS.known, lane: place.account }
    : { rank: isExpected ? RANKS.expected : RANKS.doubtful, lane: address };
  const proved = await provedUser(context, claimed, turn, address);
  if (proved === null) throw late ?? new AppError('CREDENTIALS_WRONG');
  const { user, proof } = proved;
  const family = credentials.rememberMe ? newId() : null;
  const opened = user.approved ? await openSession(context, { user: user.id, proof, family }) : null;
  // The code was used, or the password or code is another, since it was looked up here.
  if (user.approved && opened === null) throw new AppError('CREDENTIALS_WRONG');
  await storage.sessions.clearFailures(place, at);
  if (opened === null) throw new AppError('ACCOUNT_WAITING');
  knownPlaces.add(user.id, address);
  return opened;
}

async function claimedBy({ storage, steady }: AppContext, { email, password }: LoginCredentials): Promise<Claimed> {
  if (email.includes('@')) {
    const user = await storage.users.findByEmail(email);
    return { user, hash: user?.passwordHash ?? null, typed: password, isCode: false };
  }
  const user = await storage.users.findByLogin(email);
  const hash = user === null ? null : await storage.sessions.loginCode(user.id, steady());
  return { user, hash, typed: plainCode(password), isCode: true };
}

/**
 * The person whose credentials fit those that were looked up, or null. Always computes one password hash. A failure that was checked early is answered only when an
 * unknown name would be, so that a long queue does not reveal which accounts exist (timing attack).
 */
async function provedUser(
  { passwords }: AppContext,
  claimed: Claimed,
  turn: Turn,
  address: string,
): Promise<{ readonly user: User; readonly proof: LoginProof } | null> {
  const { user, hash, typed, isCode } = claimed;
  const asNobody = turn.rank === RANKS.doubtful ? null : passwords.behindDoubtful(address);
  if ((await passwords.verify(hash, typed, turn)) && user !== null && hash !== null) {
    return { user, proof: { by: isCode ? 'CODE' : 'PASSWORD', hash } };
  }
  await asNobody;
  return null;
}
