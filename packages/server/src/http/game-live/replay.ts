import type { LogEntry } from '@fracht/engine';
import { CALLS } from '@fracht/protocol';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { entryOf, type PlayerNames } from '../../games/log/entries.ts';
import type { GameLog } from '../../games/log/game-log.ts';
import type { EntryRow } from '../../games/log/rows.ts';
import { setupOf } from '../../games/read-game.ts';
import { heldBackFrom } from '../../policies/held-back.ts';
import { viewerOf } from '../../policies/leading.ts';
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
      const viewer = await viewerOf(context, game, session.user);
      if (viewer === null) throw new AppError('FORBIDDEN');
      const stateNow = async () => (await context.live.progress(game.id))?.state ?? game.state;
      const { rows, state } = await standingLog(log, game.id, stateNow);
      if (!mayReplay(viewer, state)) throw new AppError('GAME_NOT_OVER');
      mustNotBeHeldBack(await heldBackFrom(context, session.user), game.id);
      const names = await namesOf(context, game);
      const entries = await entriesIn(context, rows, names);
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

/** The entries of a log, including the names of lecturers who were there for a while. */
async function entriesIn(
  { storage }: AppContext,
  rows: readonly EntryRow[],
  names: PlayerNames,
): Promise<readonly LogEntry[]> {
  const entries = rows.map((row) => entryOf(row, names));
  const others = entries.flatMap(({ action }) =>
    action.action === 'CONNECT' && !names.has(action.user.id) ? [action.user.id] : [],
  );
  if (others.length === 0) return entries;
  const people = await peopleOf(storage, others);
  const all = new Map([...names, ...others.map((id) => [id, shownName(people.get(id))] as const)]);
  return rows.map((row) => entryOf(row, all));
}
