import { plainCode } from '../accounts/login-codes.ts';
import { opened } from '../accounts/sealed.ts';
import { mayBeTotp, fittingStep } from '../accounts/totp.ts';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { hashToken } from '../ids.ts';
import type { SecondFactor, SecondProof } from '../storage/second-factor-store.ts';
import type { User } from '../storage/user-store.ts';
import { countAttempt, countSecondCode, FAILURES_ALLOWED, secondStepAccount } from './count-attempt.ts';
import { decryptionKeys } from './school-keys.ts';
import { tellSecondFactor } from './tell-second-factor.ts';

type TypedCode = { readonly code: string; readonly address: string };

/** A code that fits, as far as that can be told before it is used up. */
export type CheckedCode = {
  readonly proof: SecondProof;
  /** It was right and is used up: removes the failure that was counted for it. */
  accept(): Promise<void>;
};

/**
 * Checks a typed code against the second factor of an account: six digits of its app, or a recovery code, of which only the format can be checked here. Counted as
 * wrong before it is looked at. Throws SECOND_FACTOR_WRONG; TOO_MANY after ten wrong ones from this address in 15 minutes; SECOND_FACTOR_SPENT for digits after a
 * hundred wrong ones altogether; SECOND_FACTOR_NO_KEY if the server cannot read the secret. (TFA-2, TFA-3)
 */
export async function checkSecondFactor(
  context: AppContext,
  user: User,
  factor: SecondFactor,
  { code, address }: TypedCode,
): Promise<CheckedCode> {
  const place = { account: secondStepAccount(user.id), address };
  const { at, failures } = await countAttempt(context, place);
  // Anyone who gets this far knows the password.
  if (failures === FAILURES_ALLOWED - 1) await tellSecondFactor(context, user, 'GUESSED');
  const clear = () => context.storage.sessions.clearFailures(place, at);
  const typed = plainCode(code);
  if (!mayBeTotp(typed)) return { proof: { by: 'RECOVERY', hash: hashToken(typed) }, accept: clear };
  const secret = opened(decryptionKeys(context.config), user.id, factor.secret);
  if (secret === null) {
    context.log.error('the secret of a second factor was encrypted with another key');
    throw new AppError('SECOND_FACTOR_NO_KEY');
  }
  const counted = await countSecondCode(context, user.id);
  if (counted.isSpent) throw new AppError('SECOND_FACTOR_SPENT');
  const step = fittingStep(secret, typed, context.now());
  if (step === null || factor.usedSteps.includes(step)) throw new AppError('SECOND_FACTOR_WRONG');
  return {
    proof: { by: 'APP', secret: factor.secret, step },
    async accept() {
      await clear();
      await counted.takeBack();
    },
  };
}

/**
 * Checks and uses up a code of a logged-in person. Throws VALIDATION on `code`, TOO_MANY, SECOND_FACTOR_NO_KEY, and SECOND_FACTOR_CHANGED if the second factor
 * is off.
 */
export async function requireSecondFactor(context: AppContext, user: User, typed: TypedCode): Promise<void> {
  const factor = await context.storage.secondFactors.find(user.id);
  if (factor === null) throw new AppError('SECOND_FACTOR_CHANGED');
  const checked = await checkSecondFactor(context, user, factor, typed).catch((error: unknown) => {
    throw asFieldError(error);
  });
  if (!(await context.storage.secondFactors.use(user.id, checked.proof)))
    throw fieldError('code', 'SECOND_FACTOR_WRONG');
  await checked.accept();
}

/** Shown under the field, for somebody who is logged in. */
function asFieldError(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const { code } = error;
  return code === 'SECOND_FACTOR_WRONG' || code === 'SECOND_FACTOR_SPENT' ? fieldError('code', code) : error;
}
