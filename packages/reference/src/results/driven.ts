import { type GameState, type LogEntry, type PlayerId, findPlayer } from '@fracht/engine';
import { type DrivenGame, type Task, driveGame } from '../drive/drive.ts';
import type { Conduct } from '../market.ts';
import { studentGain } from './result.ts';

/** A driven game, with all the moments of it at which plans were made, and what the seats gained in it. */
export type DrivenAttempt = {
  readonly game: DrivenGame;
  readonly gain: number;
  /** Whether everybody else could do what they did in the recorded game, with the same results. */
  readonly isUndisturbed: boolean;
};

/** A game to be played again. `recorded`: its recorded end, by which the results of the others are checked; null: the dispatcher plays all students. */
export type AttemptTask = Task & { readonly recorded: GameState | null };

/** What a student does beside playing: to come back and take part, and to set the clock of a game that the student leads. (LED-1) */
const NOT_PLAY: ReadonlySet<LogEntry['action']['action']> = new Set([
  'USER_JOIN',
  'USER_START',
  'START',
  'START_EVENTS',
  'STOP_EVENTS',
  'FINISH',
]);

/** The entries of a log without what these students decided: they come, leave, take part and lead the game as they did. (REF-1, REF-11) */
export function withoutPlay(log: readonly LogEntry[], seats: ReadonlySet<PlayerId>): readonly LogEntry[] {
  return log.filter(({ player, action: { action } }) => player === null || !seats.has(player) || NOT_PLAY.has(action));
}

/** Plays the whole game. */
export function attemptWith(task: AttemptTask, conduct: Conduct): DrivenAttempt {
  return attemptOf(task, driveGame(task, conduct));
}

/** Plays on from the moment `place` of an attempt in another way. The result counts for the whole game. */
export function attemptFrom(task: AttemptTask, start: DrivenAttempt, place: number, conduct: Conduct): DrivenAttempt {
  const { moments } = start.game;
  const game = driveGame(task, conduct, moments[place] ?? null);
  return attemptOf(task, { ...game, moments: [...moments.slice(0, place), ...game.moments] });
}

function attemptOf({ market: { seats }, recorded }: AttemptTask, game: DrivenGame): DrivenAttempt {
  const isUndisturbed =
    game.refused.length === 0 && (recorded === null || disturbedIn(game.state, seats, recorded).length === 0);
  return { game, gain: studentGain(game.state, seats), isUndisturbed };
}

/** The other players whose result differs from the record. (REF-7) */
export function disturbedIn(state: GameState, seats: ReadonlySet<PlayerId>, recorded: GameState): readonly PlayerId[] {
  return recorded.players
    .filter(({ id, money, points }) => {
      const other = findPlayer(state, id);
      return !seats.has(id) && (other?.money !== money || other.points !== points);
    })
    .map(({ id }) => id);
}

/**
 * The best attempt: the one that gained most among those that disturb nobody, or among all where each disturbs somebody; of equal ones the
 * earlier. (REF-6)
 */
export function bestAttempt(attempts: readonly DrivenAttempt[]): DrivenAttempt {
  const [first] = attempts;
  if (first === undefined) throw new Error('No manner was tried');
  return attempts.reduce((best, one) => (isBetter(one, best) ? one : best), first);
}

/** Whether `one` is a better attempt than `other`. */
export function isBetter(one: DrivenAttempt, other: DrivenAttempt): boolean {
  return one.isUndisturbed === other.isUndisturbed ? one.gain > other.gain : one.isUndisturbed;
}
