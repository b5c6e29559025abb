import { setTimeout as sleep } from 'node:timers/promises';
import { decide } from '@fracht/bots';
import type { GameState } from '@fracht/engine';
import { CALLS, packedCodecRequest } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { mustBeAccepted, PASSWORD } from './school.ts';
import { Seat } from './seat.ts';

/** Game minutes in one of a lesson: the most that a student may choose. */
const FASTEST = 10;
/** A student looks at the game so often, in ms: at this speed each half an hour of the game. */
const LOOK_MS = 3000;
/** Between two actions of one look, in ms. */
const BREATH_MS = 250;
const CODEC = packedCodecRequest();

/**
 * A student logs in, begins an attempt at a homework and plays it through at the fastest pace as an ordinary dispatcher would; gives the ms until each accepted
 * action was acknowledged. `offsetMs`: how long after the others' the first look is.
 */
export async function playAttempt(
  address: string,
  email: string,
  homework: string,
  offsetMs: number,
): Promise<readonly number[]> {
  const api = await new ApiClient(address).logIn(email, PASSWORD);
  const { game } = await api.call(CALLS.beginHomework, { body: { id: homework } });
  const { seat } = await Seat.take(address, api, game, CODEC);
  await mustBeAccepted(seat, { action: 'USER_JOIN' });
  await mustBeAccepted(seat, { action: 'START' });
  await api.call(CALLS.setPace, { body: { game, speed: FASTEST } });
  const over = seat.until(({ state }) => state === 'FINISHED');
  const acting = act(seat, over, offsetMs);
  await over;
  await seat.leave();
  return acting;
}

/** Does what there is to do until the game is over. */
async function act(seat: Seat, over: Promise<void>, offsetMs: number): Promise<readonly number[]> {
  const latencies: number[] = [];
  const viewNow = followed(seat);
  const rest = (ms: number) => Promise.race([sleep(ms), over]);
  await rest(offsetMs);
  while (seat.wire.state !== 'FINISHED') {
    const action = decide(viewNow(), { player: seat.user, level: 'ordinary', seed: 'zadanie', answers: null });
    // An action on its way when the game ends may never be answered.
    const answer = action === null ? null : await Promise.race([seat.act(action), over.then(() => null)]);
    if (answer?.ok === true) latencies.push(answer.ms);
    await rest(answer === null ? LOOK_MS : BREATH_MS);
  }
  return latencies;
}

/**
 * Returns a function that advances the last known state to the present moment, as a browser does: at this speed much happens between two
 * messages.
 */
function followed(seat: Seat): () => GameState {
  let heard = { now: 0, at: performance.now() };
  return () => {
    const { view } = seat;
    if (view.now !== heard.now) heard = { now: view.now, at: performance.now() };
    const since = ((performance.now() - heard.at) * 60) / seat.wire.unitMs;
    return { ...view, now: Math.floor(view.now + since) };
  };
}

/** How far apart the first looks of so many students are, so that they do not all look at once. */
export function offsetOf(place: number, count: number): number {
  return (place * LOOK_MS) / count;
}
