import { setTimeout as sleep } from 'node:timers/promises';
import { decide } from '@fracht/bots';
import { world } from '@fracht/content';
import type { GameAction, GameState } from '@fracht/engine';
import { fromWire } from '@fracht/protocol';
import type { Follower, Heard } from './socket-client.ts';

/** Slower than ACTION_RATE allows. */
const BREATH_MS = 55;

/** Somebody who follows a game and acts in it, by whichever way. */
export type Seat = Follower & { readonly user: string; act(action: GameAction): Promise<Heard> };

/** Plays a student's game by what the wire tells until `isOver`; gives how many actions were accepted and refused. */
export async function playOn(seat: Seat, isOver: () => boolean): Promise<{ accepted: number; refused: number }> {
  const count = { accepted: 0, refused: 0 };
  for (; !isOver(); await sleep(BREATH_MS)) {
    const action = decisionOf(seat);
    if (action === null) continue;
    if ((await seat.act(action)).ok === true) count.accepted += 1;
    else count.refused += 1;
  }
  return count;
}

/** What a dispatcher would do now; null: nothing. */
export function decisionOf(seat: Follower & { readonly user: string }): GameAction | null {
  return decide(viewOf(seat), { player: seat.user, level: 'good', seed: 'live', answers: null });
}

/** The engine's view out of the last message, brought to this moment as a browser does. */
function viewOf(seat: Follower): GameState {
  const view = fromWire(seat.game, world);
  if (view.state !== 'IN_PROGRESS') return view;
  const since =
    Date.now() - (seat.heard.findLast(({ serverTime }) => serverTime !== undefined)?.serverTime ?? Date.now());
  return { ...view, now: view.now + Math.max(0, Math.floor((since * 60 * seat.game.speed) / seat.game.unitMs)) };
}
