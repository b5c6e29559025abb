import type { FinishedGame } from '@fracht/debrief';
import { type Grosze, type PlayerId, advance, gameEndsAt, newGame, rankStudents, replay } from '@fracht/engine';
import { boundOf } from '../network/bound.ts';
import type { LpSolver } from '../solver/lp.ts';
import { type AttemptTask, type DrivenAttempt, bestAttempt, withoutPlay } from './driven.ts';
import { searchFor } from './manners.ts';
import { searched } from './repairs.ts';
import { type ReferenceResult, referenceResult } from './result.ts';

/** The best result of a class, as far as it is known. */
export type ParResult = ReferenceResult & {
  /** Nobody could have gained more than this, in grosze; null: nothing is certain, because situations may come. (REF-9) */
  readonly bound: Grosze | null;
};

/**
 * The result of the class if one dispatcher had played it who knew only the orders on the list at each minute: all students' cars and orders
 * together, everything else as recorded. The best of several manners of planning; at most `most` are tried, and fewer take less time.
 * (REF-1, REF-2, REF-6)
 */
export function fairClassOf(game: FinishedGame, solve: LpSolver, most = Infinity): ReferenceResult {
  const task = classTask(game, solve, false);
  return referenceResult(foundIn(task, 'LIST', most).game, task.market.seats, []);
}

/**
 * The result of the class if one dispatcher had played it who knew every order from the start. Nobody could have reached it, since nobody
 * could know so much; with the same `most` it is never less than `fairClassOf`. It does not show anybody's mistakes. (REF-2, REF-6)
 */
export function parOf(game: FinishedGame, solve: LpSolver, most = Infinity): ParResult {
  const task = classTask(game, solve, true);
  const { seats } = task.market;
  const known = foundIn(task, 'ALL', most);
  const best = bestAttempt([known, foundIn(classTask(game, solve, false), 'LIST', most)]);
  return { ...referenceResult(best.game, seats, []), bound: boundOf(best.game.state, solve) };
}

function foundIn(task: AttemptTask, knows: 'LIST' | 'ALL', most: number): DrivenAttempt {
  const driven = { driven: 'class', students: task.market.seats.size, knows } as const;
  return searched(task, searchFor(driven, most));
}

function classTask({ setup, log }: FinishedGame, solve: LpSolver, knowsAll: boolean): AttemptTask {
  const seats = studentsOf({ setup, log });
  const market = { seats, knowsAll, mayTake: () => true, mayDrive: () => true };
  return { opening: newGame(setup), kept: withoutPlay(log, seats), market, solve, recorded: null };
}

/** The students whose results count for the class: all who played, except for places that bots held. (REF-12) */
function studentsOf({ setup, log }: FinishedGame): ReadonlySet<PlayerId> {
  const end = advance(replay(setup, log), gameEndsAt(setup));
  return new Set(rankStudents(end).map(({ player }) => player.id));
}
