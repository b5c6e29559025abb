import { type GameState, type PlayerId, rankStudents } from '@fracht/engine';
import { CALLS, toWire, wholeGamePayload } from '@fracht/protocol';
import { type Resource } from '../api.ts';
import type { LiveParts } from '../live-parts.ts';
import { viewerNow } from '../../policies/held-back.ts';
import { presentDuel } from '../../presenters/duel.ts';
import { presentGame } from '../../presenters/game.ts';
import { peopleOf } from '../../presenters/people.ts';
import { wireExtra } from '../../rooms/game-views.ts';
import { openLiveGame } from '../open-live-game.ts';
import { route } from '../route.ts';

/** A whole game, running or over, for its members and its teacher: each gets what they may see. (GME-5, WIR-2) */
export function wholeGameRoutes({ registry, scheduler }: LiveParts): Resource {
  return (api, { storage, now, deadlineNow }) => {
    route(api, CALLS.game, async ({ session, query }) => {
      const { user } = session;
      const { live, viewer: member } = await openLiveGame({ registry, storage, now }, query.id, user);
      const { game, host, room } = live;
      const viewer = await viewerNow({ storage, deadlineNow }, game, member);
      const { present: state } = host;
      const { players, cars, orders, messages, deaths, ...facts } = toWire(state, viewer, wireExtra(game, host));
      const people = await peopleOf(
        storage,
        game.players.map(({ id }) => id),
      );
      const {
        players: members,
        date,
        autoAdvance,
        seed,
      } = presentGame(game, registry.progress(game.id) ?? game, people, user);
      const payload = wholeGamePayload.parse({
        ...facts,
        players: players.map((player) => ({ ...player, player_data: player })),
        json: { deaths, cars, orders, messages },
        date,
        autoAdvance,
        members,
        seed,
        stages: game.stages,
        place: placeOf(state, viewer.player),
        seq: room.seq,
        serverTime: Math.floor(scheduler.clock.now()),
        duel: game.homework === null ? undefined : await presentDuel(storage, game.id),
      });
      return { payload };
    });
  };
}

/** The place among the students who played, from 1; null for anybody else. (PTS-9) */
function placeOf(state: GameState, id: PlayerId): number | null {
  return rankStudents(state).find(({ player }) => player.id === id)?.place ?? null;
}
