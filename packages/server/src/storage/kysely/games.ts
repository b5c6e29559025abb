import { settingsByRules } from '@fracht/engine';
import type { Selectable } from 'kysely';
import type { Game, GameProgress, GameStore, RankingEntry, RankingRow } from '../game-store.ts';
import { newId } from '../../ids.ts';
import { actingAsServer } from '../acting.ts';
import type { GameTable, RankingTable } from '../game-tables.ts';
import { forIn } from './for-in.ts';
import type { Db } from '../tables.ts';
import { audited } from './audit-snapshots.ts';
import { markRemoved } from './marked-removed.ts';
import type { Readable } from './readable.ts';
import {
  storedIds,
  storedKind,
  storedPlayers,
  storedRepeats,
  storedSettings,
  storedStages,
  storedState,
} from './stored.ts';
import { inTurn } from './turn.ts';
import { DamagedGame } from '../damaged-game.ts';

/** Games and rankings in SQL. */
export function sqlGameStore(db: Db, readable: Readable): GameStore {
  const games = (rows: readonly Selectable<GameTable>[]): Game[] => readable('games', rows, ({ id }) => id, asGame);
  const present = () => db.selectFrom('games').selectAll('games').where('games.removed_day', 'is', null);
  const newest = () => present().orderBy('created_at', 'desc').orderBy('id');
  const assignments = (noGhost: 'is' | 'is not') =>
    db.selectFrom('homework').select('id').where('ghost', noGhost, null);
  const lessons = () => newest().where('games.homework', 'is', null);
  const ofMember = (player: string) => (from: ReturnType<typeof newest>) =>
    from.innerJoin('game_members', 'game_members.game', 'games.id').where('game_members.user', '=', player);
  return {
    add: (game) => add(db, game),
    async find(id) {
      const row = await present().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : soundGame(row);
    },
    async inStates(states) {
      return states.length === 0 ? [] : games(await newest().where('state', 'in', states).execute());
    },
    async ofTeacher(teacher, shared = []) {
      const own = lessons().where((row) =>
        row.or([row('teacher', '=', teacher), row('group_id', 'in', forIn(shared))]),
      );
      return games(await own.execute());
    },
    ofPlayer: async (player) => games(await lessons().$call(ofMember(player)).execute()),
    homeworkOf: async (player) =>
      games(await newest().where('games.homework', 'in', assignments('is')).$call(ofMember(player)).execute()),
    duelsOf: async (player) =>
      games(await newest().where('games.homework', 'in', assignments('is not')).$call(ofMember(player)).execute()),
    lastDays: (ids) => lastDays(db, ids),
    async savePace(id, pace) {
      await db.updateTable('games').set({ pace }).where('id', '=', id).execute();
    },
    saveProgress: (id, progress) => saveProgress(db, id, progress),
    finish: (id, progress, rankings, played) =>
      actingAsServer(() =>
        inTurn(db, (transaction) =>
          audited(transaction, { kind: 'RESULT', ids: [id] }, () =>
            finish(transaction, id, progress, rankings, played),
          ),
        ),
      ),
    ...removing(db),
    async rankings() {
      const rows = await db
        .selectFrom('rankings')
        .innerJoin('games', 'games.id', 'rankings.game')
        .selectAll('rankings')
        .select('games.teacher')
        .where('games.removed_day', 'is', null)
        .orderBy('rankings.has_delivered', 'desc')
        .orderBy('rankings.score', 'desc')
        .orderBy('rankings.date')
        .orderBy('rankings.id')
        .execute();
      return readable('rankings', rows, ({ id }) => id, asRanking);
    },
  };
}

/** The day of the last action in each game. Coming and going do not count: the server writes these itself, without an id. */
async function lastDays(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const days = db.selectFrom('game_log').select(({ fn }) => ['game', fn.max('day').as('day')]);
  const rows = await days.where('game', 'in', ids).where('id', 'is not', null).groupBy('game').execute();
  return new Map(rows.map(({ game, day }) => [game, day]));
}

function removing(db: Db): Pick<GameStore, 'remove' | 'drop'> {
  return {
    async remove(id, at) {
      await inTurn(db, (transaction) =>
        audited(transaction, { kind: 'GAME', ids: [id] }, () => markRemoved(transaction, 'games', id, at)),
      );
    },
    async drop(id) {
      await db.deleteFrom('games').where('id', '=', id).execute();
    },
  };
}

async function add(db: Db, game: Game): Promise<void> {
  await inTurn(db, (transaction) => insertGame(transaction, game));
}

