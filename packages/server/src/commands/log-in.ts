import { isPin, LIMITS } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { mayBeCode, plainCode } from '../accounts/login-codes.ts';
import { knownDevice, withDevice } from '../accounts/devices.ts';
import { RANKS } from '../accounts/passwords.ts';
import type { Turn } from '../accounts/turns.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { LoginProof } from '../storage/session-store.ts';
import type { User } from '../storage/user-store.ts';
import { type CheckedCode, checkSecondFactor } from './check-second-factor.ts';
import { countAttempt, countCodeAttempt, countPin, loginAccount, paceAttempt } from './count-attempt.ts';
import { openSession, type OpenedSession } from './open-session.ts';

/** After this many failed logins, an account's logins from here wait behind those of others. */
const FAILURES_TRUSTED = 3;
const FULL_RETRY_S = 5;
/** The owner is told at the next login of this many wrong passwords in the last quarter of an hour: as many as lock an address out. */
const FAILURES_TOLD = 10;

type LoginCredentials = {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
  /** What this browser was given at earlier logins. */
  readonly devices?: string;
  /** For an account with a second factor: the code of its app, or a recovery code; empty: none yet. */
  readonly code?: string;
};
/**
 * `device`: the new list of tokens for the browser to keep; null: no change, or the account has no e-mail. `wasGuessed`: many wrong passwords came just before.
 * `isRecovered`: a recovery code was used up.
 */
type LoggedIn = OpenedSession & {
  readonly device: string | null;
  readonly wasGuessed: boolean;
  readonly isRecovered: boolean;
};
/** One way in which what was typed may fit: the hash to check against, null if there is none. */
type Guess = {
  readonly by: 'PASSWORD' | 'CODE';
  readonly hash: string | null;
  readonly typed: string;
  /** A one-time code that has already opened a session. */
  readonly isUsed: boolean;
  /** A code: logging in with it ends all earlier sessions of the account. */
  readonly isSpare: boolean;
};
/** The account that a login names, null if there is none, and what it may be proved by: one or two guesses, depending only on what was typed. */
type Claimed = { readonly user: User | null; readonly isByCard: boolean; readonly guesses: readonly Guess[] };
type Proved = Pick<Guess, 'isUsed' | 'isSpare'> & {
  readonly user: User;
  readonly proof: LoginProof & { readonly hash: string };
};

/**
 * Logs a person in by e-mail and password, or by a login name and either a one-time code, which is then used up, or the PIN or password that was set afterwards. Throws
 * CREDENTIALS_WRONG, after the same time for every cause; CODE_USED for a right code that was used before; ACCOUNT_WAITING for a lecturer who is not approved; TOO_MANY
 * after ten failures of the account from this address in 15 minutes, unless it is the right code, or if too many guesses at the account or too many doubtful logins are
 * waiting. For an account with a second factor, once all that is right, it throws SECOND_FACTOR_NEEDED if no code was given, and otherwise whatever `checkSecondFactor`
 * throws. (docs/adr/0024, 0064, 0082, 0094)
 */
export async function logIn(context: AppContext, credentials: LoginCredentials, address: string): Promise<LoggedIn> {
  const { storage, passwords, knownPlaces } = context;
  const claimed = await claimedBy(context, credentials);
  const device =
    claimed.user === null || claimed.isByCard ? null : knownDevice(credentials.devices ?? '', claimed.user);
  const wasHere = device !== null || (claimed.user !== null && knownPlaces.has(claimed.user.id, address));
  const full = passwords.isFull(address) ? new AppError('TOO_MANY', { retryAfter: FULL_RETRY_S }) : null;
  if (!wasHere && full !== null) throw full;
  // Someone who guesses from the same address does not lock out a browser that the account has used before.
  const place = {
    account: loginAccount(credentials.email),
    address: device === null ? address : `device ${device}`,
  };
  // Counted before the outcome is known, so that many at once cannot slip through; a successful login is removed from the count.
  const { at, failures, late } = claimed.guesses.some(({ by }) => by === 'CODE')
    ? await countCodeAttempt(context, place)
    : { ...(await countAttempt(context, place)), late: null };
  // A late code waits behind all others, even from a known address: a thousand of them would hold up everybody.
  if (late !== null && full !== null) throw full;
  const paced = claimed.isByCard ? null : await paceAttempt(context, place.account, wasHere);
  const { pin, guesses } = await looked(context, claimed, { name: credentials.email, isLate: late !== null });
  const isKnown = wasHere && late === null;
  const isExpected = guesses.some(({ hash }) => hash !== null) && failures < FAILURES_TRUSTED;
  const turn = isKnown
    ? { rank: RANKS.known, lane: place.account }
    : { rank: isExpected ? RANKS.expected : RANKS.doubtful, lane: address };
  const wrong = new AppError('CREDENTIALS_WRONG', { isByCard: claimed.isByCard });
  const proved = await provedUser(context, { user: claimed.user, guesses }, turn, address);
  if (proved === null) throw late ?? wrong;
  const { user, proof } = proved;
  if (proved.isUsed) throw new AppError('CODE_USED');
  const accept = async (): Promise<void> => {
    await storage.sessions.clearFailures(place, at);
    await paced?.takeBack();
    if (proof.by === 'PASSWORD') await pin?.takeBack();
  };
  const second = user.approved ? await secondStep(context, user, credentials, place.address, accept) : null;
  const family = credentials.rememberMe ? newId() : null;
  const whole = second === null ? proof : { ...proof, second: second.proof };
  const opened = user.approved ? await openSession(context, { user: user.id, proof: whole, family }) : null;
  if (user.approved && opened === null) throw await whyNotOpened(context, proved, second, wrong);
  await accept();
  await second?.accept();
  if (opened === null) throw new AppError('ACCOUNT_WAITING');
  if (proved.isSpare) await context.live.endOver(user.id);
  knownPlaces.add(user.id, address);
  const isNew = proof.by === 'PASSWORD' && !claimed.isByCard && device === null;
  return {
    ...opened,
    device: isNew ? withDevice(credentials.devices ?? '', { id: user.id, passwordHash: proof.hash }) : null,
    wasGuessed: (paced?.failures ?? 0) >= FAILURES_TOLD,
    isRecovered: second?.proof.by === 'RECOVERY',
  };
}

