import { useQuery } from '@tanstack/react-query';
import {
  begunSecondFactorPayload,
  type BegunSecondFactorPayload,
  type Calls,
  recoveryCodesPayload,
  secondFactorPayload,
} from '@fracht/protocol';
import { asLoad } from './as-load.ts';
import { call, NOTHING } from './call.ts';

type ProofBody = { readonly password: string; readonly code: string };

/** The caller's second factor; null: it is off. */
export function useSecondFactor() {
  return useQuery({
    queryKey: ['second-factor'],
    queryFn: (context) => call<Calls['secondFactor']>('GET auth/second-factor/', secondFactorPayload, asLoad(context)),
  });
}

/** Begins to switch the second factor on. Throws ApiError; 422 on `password` if it is wrong. */
export function callBeginSecondFactor(password: string): Promise<BegunSecondFactorPayload> {
  const asked = { body: { password } };
  return call<Calls['beginSecondFactor']>('POST auth/second-factor/begin/', begunSecondFactorPayload, asked);
}

/** Completes the switching on, and returns the recovery codes. Throws ApiError; 422 on `code`. */
export async function callConfirmSecondFactor(code: string): Promise<readonly string[]> {
  const asked = { body: { code } };
  return (await call<Calls['confirmSecondFactor']>('POST auth/second-factor/confirm/', recoveryCodesPayload, asked))
    .codes;
}

/** Replaces the recovery codes. Throws ApiError; 422 on `password` or `code`. */
export async function callRenewRecoveryCodes(body: ProofBody): Promise<readonly string[]> {
  const place = 'POST auth/second-factor/recovery-codes/';
  return (await call<Calls['renewRecoveryCodes']>(place, recoveryCodesPayload, { body })).codes;
}

/** Switches the second factor off. Throws ApiError; 422 on `password` or `code`. */
export async function callSwitchSecondFactorOff(body: ProofBody): Promise<void> {
  await call<Calls['switchSecondFactorOff']>('POST auth/second-factor/off/', NOTHING, { body });
}

/** Switches off another person's second factor; needs the admin's own password. Throws ApiError; 422 on `password`. */
export async function callResetSecondFactor(asked: { readonly id: string; readonly password: string }): Promise<void> {
  const { id, password } = asked;
  const place = 'POST auth/second-factor/reset/{id}';
  await call<Calls['resetSecondFactor']>(place, NOTHING, { params: { id }, body: { password } });
}
