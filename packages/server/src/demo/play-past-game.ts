import { playGame, type PlayedGame, type Seat } from '@fracht/bots';
import { DRAWN_GROUP_NAME, schoolDay, schoolMoment } from '@fracht/content';
import { type LogEntry, type PlayerUser, ROUNDS, RULES_VERSION } from '@fracht/engine';
import { currentSettings, currentStages } from '../commands/rules-of-play.ts';
import type { AppContext } from '../context.ts';
import { rowOf, snapshotRow } from '../games/log/entries.ts';
import { type GameLog, leaseLost } from '../games/log/game-log.ts';
import type { Ownership } from '../games/ownership.ts';
import { setupOf } from '../games/read-game.ts';
import { playedBy, progressOf, rankingsOf } from '../games/results.ts';
import { newId } from '../ids.ts';
import type { Game } from '../storage/game-store.ts';
import type { User } from '../storage/user-store.ts';
import type { DemoPeople } from './demo-people.ts';
import { DRAWN_STUDENTS, type PastGame } from './past-games.ts';

type PastGameStores = { readonly log: GameLog; readonly ownership: Ownership };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LESSON_HOUR = 10;
const NO_RESULT = { money: 0, points: 0, score: 0, time: 0, round: 0 };

/**
 * Plays a game to its end with bots and stores it like any other finished game: log, last state, results, rankings, games played. A game that
 * is finished already stays; an unfinished one is played again from the start.
 */
export async function playPastGame(
  context: AppContext,
  kept: PastGameStores,
  people: DemoPeople,
  past: PastGame,
): Promise<void> {
  const { storage } = context;
  const earlier = (await storage.games.ofTeacher(people.teacher)).find(({ seed }) => seed === past.seed);
  if (earlier?.state === 'FINISHED') return inOwnership(kept, earlier.id, (log) => log.rest(earlier.id));
  if (earlier !== undefined) await storage.games.drop(earlier.id);
  const game = await gameOf(context, people, past);
  await storage.games.add(game);
  const { state, log: entries } = await play(context, game, past);
  await inOwnership(kept, game.id, async (log) => {
    await Promise.all(entries.map((entry) => log.append(game.id, rowOf(withId(entry)))));
    await log.saveSnapshot(game.id, snapshotRow(state, entries.length));
    const rankings = rankingsOf(game, state, schoolDay(game.createdAt));
    await storage.games.finish(game.id, progressOf(game, state), rankings, playedBy(state));
    await log.rest(game.id);
  });
}

/** Owns the game while it is written, so that no other process of the school loads it. */
async function inOwnership(
  { log, ownership }: PastGameStores,
  game: string,
  work: (log: GameLog) => Promise<void>,
): Promise<void> {
  const { isMine } = await ownership.take(game);
  if (!isMine) throw leaseLost(game);
  try {
    await work(log);
  } finally {
    await ownership.release(game);
  }
}

async function play({ storage }: AppContext, game: Game, { levels }: PastGame): Promise<PlayedGame> {
  const users = new Map((await storage.users.findAll([game.teacher, ...game.players.map(({ id }) => id)])).map(byId));
  const seats: Seat[] = game.players.map(({ id }, index) => ({
    user: playerUser(users, id),
    level: levels[index] ?? 'ordinary',
  }));
  return playGame(
    setupOf(game, await storage.library.frozen(game.library)),
    playerUser(users, game.teacher),
    seats,
    schoolDay(game.createdAt),
  );
}

async function gameOf(
  context: AppContext,
  people: DemoPeople,
  { group: index, daysAgo, seed }: PastGame,
): Promise<Game> {
  const crew = await crewOf(context, people, index);
  return {
    id: newId(),
    teacher: people.teacher,
    seed,
    autoAdvance: false,
    group: crew.group,
    groupName: crew.groupName,
    randos: crew.group === null,
    number: crew.number,
    settings: await currentSettings(context),
    stages: await currentStages(context),
    library: await context.storage.library.freeze(),
    lesson: null,
    rulesVersion: RULES_VERSION,
    rounds: ROUNDS,
    pace: 1,
    homework: null,
    repeats: null,
    createdAt: lessonTime(context.now(), daysAgo),
    state: 'FRESH',
    date: null,
    deaths: 0,
    ...NO_RESULT,
    players: crew.members.map(({ id, games_played: num_games }) => ({
      id,
      num_games,
      status: null,
      ...NO_RESULT,
      hasDelivered: false,
    })),
  };
}

type Crew = Pick<Game, 'group' | 'groupName' | 'number'> & { readonly members: readonly User[] };

async function crewOf({ storage }: AppContext, { groups }: DemoPeople, index: number | null): Promise<Crew> {
  const wanted = index === null ? undefined : groups[index];
  if (wanted === undefined) {
    const all = groups.flatMap(({ students }) => students);
    const ids = DRAWN_STUDENTS.flatMap((place) => all[place] ?? []);
    const members = inOrder(ids, await storage.users.findAll(ids));
    const number = Math.max(...members.map(({ games_played }) => games_played)) + 1;
    return { group: null, groupName: DRAWN_GROUP_NAME, number, members };
  }
  const group = await storage.groups.find(wanted.id);
  const members = inOrder(wanted.students, await storage.users.findAll(wanted.students));
  return { group: wanted.id, groupName: group?.name ?? '', number: (group?.num_games ?? 0) + 1, members };
}

function inOrder(ids: readonly string[], users: readonly User[]): readonly User[] {
  const known = new Map(users.map(byId));
  return ids.flatMap((id) => known.get(id) ?? []);
}

function byId(user: User): [string, User] {
  return [user.id, user];
}

function playerUser(users: ReadonlyMap<string, User>, id: string): PlayerUser {
  const user = users.get(id);
  if (user === undefined) throw new Error(`Nobody has the id ${id}`);
  const { first_name, last_name, games_played: num_games } = user;
  return { id, first_name, last_name, num_games };
}

/** Adds an id to an action: the log needs one for players' actions, and bots do not make any. */
function withId(entry: LogEntry): LogEntry {
  return entry.player === null ? entry : { ...entry, id: String(entry.seq) };
}

/** The morning of the working day so many days ago (of the Friday before, on a weekend), in ms. */
function lessonTime(now: number, daysAgo: number): number {
  const moment = now - daysAgo * DAY_MS;
  const past = [2, 0, 0, 0, 0, 0, 1][new Date(schoolDay(moment)).getUTCDay()] ?? 0;
  return schoolMoment(schoolDay(moment - past * DAY_MS)) + LESSON_HOUR * HOUR_MS;
}