/**
 * The second-factor code of an account, checked; null: it has no second factor. `accept`: called because the password was right, whatever
 * becomes of the code.
 */
async function secondStep(
  context: AppContext,
  user: User,
  { code = '' }: LoginCredentials,
  address: string,
  accept: () => Promise<void>,
): Promise<CheckedCode | null> {
  const factor = await context.storage.secondFactors.find(user.id);
  if (factor === null) return null;
  await accept();
  if (code === '') throw new AppError('SECOND_FACTOR_NEEDED');
  return checkSecondFactor(context, user, factor, { code, address });
}

/**
 * Why correct credentials open no session: the one-time code was used, the second-factor code was used or is invalid, or the password or code has changed since it was
 * looked up.
 */
async function whyNotOpened(
  context: AppContext,
  proved: Proved,
  second: CheckedCode | null,
  wrong: AppError,
): Promise<AppError> {
  if (await isUsedNow(context, proved)) return new AppError('CODE_USED');
  return second === null ? wrong : new AppError('SECOND_FACTOR_WRONG');
}

async function claimedBy({ storage, steady }: AppContext, { email, password }: LoginCredentials): Promise<Claimed> {
  if (email.includes('@')) {
    const user = await storage.users.findByEmail(email);
    const hash = user?.passwordHash ?? null;
    return {
      user,
      isByCard: false,
      guesses: [{ by: 'PASSWORD', hash, typed: password, isUsed: false, isSpare: false }],
    };
  }
  const user = await storage.users.findByLogin(email);
  const code = user === null ? null : await storage.sessions.loginCode(user.id, steady());
  const isOwn = password.length >= (isPin(password) ? LIMITS.pinMin : LIMITS.passwordMin);
  const guesses: Guess[] = [];
  if (!isOwn || mayBeCode(password))
    guesses.push({
      by: 'CODE',
      hash: code?.hash ?? null,
      typed: plainCode(password),
      isUsed: code?.isUsed ?? false,
      isSpare: code?.isSpare ?? false,
    });
  // An account with an e-mail cannot be logged in to by its login name and password.
  const own = user?.email === null ? user.passwordHash : null;
  if (isOwn) guesses.push({ by: 'PASSWORD', hash: own, typed: password, isUsed: false, isSpare: false });
  return { user, isByCard: true, guesses };
}

/** The guesses to look at: beyond the limit of the address only codes, and a PIN that has been guessed at too often as if there were none. */
async function looked(
  context: AppContext,
  { user, isByCard, guesses }: Claimed,
  { name, isLate }: { readonly name: string; readonly isLate: boolean },
) {
  const inTime = guesses.filter(({ by }) => !isLate || by === 'CODE');
  if (!isByCard || inTime.every(({ by }) => by === 'CODE')) return { pin: null, guesses: inTime };
  const pin = await countPin(context, name, user?.email === null ? user : null);
  const shut = (guess: Guess): Guess => (guess.by === 'PASSWORD' ? { ...guess, hash: null } : guess);
  return { pin, guesses: pin.isSpent ? inTime.map(shut) : inTime };
}

/**
 * The person whose credentials match those that were looked up, or null. Computes one password hash for each guess, even after one has matched. A failure that is
 * found early is answered only when an unknown name would be, so that a long queue does not reveal which accounts exist (timing attack).
 */
async function provedUser(
  { passwords }: AppContext,
  { user, guesses }: Pick<Claimed, 'user' | 'guesses'>,
  turn: Turn,
  address: string,
): Promise<Proved | null> {
  const asNobody = turn.rank === RANKS.doubtful ? null : passwords.behindDoubtful(address);
  let proved: Proved | null = null;
  for (const { by, hash, typed, isUsed, isSpare } of guesses) {
    if ((await passwords.verify(hash, typed, turn)) && user !== null && hash !== null)
      proved = { user, proof: { by, hash }, isUsed, isSpare };
  }
  if (proved === null) await asNobody;
  return proved;
}

/** Whether the code that was proved has opened a session since it was looked up. */
async function isUsedNow({ storage, steady }: AppContext, { user, proof }: Proved): Promise<boolean> {
  if (proof.by !== 'CODE') return false;
  const code = await storage.sessions.loginCode(user.id, steady());
  return code !== null && code.isUsed && code.hash === proof.hash;
}
