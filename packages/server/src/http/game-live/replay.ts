import type { LogEntry } from '@fracht/engine';
import { CALLS } from '@fracht/protocol';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { entryOf, type PlayerNames } from '../../games/log/entries.ts';
import type { GameLog } from '../../games/log/game-log.ts';
import { setupOf } from '../../games/read-game.ts';
import { viewerOf } from '../../live/live-game.ts';
import { heldBackFrom } from '../../policies/held-back.ts';
import { mayReplay } from '../../policies/objects.ts';
import { shownName } from '../../presenters/names.ts';
import { peopleOf } from '../../presenters/people.ts';
import { Replays } from '../../replays/replays.ts';
import { standingLog } from '../../replays/standing-log.ts';
import { wireExtra } from '../../rooms/game-views.ts';
import type { Game } from '../../storage/game-store.ts';
import type { Resource } from '../api.ts';
import { openRoute } from '../route.ts';
import { mustNotBeHeldBack } from './debrief.ts';

/** The replay of a game. It is read from the log, so any process of the school can answer. (RPL-4 to RPL-7) */
export function replayRoutes(log: GameLog): Resource {
  const replays = new Replays();
  return (api, context) => {
    openRoute(api, CALLS.replay, async ({ session, params }, reply) => {
      const { storage } = context;
      const game = await storage.games.find(params.id);
      if (game === null) throw new AppError('NOT_FOUND');
      const viewer = viewerOf(game, session.user.id);
      if (viewer === null) throw new AppError('FORBIDDEN');
      const stateNow = async () => (await context.live.progress(game.id))?.state ?? game.state;
      const { rows, state } = await standingLog(log, game.id, stateNow);
      if (!mayReplay(viewer, state)) throw new AppError('GAME_NOT_OVER');
      mustNotBeHeldBack(await heldBackFrom(context, session.user), game.id);
      const names = await namesOf(context, game);
      const entries: readonly LogEntry[] = rows.map((row) => entryOf(row, names));
      const setup = setupOf(game, await storage.library.frozen(game.library));
      const extra = wireExtra({ ...game, homework: null }, { breakEndsAt: null, pace: 1 });
      const text = await replays.textFor({ setup, entries }, { viewer, extra });
      return reply.type('application/json; charset=utf-8').send(`{"payload":${text}}`);
    });
  };
}

async function namesOf({ storage }: AppContext, { teacher, players }: Game): Promise<PlayerNames> {
  const ids = [teacher, ...players.map(({ id }) => id)];
  const people = await peopleOf(storage, ids);
  return new Map(ids.map((id) => [id, shownName(people.get(id))]));
}
