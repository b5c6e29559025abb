import { setTimeout as sleep } from 'node:timers/promises';
import { decide } from '@fracht/bots';
import type { GameAction } from '@fracht/engine';
import type { Follower, Heard } from '@fracht/testing/school/follower.ts';

/** Slower than ACTION_RATE allows. */
const BREATH_MS = 55;

/** Somebody who follows a game and acts in it, over any transport. */
export type Seat = Follower & { readonly user: string; act(action: GameAction): Promise<Heard> };

/**
 * Plays a student's game by what is sent over the wire until `isOver`; gives how many actions were accepted and refused. Rejects once the line is
 * lost.
 */
export async function playOn(seat: Seat, isOver: () => boolean): Promise<{ accepted: number; refused: number }> {
  const count = { accepted: 0, refused: 0 };
  for (; !isOver(); await sleep(BREATH_MS)) {
    mustBeIn(seat);
    const action = decisionOf(seat);
    if (action === null) continue;
    if ((await seat.act(action)).ok === true) count.accepted += 1;
    else count.refused += 1;
  }
  return count;
}

/** Throws if the line of a seat is lost: what is sent on it now is never answered. */
export function mustBeIn({ lostBy }: Follower): void {
  if (lostBy !== null) throw new Error(`the line is lost: ${lostBy}`);
}

/** What a dispatcher would do now; null: nothing. */
export function decisionOf(seat: Follower & { readonly user: string }): GameAction | null {
  return decide(seat.view(), { player: seat.user, level: 'good', seed: 'live', answers: null });
}
