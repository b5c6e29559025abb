import { DEFAULT_SETTINGS } from '@fracht/content';
import { RULES_VERSION } from '@fracht/engine';
import type { Game } from '../../src/storage/game-store.ts';
import { openSqlite } from '../../src/storage/sqlite/open-sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { NewUser } from '../../src/storage/user-store.ts';

const nobody = { status: null, money: 0, points: 0, score: 0, time: 0, round: 0, hasDelivered: false };

const MADE = {
  id: 'g1',
  teacher: 'ewa',
  group: null,
  groupName: 'Logistyka 2B',
  randos: false,
  number: 1,
  seed: 'seed',
  autoAdvance: false,
  stages: [],
  library: null,
  rulesVersion: RULES_VERSION,
  createdAt: 1,
};
const NOT_BEGUN = { state: 'FRESH', round: 0, time: 0, date: null, money: 0, points: 0, score: 0, deaths: 0 } as const;

/** A game of Ewa's for Anna and Piotr, at one unit a second. */
export function aGame(changes: Partial<Game> = {}): Game {
  return {
    ...MADE,
    ...NOT_BEGUN,
    settings: DEFAULT_SETTINGS,
    players: ['anna', 'piotr'].map((id) => ({ id, num_games: 0, ...nobody })),
    ...changes,
  };
}

/** A migrated database with Ewa, Anna, Piotr and these games of theirs. */
export async function aDatabase(file: string, games: readonly Game[]): Promise<void> {
  await fill(await openSqlite(file, 0), games);
}

/** Puts Ewa, Anna, Piotr and these games of theirs into a storage, and closes it. */
export async function fill(storage: Storage, games: readonly Game[]): Promise<void> {
  await storage.users.add(aUser('ewa', 'TEACHER', null));
  for (const id of ['anna', 'piotr']) await storage.users.add(aUser(id, 'STUDENT', 'ewa'));
  for (const game of games) await storage.games.add(game);
  await storage.close();
}

function aUser(id: string, type: NewUser['type'], teacher: string | null): NewUser {
  const name = { first_name: id, last_name: 'Testowa' };
  return {
    id,
    ...name,
    email: `${id}@szkola.pl`,
    type,
    teacher,
    group: null,
    passwordHash: null,
    approved: true,
    createdAt: 0,
  };
}
