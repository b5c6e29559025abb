import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { plainCode } from '../accounts/login-codes.ts';
import { RANKS } from '../accounts/passwords.ts';
import { hashToken } from '../ids.ts';
import { type LoginPlace, pinAccount, secondFactorAccount } from '../storage/session-store.ts';
import type { User } from '../storage/user-store.ts';

export const FAILURES_ALLOWED = 10;
const FAILURES_MS = 15 * 60_000;
const PACED_RETRY_S = 20;

/**
 * How many codes of an account are looked at beyond that, from all addresses together, in the same time. A code is one of 31^8; in the week for which
 * most are valid, 677 times 1000 tries hit it with a probability below one in a million, in the longest time, 180 days, of one in 49,000.
 * (docs/adr/0064, 0082)
 */
export const LATE_CODES_ALLOWED = 1000;
/** Stands for all addresses in the counts of late codes and of PINs; no real address is empty. */
const EVERYWHERE = '';
/** Stands for all addresses in the count of wrong passwords, which is a separate one. */
const ANYWHERE = '*';
/** How many wrong passwords of an account in 15 minutes, from all addresses together, are looked at without a pause. */
export const UNPACED = 50;

/**
 * How many wrong guesses at one PIN are allowed, from all addresses together: 100 guesses at more than 900,000 possible numbers hit it with a probability
 * of one in 9,000. After that none is looked at until there is a new code or PIN. (docs/adr/0082)
 */
export const PINS_ALLOWED = 100;
/** Longer than any PIN is kept. */
const PIN_MS = 100 * 365 * 24 * 3_600_000;

/** When an attempt was counted, and how many failures there were before it. */
type Counted = { readonly at: number; readonly failures: number };
/** `late`: there were too many failures before it, and this is the answer unless the code is right. */
type CountedCode = Counted & { readonly late: AppError | null };

/**
 * Counts an attempt as failed before anything is computed, in one transaction, so that simultaneous attempts count like successive ones. After
 * a success the caller removes it from the count. Throws TOO_MANY after ten in 15 minutes.
 */
export async function countAttempt(context: AppContext, place: LoginPlace): Promise<Counted> {
  const { late, ...counted } = await counts(context, place, FAILURES_ALLOWED);
  if (late !== null) throw late;
  return counted;
}

/** Like `countAttempt`, for a one-time code: beyond the limit of its address the attempt is late, and it throws TOO_MANY if too many are late. */
export async function countCodeAttempt(context: AppContext, place: LoginPlace): Promise<CountedCode> {
  const counted = await counts(context, place, FAILURES_ALLOWED);
  const all = { ...place, address: EVERYWHERE };
  if (counted.late !== null && (await counts(context, all, LATE_CODES_ALLOWED)).late !== null) throw counted.late;
  return counted;
}

/**
 * Counts an attempt at a password among those from all addresses; beyond fifty in 15 minutes each waits for its turn, one a second. Throws TOO_MANY if
 * too many are waiting. `isKnown`: the person has logged in from there before, and never waits. Gives how many wrong ones there were before it, and a
 * function that removes it from the count.
 */
export async function paceAttempt(
  context: AppContext,
  account: string,
  isKnown: boolean,
): Promise<{ readonly failures: number; takeBack(): Promise<void> }> {
  const place = { account, address: ANYWHERE };
  const { at, failures, late } = await counts(context, place, UNPACED);
  if (late !== null && !isKnown && !(await context.guessPace.turn(account)))
    throw new AppError('TOO_MANY', { retryAfter: PACED_RETRY_S });
  return { failures, takeBack: () => context.storage.sessions.takeBackAttempt(place, at) };
}

/**
 * How many wrong codes of a second factor are allowed, in the same way: at any time three of a million fit, so that 100 hit one with a probability of one in 3,300.
 * (docs/adr/0094)
 */
export const SECOND_CODES_ALLOWED = 100;

/** A guess at a PIN, or a code of a second factor, that was counted as wrong. */
export type CountedPin = {
  /** There were too many before it: it must not be checked. */
  readonly isSpent: boolean;
  /** It was right. */
  takeBack(): Promise<void>;
};

/**
 * Counts a guess at the PIN or password of a login name as wrong, before it is looked at. Names that have none are counted too, so that the time
 * taken does not tell them apart, but those counts are soon forgotten.
 */
export async function countPin(context: AppContext, name: string, user: User | null): Promise<CountedPin> {
  const account = user === null || user.passwordHash === null ? `none:${loginAccount(name)}` : pinAccount(user.id);
  return countForGood(context, account, PINS_ALLOWED);
}

