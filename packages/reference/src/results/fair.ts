import type { Recording } from '@fracht/debrief';
import { type CarId, type GameSeconds, type OrderId, type PlayerId, newGame } from '@fracht/engine';
import type { Market } from '../market.ts';
import type { LpSolver } from '../solver/lp.ts';
import { disturbedIn, withoutPlay } from './driven.ts';
import { searchFor } from './manners.ts';
import { searched } from './repairs.ts';
import { type ReferenceResult, referenceResult } from './result.ts';

/**
 * What a very good dispatcher would have reached in the place of one student, knowing only the orders on the list at each minute, while all
 * others do what they did. It may take what the student took and what nobody took. The best of several manners of planning; at most `most`
 * are tried, and fewer take less time. (REF-1, REF-2, REF-6)
 */
export function fairOf(recording: Recording, player: PlayerId, solve: LpSolver, most = Infinity): ReferenceResult {
  const { setup, log } = recording;
  const seats = new Set([player]);
  const market = marketOf(recording, player);
  const students = recording.end.players.filter(({ type }) => type === 'STUDENT').length;
  const driven = { driven: 'student', students, knows: 'LIST' } as const;
  const task = { opening: newGame(setup), kept: withoutPlay(log, seats), market, solve, recorded: recording.end };
  const { game } = searched(task, searchFor(driven, most));
  return referenceResult(game, seats, disturbedIn(game.state, seats, recording.end));
}

/** Leaves out orders that others booked and cars that others hold later. (REF-1) */
function marketOf({ log, before, after, end }: Recording, player: PlayerId): Market {
  const taken = new Set<OrderId>();
  for (const entry of log)
    if (entry.action.action === 'BOOK_ORDER' && entry.player !== player) taken.add(entry.action.order);
  const heldUntil = new Map<CarId, GameSeconds>();
  for (const { cars, now } of [...before, ...after, end])
    for (const car of cars) {
      if (car.player === null || car.player === player) continue;
      heldUntil.set(car.id, Math.max(now, heldUntil.get(car.id) ?? 0));
    }
  return {
    seats: new Set([player]),
    knowsAll: false,
    mayTake: ({ id }) => !taken.has(id),
    mayDrive: ({ id }, { now }) => (heldUntil.get(id) ?? -1) < now,
  };
}
