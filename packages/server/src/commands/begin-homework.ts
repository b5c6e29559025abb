import { stagesOfRounds } from '@fracht/content';
import type { Settings } from '@fracht/engine';
import type { AppContext } from '../context.ts';
import { isHomeworkOver } from '../deadline-clock.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Game } from '../storage/game-store.ts';
import type { Homework } from '../storage/homework-store.ts';
import type { User } from '../storage/user-store.ts';
import { newPlayer } from './add-game.ts';

/**
 * Begins an attempt of the caller: a game made from what the assignment keeps, so that everybody gets the same. Throws NOT_FOUND,
 * HOMEWORK_AHEAD, HOMEWORK_OVER, HOMEWORK_OPEN, HOMEWORK_NO_ATTEMPTS. (HWS-3)
 */
export async function beginHomework(context: AppContext, caller: User, id: string): Promise<string> {
  const { storage, now } = context;
  const [game, at] = [newId(), now()];
  const begun = await storage.homework.begin(id, { student: caller.id, at }, (homework) => {
    if (at < homework.opensAt) throw new AppError('HOMEWORK_AHEAD');
    if (isHomeworkOver(homework, context)) throw new AppError('HOMEWORK_OVER');
    return attemptGame(game, homework, { student: caller, at });
  });
  if (begun === 'UNKNOWN') throw new AppError('NOT_FOUND');
  if (begun === 'OPEN') throw new AppError('HOMEWORK_OPEN');
  if (begun === 'NO_ATTEMPTS') throw new AppError('HOMEWORK_NO_ATTEMPTS');
  return game;
}

/**
 * For a student granted more time to answer, the clock runs slower by that factor at every speed, in a game played alone; nothing else
 * differs. (HWS-8)
 */
function withTimeOf({ answerTime }: Pick<User, 'answerTime'>, settings: Settings): Settings {
  return answerTime === 100 ? settings : { ...settings, unit_ms: Math.round((settings.unit_ms * answerTime) / 100) };
}

/** The game of an attempt that nobody has entered yet; `repeats`: the lesson whose first rounds it repeats. */
export function attemptGame(
  id: string,
  homework: Homework,
  { student, at, repeats = null }: { readonly student: User; readonly at: number; readonly repeats?: Game['repeats'] },
): Game {
  const { teacher, title, number, seed, settings, stages, rulesVersion, rounds } = homework;
  return {
    id,
    homework: homework.id,
    repeats,
    teacher,
    // A game of no group: it does not count in any group.
    group: null,
    groupName: title,
    randos: false,
    number,
    seed,
    autoAdvance: false,
    settings: withTimeOf(student, settings),
    stages: stagesOfRounds(stages, rounds),
    library: homework.situations ? homework.library : null,
    lesson: null,
    rulesVersion,
    rounds,
    pace: 1,
    createdAt: at,
    state: 'FRESH',
    round: 0,
    time: 0,
    date: null,
    money: 0,
    points: 0,
    score: 0,
    deaths: 0,
    players: [newPlayer(student)],
  };
}