/** Adds a game with its members and records that. Call it in a transaction. */
export async function insertGame(db: Db, game: Game): Promise<void> {
  const row: GameTable = {
    id: game.id,
    teacher: game.teacher,
    group_id: game.group,
    group_name: game.groupName,
    randos: game.randos ? 1 : 0,
    number: game.number,
    seed: game.seed,
    auto_advance: game.autoAdvance ? 1 : 0,
    settings: JSON.stringify(game.settings),
    stages: JSON.stringify(game.stages),
    library: game.library,
    lesson: game.lesson,
    rules_version: game.rulesVersion,
    rounds: game.rounds,
    pace: game.pace,
    homework: game.homework,
    repeats: game.repeats === null ? null : JSON.stringify(game.repeats),
    created_at: game.createdAt,
    removed_at: null,
    removed_day: null,
    ...progressRow(game),
  };
  const members = game.players.map((player) => ({ game: game.id, user: player.id }));
  await audited(db, { kind: 'GAME', ids: [game.id] }, async () => {
    await db.insertInto('games').values(row).execute();
    if (members.length > 0) await db.insertInto('game_members').values(members).execute();
  });
}

async function saveProgress(db: Db, id: string, progress: GameProgress): Promise<void> {
  // A late write of a process that no longer owns the game is corrected by the owner's next one. A finished game has no next one, so it must not
  // be overwritten.
  const going = db.updateTable('games').set(progressRow(progress)).where('id', '=', id);
  await going.where('state', '<>', 'FINISHED').execute();
}

async function finish(
  db: Db,
  id: string,
  progress: GameProgress,
  rankings: readonly RankingRow[],
  played: readonly string[],
): Promise<void> {
  const columns = ['group_id', 'state', 'created_at'] as const;
  const game = await db.selectFrom('games').select(columns).where('id', '=', id).executeTakeFirst();
  if (game === undefined || game.state === 'FINISHED') return;
  await saveProgress(db, id, progress);
  const rows = rankings.map((ranking) => rankingRow(id, ranking));
  if (rows.length > 0) await db.insertInto('rankings').values(rows).execute();
  const oneMore = db.updateTable('users').set((users) => ({ games_played: users('games_played', '+', 1) }));
  if (played.length > 0) {
    await oneMore.where('id', 'in', played).execute();
    await playedSince(db, played, game.created_at);
  }
  if (game.group_id === null || played.length === 0) return;
  const group = db.updateTable('groups').set((groups) => ({ num_games: groups('num_games', '+', 1) }));
  await group.where('id', '=', game.group_id).execute();
  const removed = db.updateTable('removed_groups').set((groups) => ({ num_games: groups('num_games', '+', 1) }));
  await removed.where('id', '=', game.group_id).execute();
}

/**
 * Makes the moment at which these players were last in a game at least `since`, even if no entry was recorded: the demo school's bots do
 * not connect.
 */
async function playedSince(db: Db, played: readonly string[], since: number): Promise<void> {
  const users = db.updateTable('users').set({ played_at: since }).where('id', 'in', played);
  await users.where((row) => row.or([row('played_at', 'is', null), row('played_at', '<', since)])).execute();
}

function progressRow(progress: GameProgress) {
  const { state, round, time, date, money, points, score, deaths, players } = progress;
  return { state, round, time, date, money, points, score, deaths, players: JSON.stringify(players) };
}

function rankingRow(game: string, ranking: RankingRow): RankingTable {
  const { kind, user, users, groupName, size, score, hasDelivered, date } = ranking;
  return {
    id: newId(),
    kind,
    game,
    user,
    users: JSON.stringify(users),
    group_name: groupName,
    size,
    score,
    has_delivered: hasDelivered ? 1 : 0,
    date,
  };
}

/** Like `asGame`. Throws DamagedGame if the row is not a valid game. */
function soundGame(row: Selectable<GameTable>): Game {
  try {
    return asGame(row);
  } catch (error) {
    throw new DamagedGame(row.id, error);
  }
}

function asGame(row: Selectable<GameTable>): Game {
  const { state, round, time, date, money, points, score, deaths } = row;
  return {
    id: row.id,
    teacher: row.teacher,
    group: row.group_id,
    groupName: row.group_name,
    randos: row.randos === 1,
    number: row.number,
    seed: row.seed,
    autoAdvance: row.auto_advance === 1,
    settings: settingsByRules(storedSettings.parse(JSON.parse(row.settings)), row.rules_version),
    stages: storedStages.parse(JSON.parse(row.stages)),
    library: row.library,
    lesson: row.lesson,
    rulesVersion: row.rules_version,
    rounds: row.rounds,
    pace: row.pace,
    homework: row.homework,
    repeats: row.repeats === null ? null : storedRepeats.parse(JSON.parse(row.repeats)),
    createdAt: row.created_at,
    state: storedState.parse(state),
    round,
    time,
    date,
    money,
    points,
    score,
    deaths,
    players: storedPlayers.parse(JSON.parse(row.players)),
  };
}

function asRanking(row: Selectable<RankingTable> & { teacher: string }): RankingEntry {
  const { user, group_name: groupName, size, score, date, teacher } = row;
  const kind = storedKind.parse(row.kind);
  const users = storedIds.parse(JSON.parse(row.users));
  return { kind, user, users, groupName, size, score, hasDelivered: row.has_delivered === 1, date, teacher };
}