/** Counts an app's code as wrong, before it is looked at; the count lasts as long as the password and second factor do. (TFA-3) */
export function countSecondCode(context: AppContext, user: string): Promise<CountedPin> {
  return countForGood(context, secondFactorAccount(user), SECOND_CODES_ALLOWED);
}

async function countForGood({ storage, steady }: AppContext, account: string, most: number): Promise<CountedPin> {
  const place: LoginPlace = { account, address: EVERYWHERE };
  const at = steady();
  const wrong = await storage.sessions.countAttempt(place, { at, within: PIN_MS, most });
  return { isSpent: wrong.length >= most, takeBack: () => storage.sessions.takeBackAttempt(place, at) };
}

async function counts({ storage, steady }: AppContext, place: LoginPlace, most: number): Promise<CountedCode> {
  const at = steady();
  const failures = await storage.sessions.countAttempt(place, { at, within: FAILURES_MS, most });
  const oldest = failures.at(-most);
  const retryAfter = oldest === undefined ? null : Math.max(1, Math.ceil((oldest + FAILURES_MS - at) / 1000));
  const late = retryAfter === null ? null : new AppError('TOO_MANY', { retryAfter });
  return { at, failures: failures.length, late };
}

/** The key under which the failed logins with this name or e-mail are counted. */
export function loginAccount(name: string): string {
  return hashToken(name);
}

/** Forgets a person's failures everywhere: with a new code or password they get in at once, whatever was guessed before. (LGN-15) */
export async function forgetFailures(
  { storage }: Pick<AppContext, 'storage'>,
  { id, email, login }: Pick<User, 'id' | 'email' | 'login'>,
): Promise<void> {
  const forGood = [pinAccount(id), secondFactorAccount(id)];
  await storage.sessions.forgetFailures([...forGood, ...boundedAccounts({ id, email, login })]);
}

/** The same, except for guesses at the PIN: the PIN stays, and so does their count. (LGN-17, LGN-19) */
export async function forgetFailuresButPin(
  { storage }: AppContext,
  user: Pick<User, 'id' | 'email' | 'login'>,
): Promise<void> {
  await storage.sessions.forgetFailures(boundedAccounts(user));
}

/** The account keys of a person under which the failures from one address within a quarter of an hour are counted. */
function boundedAccounts({ id, email, login }: Pick<User, 'id' | 'email' | 'login'>): readonly string[] {
  return [
    provedAccount(id),
    secondStepAccount(id),
    ...[email, login].filter((name) => name !== null).map(loginAccount),
  ];
}

/** The key under which a logged-in person's wrong proofs are counted. */
function provedAccount(user: string): string {
  return `password:${user}`;
}

/** The key under which the wrong codes of a second factor are counted by address. */
export function secondStepAccount(user: string): string {
  return `second-step:${user}`;
}

/** The password of a logged-in person, and the form field in which it was typed. */
export type Proof = { readonly password: string; readonly field: string; readonly address: string };

/** Checks the password or PIN of a logged-in person. Throws VALIDATION on the field, TOO_MANY after ten wrong ones in 15 minutes. */
export async function requirePassword(
  context: AppContext,
  user: User,
  { password, field, address }: Proof,
): Promise<void> {
  const { storage, passwords } = context;
  const place: LoginPlace = { account: provedAccount(user.id), address };
  const { at } = await countAttempt(context, place);
  const pin = user.email === null ? await countPin(context, user.login ?? '', user) : null;
  const hash = pin?.isSpent === true ? null : user.passwordHash;
  const turn = { rank: RANKS.known, lane: user.id };
  if (!(await passwords.verify(hash, password, turn)))
    throw fieldError(field, pin === null ? 'PASSWORD_WRONG' : 'PIN_WRONG');
  await storage.sessions.clearFailures(place, at);
  await pin?.takeBack();
}

/**
 * Checks the code on the latest card of a logged-in person who has neither password nor PIN, even after it was used to log in: someone who merely finds the
 * page open does not have the card. Throws VALIDATION on the field, TOO_MANY after ten wrong ones in 15 minutes.
 */
export async function requireCode(context: AppContext, user: User, { password, field, address }: Proof): Promise<void> {
  const { storage, passwords, steady } = context;
  const place: LoginPlace = { account: provedAccount(user.id), address };
  const { at } = await countAttempt(context, place);
  const code = await storage.sessions.loginCode(user.id, steady());
  const turn = { rank: RANKS.known, lane: user.id };
  if (!(await passwords.verify(code?.hash ?? null, plainCode(password), turn))) throw fieldError(field, 'CODE_WRONG');
  await storage.sessions.clearFailures(place, at);
}
