import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { report } from '@fracht/kit/report.ts';
import { readLocal, writeLocal } from '@fracht/kit/session/browser-storage.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import type { Progress } from './practice-run.ts';
import { STEPS } from './steps.ts';

/** One more than there are steps: all are done. */
const ALL = STEPS.length + 1;

/** The step at which the practice continues: a student's from the server, a visitor's from this browser; after the end the first one. (PRT-7) */
export async function stepToGoOn(): Promise<number> {
  const step = isStudent() ? await ownStep() : Number(readLocal('practice'));
  return Number.isInteger(step) && step >= 1 && step < ALL ? step : 1;
}

/** Stores how far the practice has come: a student's on the server, a visitor's as a number in this browser, and nothing else. (PRT-7) */
export function keepProgress({ step, isDone }: Progress): void {
  if (!isStudent()) return writeLocal('practice', String(isDone ? ALL : step));
  calls()
    .then(({ callSavePractice }) => callSavePractice({ step, done: isDone }))
    .catch(told);
}

function isStudent(): boolean {
  return sessionStore.getState().user?.type === 'STUDENT';
}

async function ownStep(): Promise<number> {
  try {
    const { callOwnPractice } = await calls();
    const { step, done } = await callOwnPractice();
    return done ? 1 : step;
  } catch (cause) {
    told(cause);
    return 1;
  }
}

/** Loaded for students only: a visitor makes no call. */
async function calls() {
  return loadChunk(() => import('@fracht/kit/api/practice-calls.ts'));
}

function told(cause: unknown): void {
  report('progress of the practice', cause);
}
