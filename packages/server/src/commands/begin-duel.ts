import { duelText } from '@fracht/content';
import type { GhostKind } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import type { LessonGhosts } from '../games/lesson-ghosts.ts';
import { newId } from '../ids.ts';
import type { Duel } from '../storage/duel-store.ts';
import type { Game } from '../storage/game-store.ts';
import type { User } from '../storage/user-store.ts';
import { attemptGame } from './begin-homework.ts';

const DAY_MS = 86_400_000;

/** How many duels a student may begin within a day. (DUS-3) */
export const MOST_DUELS_A_DAY = 5;

/** From when on a student's duels count towards that limit. */
export function duelsCountSince(at: number): number {
  return at - DAY_MS;
}

/**
 * Begins a duel of the caller: the first round of a finished lesson, alone, against a ghost of it. Throws VALIDATION on `ghost` if there is no
 * such ghost, HOMEWORK_OPEN while another duel is open, HOMEWORK_NO_ATTEMPTS once the day's limit is reached. (DUS-1, DUS-3)
 */
export async function beginDuel(
  { storage, now }: AppContext,
  ghosts: LessonGhosts,
  { caller, lesson, kind }: { readonly caller: User; readonly lesson: Game; readonly kind: GhostKind },
): Promise<string> {
  const offered = (await ghosts.offeredTo(caller.id, storage, lesson)).find((ghost) => ghost.kind === kind);
  if (offered === undefined) throw fieldError('ghost', 'WRONG_VALUE');
  const { seat, ...ghost } = offered;
  const repeats = await ghosts.repeated(storage, lesson, seat);
  if (repeats === null) throw fieldError('ghost', 'WRONG_VALUE');
  const at = now();
  const duel: Duel = { ...duelOf(lesson, at), ghost };
  const game = attemptGame(newId(), duel, { student: caller, at, repeats });
  const begun = await storage.duels.begin(duel, game, {
    student: caller.id,
    since: duelsCountSince(at),
    most: MOST_DUELS_A_DAY,
  });
  if (begun === 'OPEN') throw new AppError('HOMEWORK_OPEN');
  if (begun === 'NO_MORE') throw new AppError('HOMEWORK_NO_ATTEMPTS');
  return game.id;
}

/** One round as in the lesson, alone, to be played within a day. */
function duelOf(lesson: Game, at: number): Omit<Duel, 'ghost'> {
  const { id: source, teacher, groupName, seed, number, settings, stages, library, rulesVersion } = lesson;
  return {
    id: newId(),
    teacher,
    group: null,
    groupName,
    title: duelText.title(groupName),
    source,
    seed,
    number,
    settings,
    stages: lesson.rounds > 1 ? withOwnBeginning(stages) : stages,
    library,
    rulesVersion,
    rounds: 1,
    bots: 0,
    level: 'ordinary',
    situations: true,
    topics: [],
    opensAt: at,
    closesAt: at + DAY_MS,
    attempts: 1,
    counts: 'LAST',
    shown: 'AT_ONCE',
    createdAt: at,
  };
}

/** The texts of a lesson that went on after its first round, with the duel's own text before that round. */
function withOwnBeginning(stages: Duel['stages']): Duel['stages'] {
  return stages.map((stage) => (stage.id === 1 ? { ...stage, value: duelText.stage } : stage));
}
