import { type GamePayload, type GamePlayerPayload, initials, shortName } from '@fracht/protocol';
import { placed } from '@fracht/engine';
import type { Game, GamePlayer, GameProgress } from '../storage/game-store.ts';
import type { User } from '../storage/user-store.ts';
import { ERASED_USER, schoolDay } from '@fracht/content';
import { sharedFrom } from './lecturers.ts';
import { haveNamesakes } from './names.ts';
import { presentMember } from './user.ts';

export type People = ReadonlyMap<string, User>;

/** What only its teacher is told about a game in a list: how many students need the teacher, and, for a lesson that stopped, on which day. */
type ForTeacher = Pick<GamePayload, 'attention' | 'stoppedOn'>;

/** A game in a list. Its seed and `forTeacher` are only for its leader; money in zł. (GME-3, GME-10) */
export function presentGame(
  game: Game,
  progress: GameProgress,
  people: People,
  viewer: Pick<User, 'id' | 'type'>,
  forTeacher: ForTeacher = {},
): GamePayload {
  const { id, group, groupName, randos, number, autoAdvance, teacher, seed, settings } = game;
  const { state, time, round, points, money, score } = progress;
  const places = placesOf(progress.players);
  const isNamesake = haveNamesakes(
    people,
    progress.players.map((player) => player.id),
  );
  return {
    id,
    group,
    groupName,
    randos,
    number,
    autoAdvance,
    state,
    time,
    unitMs: settings.unit_ms,
    round,
    points,
    score,
    money: money / 100,
    date: dayOfGame({ ...game, date: progress.date }),
    players: progress.players.map((player) =>
      presentPlayer(player, people, {
        place: places.get(player.id) ?? null,
        withAccount: viewer.type === 'TEACHER' && isNamesake(player.id),
      }),
    ),
    // A lecturer is only told about games that the lecturer leads.
    ...(viewer.type === 'TEACHER' ? { seed, ...forTeacher } : {}),
    ...sharedFrom(people.get(teacher), viewer),
  };
}

/** The ranks of the players who played in any round; bots' results have none. (PTS-9, SBT-6) */
export function placesOf(players: readonly GamePlayer[]): ReadonlyMap<string, number> {
  const played = placed(
    players.filter(({ round, isBots }) => round > 0 && isBots !== true),
    (player) => player,
  );
  return new Map(played.map(({ item, place }) => [item.id, place]));
}

function presentPlayer(
  player: GamePlayer,
  people: People,
  { place, withAccount }: { readonly place: number | null; readonly withAccount: boolean },
): GamePlayerPayload {
  const { id, status, money, points, score, time, round, isBots = false } = player;
  const found = people.get(id);
  const user =
    found === undefined
      ? {
          id,
          ...ERASED_USER,
          initials: initials(ERASED_USER),
          short_name: shortName(ERASED_USER),
          num_games: player.num_games,
        }
      : presentMember(found, player.num_games, withAccount);
  const result = { status, money: money / 100, points, score, time, round };
  return { id, user, ...result, place, ...(isBots ? { isBots } : {}), player_data: result };
}

/** The day of a game, YYYY-MM-DD: that of its noon, or before START the day on which it was made. */
export function dayOfGame({ date, createdAt }: Pick<Game, 'date' | 'createdAt'>): string {
  return date ?? schoolDay(createdAt);
}
