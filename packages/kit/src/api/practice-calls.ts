import type { Calls, OwnPractice, PracticeOfPlayer } from '@fracht/protocol';
import { call } from './call.ts';
import { asFields, asList, asNumber, asText } from './read.ts';

type PracticeData = { readonly practice?: OwnPractice | undefined };

// Parsed by hand: the lobby and the practice should not have to load schemas for two numbers.
const own = { parse: practiceOf };
const ownData = {
  parse: (payload: unknown): PracticeData => ({ practice: practiceOf(asFields(payload)['practice']) }),
};
const marks = { parse: (payload: unknown) => asList(payload, markOf) };

/** How far the caller has come in the practice; the first step if it was never begun. Throws ApiError. */
export async function callOwnPractice(): Promise<OwnPractice> {
  const { practice } = await call<Calls['userData'], PracticeData>('GET user/data/', ownData, { isQuiet: true });
  return { step: Math.max(1, practice?.step ?? 1), done: practice?.done ?? false };
}

/** Stores the furthest step that the caller has begun, and whether all are done. Throws ApiError. */
export async function callSavePractice(body: OwnPractice): Promise<void> {
  await call<Calls['savePractice']>('POST practice/save/', own, { body, isQuiet: true, isSilent: true });
}

/** How far each student of a game has come in the practice. Throws ApiError. */
export function callGamePractice(id: string, signal?: AbortSignal): Promise<readonly PracticeOfPlayer[]> {
  return call<Calls['gamePractice']>('GET game/practice/{id}', marks, { params: { id }, isQuiet: true, signal });
}

function practiceOf(value: unknown): OwnPractice {
  const { step, done } = asFields(value);
  return { step: asNumber(step), done: done === true };
}

function markOf(item: unknown): PracticeOfPlayer | null {
  const player = asText(asFields(item)['player']);
  return player === null ? null : { player, ...practiceOf(item) };
}
