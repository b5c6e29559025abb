import { type GameState, type LogEntry, type PlayerId, findPlayer } from '@fracht/engine';
import { type DrivenGame, type Task, driveGame } from '../drive/drive.ts';
import type { Conduct } from '../market.ts';
import { studentGain } from './result.ts';

/** A driven game, with all its moments at which plans were made, and what the seats gained in it. */
export type DrivenAttempt = {
  readonly game: DrivenGame;
  readonly gain: number;
  /** Whether everybody else could do what they did in the recorded game, with the same results. */
  readonly isUndisturbed: boolean;
  /** How often a driver of the seats exceeded the limit of driving time. (REF-13) */
  readonly timesPastLimit: number;
};

type AttemptRank = Pick<DrivenAttempt, 'gain' | 'isUndisturbed' | 'timesPastLimit'>;

/**
 * A game to be played again. `recorded`: its recorded end, against which the results of the others are checked; null: the dispatcher plays all
 * students.
 */
export type AttemptTask = Task & { readonly recorded: GameState | null };

/** What a student does apart from playing: coming back and taking part, and controlling the clock of a game that the student leads. (LED-1) */
const NOT_PLAY: ReadonlySet<LogEntry['action']['action']> = new Set([
  'USER_JOIN',
  'USER_START',
  'START',
  'START_EVENTS',
  'STOP_EVENTS',
  'FINISH',
]);

/** The entries of a log without these students' decisions: they come, leave, take part and lead the game as they did. (REF-1, REF-11) */
export function withoutPlay(log: readonly LogEntry[], seats: ReadonlySet<PlayerId>): readonly LogEntry[] {
  return log.filter(({ player, action: { action } }) => player === null || !seats.has(player) || NOT_PLAY.has(action));
}

/** Plays the whole game. */
export function attemptWith(task: AttemptTask, conduct: Conduct): DrivenAttempt {
  return attemptOf(task, driveGame(task, conduct));
}

/** Continues from the moment `place` of an attempt in another way. The result counts for the whole game. */
export function attemptFrom(task: AttemptTask, start: DrivenAttempt, place: number, conduct: Conduct): DrivenAttempt {
  const { moments } = start.game;
  const game = driveGame(task, conduct, moments[place] ?? null);
  return attemptOf(task, { ...game, moments: [...moments.slice(0, place), ...game.moments] });
}

function attemptOf({ market: { seats }, recorded }: AttemptTask, game: DrivenGame): DrivenAttempt {
  const isUndisturbed =
    game.refused.length === 0 && (recorded === null || disturbedIn(game.state, seats, recorded).length === 0);
  const timesPastLimit = timesPastLimitIn(game.state, seats);
  return { game, gain: studentGain(game.state, seats), isUndisturbed, timesPastLimit };
}

/** How often drivers of these seats exceeded the limit of driving time or the end of the day. (REF-13) */
export function timesPastLimitIn({ players }: GameState, seats: ReadonlySet<PlayerId>): number {
  const journals = players.filter(({ id }) => seats.has(id)).flatMap(({ journal }) => journal);
  return journals.filter(({ what }) => what === 'WORK_OVERDUE' || what === 'DAY_OVERDUE').length;
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

/** The best attempt, among equals the earliest. (REF-6) */
export function bestAttempt(attempts: readonly DrivenAttempt[]): DrivenAttempt {
  const [first] = attempts;
  if (first === undefined) throw new Error('No manner was tried');
  return attempts.reduce((best, one) => (isBetter(one, best) ? one : best), first);
}

/** Whether `one` is a better attempt than `other`: first by disturbing nobody, then by how few drivers exceed the limit, then by gain. (REF-6, REF-13) */
export function isBetter(one: AttemptRank, other: AttemptRank): boolean {
  if (one.isUndisturbed !== other.isUndisturbed) return one.isUndisturbed;
  if (one.timesPastLimit !== other.timesPastLimit) return one.timesPastLimit < other.timesPastLimit;
  return one.gain > other.gain;
}
