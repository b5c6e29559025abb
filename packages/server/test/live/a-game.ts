import { DEFAULT_SETTINGS } from '@fracht/content';
import { RULES_VERSION } from '@fracht/engine';
import type { Game } from '../../src/storage/game-store.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { aUser } from '../support/a-user.ts';
import { newDatabase } from '../support/new-database.ts';

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
  lesson: null,
  rulesVersion: RULES_VERSION,
  rounds: 4,
  pace: 1,
  homework: null,
  repeats: null,
  createdAt: 1,
};
const NOT_BEGUN = { state: 'FRESH', round: 0, time: 0, date: null, money: 0, points: 0, score: 0, deaths: 0 } as const;

/** A game of Ewa's for Anna and Piotr, at one unit a second. */
export function aGame(changes: Partial<Game> = {}): Game {
  return {
    ...MADE,
    ...NOT_BEGUN,
    settings: DEFAULT_SETTINGS,
    players: ['anna', 'piotr'].map(aPlayer),
    ...changes,
  };
}

/** A player who has not come yet. */
export function aPlayer(id: string): Game['players'][number] {
  return { id, num_games: 0, status: null, money: 0, points: 0, score: 0, time: 0, round: 0, hasDelivered: false };
}

/** A migrated database with Ewa, Anna, Piotr and these games of theirs. */
export async function aDatabase(file: string, games: readonly Game[]): Promise<void> {
  await fill(await newDatabase(file), games);
}

/** Stores Ewa, Anna, Piotr and these games of theirs, and closes the storage. */
export async function fill(storage: Storage, games: readonly Game[]): Promise<void> {
  await storage.users.add(aUser({ id: 'ewa', type: 'TEACHER' }));
  for (const id of ['anna', 'piotr']) await storage.users.add(aUser({ id, first_name: id, teacher: 'ewa' }));
  for (const game of games) await storage.games.add(game);
  await storage.close();
}
