import type { Recording } from '@fracht/debrief';
import { findPlayer, type GameState, rankStudents, score, startMoney } from '@fracht/engine';
import type { ClassDebrief, StudentDebrief } from '@fracht/protocol';
import {
  bestKnownOf,
  efficiencyOf,
  fairOf,
  type LpSolver,
  parOf,
  studentGain,
  timesPastLimitIn,
} from '@fracht/reference';

/**
 * The best known result in a student's place without knowing the future, while everybody else does what he did: of the reference, or the student's own if he
 * gained more and his drivers kept the limit. What others gained they gained with other orders. (DBF-2, REF-8)
 */
export function fairView(recording: Recording, player: string, solve: LpSolver): NonNullable<StudentDebrief['best']> {
  return bestInPlace(recording.end, player, fairOf(recording, player, solve).gain);
}

/** The same, where the gain of the reference in that place is known. */
export function bestInPlace(end: GameState, player: string, reference: number): NonNullable<StudentDebrief['best']> {
  const own = studentGain(end, [player]);
  const best = bestKnownOf(reference, isLawful(end, player) ? [own] : []);
  const student = findPlayer(end, player);
  const money = best + (student === null ? 0 : startMoney(end, student));
  return {
    score: score({ money, points: 0 }),
    gap: Math.max(0, best - own) / 100,
    percent: efficiencyOf(own, best),
    isOwn: own >= best && isLawful(end, player),
  };
}

/** The best known result for the class, by somebody who knew every order from the start; never less than the class reached. (DBF-6, REF-8) */
export function parView(recording: Recording, solve: LpSolver): NonNullable<ClassDebrief['best']> {
  const { end } = recording;
  const par = parOf(recording, solve);
  const gained = studentGain(end, studentsOf(end));
  const possible = bestKnownOf(par.gain, [gained]);
  return {
    curve: par.curve.map(({ at, score: reached }) => ({ at, score: reached })),
    score: par.score,
    gained: gained / 100,
    possible: possible / 100,
    bound: par.bound === null ? null : par.bound / 100,
    percent: efficiencyOf(gained, possible),
  };
}

function isLawful(end: GameState, student: string): boolean {
  return timesPastLimitIn(end, new Set([student])) === 0;
}

function studentsOf(end: GameState): readonly string[] {
  return rankStudents(end).map(({ player }) => player.id);
}
