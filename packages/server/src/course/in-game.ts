import type { AppContext } from '../context.ts';
import type { Game } from '../storage/game-store.ts';
import { stoppedLessons } from './stopped-lessons.ts';

/**
 * Whether one of these games of a student could still ask something to which a task would give away the answer: a lesson or homework with
 * situations that the student has reached, running or paused. A lesson that stopped days ago blocks nobody. (TSK-4)
 */
export async function isInGame(
  context: AppContext,
  { student, games }: { readonly student: string; readonly games: readonly Game[] },
): Promise<boolean> {
  const stopped = await stoppedLessons(context, games);
  for (const game of games) {
    if (game.state === 'FINISHED' || game.library === null || stopped.has(game.id)) continue;
    const { state, players } = (await context.live.progress(game.id)) ?? game;
    const hasCome = players.some(({ id, status }) => id === student && status !== null);
    if (hasCome && (state === 'IN_PROGRESS' || state === 'PAUSED')) return true;
  }
  return false;
}

/** All games of a student: lessons and attempts at homework. */
export async function gamesOfStudent({ storage }: AppContext, student: string): Promise<readonly Game[]> {
  return [...(await storage.games.ofPlayer(student)), ...(await storage.games.homeworkOf(student))];
}
