import { CALLS, type GamePayload } from '@fracht/protocol';
import { DEMO_STUDENTS } from '../../accounts/demo-accounts.ts';
import { isExposed } from '../../addresses.ts';
import { addGame } from '../../commands/add-game.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { stoppedLessons } from '../../course/stopped-lessons.ts';
import { presentGame } from '../../presenters/game.ts';
import { peopleOf } from '../../presenters/people.ts';
import { presentRankings } from '../../presenters/rankings.ts';
import { sharedGroups } from '../../policies/leading.ts';
import type { Game, RankingEntry } from '../../storage/game-store.ts';
import type { User } from '../../storage/user-store.ts';
import { type Api } from '../api.ts';
import { notice } from '../notice.ts';
import { makingRoute } from '../making-route.ts';
import { route } from '../route.ts';

/** Games as lists show them, and the public rankings. (GMS-3, GMS-6) */
export function gameRoutes(api: Api, context: AppContext): void {
  const { storage, live } = context;

  route(api, CALLS.games, async ({ session }) => {
    const { user } = session;
    const games =
      user.type === 'TEACHER'
        ? await storage.games.ofTeacher(user.id, await sharedGroups(context, user))
        : await storage.games.ofPlayer(user.id);
    return { payload: await presentGames(context, games, user) };
  });

  makingRoute(api, context, CALLS.addGame, {
    make: async ({ session, body }) => ({ made: [(await addGame(context, session.user, body)).id] }),
    tell: async ({ session: { user } }, [id = '']) => {
      const game = await storage.games.find(id);
      if (game === null) throw new AppError('NOT_FOUND');
      const [payload] = await presentGames(context, [game], user);
      if (payload === undefined) throw new AppError('NOT_FOUND');
      return { payload, message: notice('GAME_ADDED') };
    },
  });

  route(api, CALLS.removeGame, async ({ params }) => {
    await live.forget(params.id);
    await storage.games.remove(params.id, context.now());
    // Once more: another process may have taken the running game in between.
    await live.forget(params.id);
    return { payload: null, message: notice('GAME_DELETED') };
  });

  route(api, CALLS.rankings, async () => {
    const all = await storage.games.rankings();
    // The public should not see a school's demo games. (CFG-9)
    const isShown = isExposed(context.config) ? ({ users }: RankingEntry) => !users.every(isDemo) : () => true;
    const rows = all.filter(isShown);
    const people = await peopleOf(
      storage,
      rows.flatMap((row) => [row.teacher, ...row.users]),
    );
    return { payload: presentRankings(rows, people) };
  });
}

function isDemo(user: string): boolean {
  return DEMO_STUDENTS.has(user);
}

async function presentGames(context: AppContext, games: readonly Game[], viewer: User): Promise<GamePayload[]> {
  const { storage, live } = context;
  const isTeacher = viewer.type === 'TEACHER';
  const stopped = isTeacher ? await stoppedLessons(context, games) : new Map<string, string>();
  const people = await peopleOf(
    storage,
    games.flatMap((game) => [game.teacher, ...game.players.map((player) => player.id)]),
  );
  return Promise.all(
    games.map(async (game) => {
      // The stored progress of a finished game does not change any more.
      const isOver = game.state === 'FINISHED';
      const [progress, attention] = await Promise.all([
        isOver ? null : live.progress(game.id),
        isOver || !isTeacher ? 0 : live.attention(game.id),
      ]);
      const stoppedOn = progress?.state === 'FINISHED' ? undefined : stopped.get(game.id);
      const forTeacher = { attention, ...(stoppedOn === undefined ? {} : { stoppedOn }) };
      return presentGame(game, progress ?? game, people, viewer, isTeacher ? forTeacher : {});
    }),
  );
}
