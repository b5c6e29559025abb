import { newRecoveryCode, plainCode } from '../accounts/login-codes.ts';
import { opened, sealed } from '../accounts/sealed.ts';
import { mayBeTotp, newTotpSecret, fittingStep, totpUri } from '../accounts/totp.ts';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { hashToken } from '../ids.ts';
import { secondFactorAccount, type Session } from '../storage/session-store.ts';
import type { User } from '../storage/user-store.ts';
import { requireSecondFactor } from './check-second-factor.ts';
import { requirePassword } from './count-attempt.ts';
import { decryptionKeys, encryptionKey } from './school-keys.ts';
import { tellSecondFactor } from './tell-second-factor.ts';

const RECOVERY_CODES = 10;

type TypedPassword = { readonly password: string; readonly address: string };
type TypedProof = TypedPassword & { readonly code: string };

/** The account's active second factor; null: none. */
export type SecondFactorState = { readonly since: number; readonly recoveryCodes: number };

/** The second factor of an account as its owner sees it. */
export async function secondFactorState({ storage }: AppContext, user: string): Promise<SecondFactorState | null> {
  const factor = await storage.secondFactors.find(user);
  if (factor === null) return null;
  return { since: factor.since, recoveryCodes: await storage.secondFactors.recoveryCodes(user) };
}

/** A secret that is not confirmed yet: as letters, and as what the QR code holds. */
type BegunSecondFactor = { readonly secret: string; readonly uri: string };

/**
 * Begins to switch a second factor on, against the password. Throws VALIDATION on `password`, TOO_MANY, SECOND_FACTOR_NO_KEY, SECOND_FACTOR_CHANGED if it is on already.
 * (TFA-1)
 */
export async function beginSecondFactor(
  context: AppContext,
  { id, user }: Session,
  { password, address }: TypedPassword,
): Promise<BegunSecondFactor> {
  await requirePassword(context, user, { password, field: 'password', address });
  if ((await context.storage.secondFactors.find(user.id)) !== null) throw new AppError('SECOND_FACTOR_CHANGED');
  const key = encryptionKey(context.config);
  if (key === null) throw new AppError('SECOND_FACTOR_NO_KEY');
  const secret = newTotpSecret();
  await context.storage.secondFactors.begin(id, sealed(key, user.id, secret));
  return { secret, uri: totpUri(secret, user.email ?? '') };
}

/**
 * Switches on the second factor that this session has begun, against a code of the app, and gives the recovery codes. Throws VALIDATION on `code`,
 * SECOND_FACTOR_CHANGED. (TFA-1)
 */
export async function confirmSecondFactor(
  context: AppContext,
  session: Session,
  code: string,
): Promise<readonly string[]> {
  const { storage, live, now } = context;
  const { user } = session;
  const secret = await storage.secondFactors.begun(session.id);
  if (secret === null) throw new AppError('SECOND_FACTOR_CHANGED');
  const typed = plainCode(code);
  const plain = opened(decryptionKeys(context.config), user.id, secret);
  const step = plain !== null && mayBeTotp(typed) ? fittingStep(plain, typed, now()) : null;
  if (step === null) throw fieldError('code', 'SECOND_FACTOR_WRONG');
  const codes = newCodes();
  const factor = { secret, step, since: now(), codes: codes.map(hashOf) };
  if (!(await storage.secondFactors.switchOn(user.id, factor, session))) throw new AppError('SECOND_FACTOR_CHANGED');
  await storage.sessions.forgetFailures([secondFactorAccount(user.id)]);
  await live.endOver(user.id);
  await tellSecondFactor(context, user, 'ON');
  return codes;
}

/**
 * Switches it off, against password and code. Throws VALIDATION on `password` or `code`, TOO_MANY, SECOND_FACTOR_NO_KEY, SECOND_FACTOR_CHANGED. (TFA-5)
 */
export async function switchSecondFactorOff(context: AppContext, user: User, proof: TypedProof): Promise<void> {
  await requireBoth(context, user, proof);
  if (!(await context.storage.secondFactors.switchOff(user.id))) throw new AppError('SECOND_FACTOR_CHANGED');
  await tellSecondFactor(context, user, 'OFF');
}

/** Replaces the recovery codes, against password and code. Throws the same as `switchSecondFactorOff`. (TFA-4) */
export async function renewRecoveryCodes(
  context: AppContext,
  user: User,
  proof: TypedProof,
): Promise<readonly string[]> {
  await requireBoth(context, user, proof);
  const codes = newCodes();
  if (!(await context.storage.secondFactors.putRecoveryCodes(user.id, codes.map(hashOf))))
    throw new AppError('SECOND_FACTOR_CHANGED');
  await tellSecondFactor(context, user, 'CODES');
  return codes;
}

/**
 * Switches off the second factor of somebody else, who has lost app and recovery codes, against the admin's own password. Throws VALIDATION on `password`, TOO_MANY,
 * SECOND_FACTOR_CHANGED if it is off. (TFA-7)
 */
export async function resetSecondFactor(
  context: AppContext,
  admin: User,
  id: string,
  { password, address }: TypedPassword,
): Promise<void> {
  await requirePassword(context, admin, { password, field: 'password', address });
  const user = await context.storage.users.find(id);
  if (user === null) throw new AppError('NOT_FOUND');
  if (!(await context.storage.secondFactors.switchOff(id))) throw new AppError('SECOND_FACTOR_CHANGED');
  await tellSecondFactor(context, user, 'RESET');
}

async function requireBoth(context: AppContext, user: User, { password, code, address }: TypedProof): Promise<void> {
  await requirePassword(context, user, { password, field: 'password', address });
  await requireSecondFactor(context, user, { code, address });
}

function newCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}

function hashOf(code: string): string {
  return hashToken(plainCode(code));
}
