import { CALLS } from '@fracht/protocol';
import { beginDuel, duelsCountSince, MOST_DUELS_A_DAY } from '../../commands/begin-duel.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { LessonGhosts } from '../../games/lesson-ghosts.ts';
import type { GameLog } from '../../games/log/game-log.ts';
import { ghostName, presentOpenDuel } from '../../presenters/duel.ts';
import type { Game } from '../../storage/game-store.ts';
import type { Resource } from '../api.ts';
import { mustBeOver } from '../game-live/debrief.ts';
import { makingRoute } from '../making-route.ts';
import { route } from '../route.ts';

/** A lesson's first round played once more against a ghost. It is read from the log, so any process of the school can answer. (DUS-1 to DUS-3) */
export function duelRoutes(log: GameLog): Resource {
  const ghosts = new LessonGhosts(log);
  return (api, context) => {
    const { storage, now } = context;

    route(api, CALLS.duelOffer, async ({ session: { user }, params }) => {
      const lesson = await finishedLesson(context, params.id);
      const offered = await ghosts.offeredTo(user.id, storage, lesson);
      const { open, begun } = await storage.duels.standing(user.id, duelsCountSince(now()));
      const shown = offered.map(async (ghost) => ({
        kind: ghost.kind,
        name: await ghostName(storage, lesson.id, ghost),
        score: ghost.curve.at(-1) ?? 0,
      }));
      return { payload: { ghosts: await Promise.all(shown), open, left: Math.max(0, MOST_DUELS_A_DAY - begun) } };
    });

    route(api, CALLS.openDuel, async ({ session: { user } }) => {
      const { open } = await storage.duels.standing(user.id, duelsCountSince(now()));
      return { payload: open === null ? null : await presentOpenDuel(storage, open) };
    });

    makingRoute(api, context, CALLS.beginDuel, {
      make: async ({ session: { user: caller }, body }) => {
        const lesson = await finishedLesson(context, body.game);
        return { made: [await beginDuel(context, ghosts, { caller, lesson, kind: body.ghost })] };
      },
      tell: async (_, [game = '']) => ({ payload: { game } }),
    });
  };
}

/** Throws NOT_FOUND, GAME_NOT_OVER. */
async function finishedLesson(context: AppContext, id: string): Promise<Game> {
  await mustBeOver(context, id);
  const game = await context.storage.games.find(id);
  if (game === null) throw new AppError('NOT_FOUND');
  return game;
}
