import { join } from 'node:path';
import { playGame } from '@fracht/bots';
import { type GameSetup, type GameState, type LogEntry, type PlayerUser, type Settings } from '@fracht/engine';
import { DEFAULT_SETTINGS } from '@fracht/content';
import { spend } from '@fracht/testing/runs/costs.ts';
import { rowOf } from '../../src/games/log/entries.ts';
import { openSqliteLog } from '../../src/games/log/sqlite-log.ts';
import { setupOf } from '../../src/games/read-game.ts';
import { progressOf } from '../../src/games/results.ts';
import type { Game } from '../../src/storage/game-store.ts';
import { aGame, aPlayer } from '../live/a-game.ts';
import type { TestApp } from './test-app.ts';

/** Settings under which situations, thefts and fines come often. */
const TROUBLE: Settings = {
  ...DEFAULT_SETTINGS,
  critical_per_round: 3,
  random_per_round: 3,
  change_per_round: 2,
  theft_unguarded_home: 40,
};

/** A game that bots have played to its end, with all its actions. */
export type BotGame = {
  readonly game: Game;
  readonly setup: GameSetup;
  readonly entries: readonly LogEntry[];
  readonly end: GameState;
};

/** A game of the teacher `ewa` and these students, played by careless bots; nothing of it is stored yet. */
export async function aBotGame(
  { context: { storage } }: TestApp,
  {
    id,
    seed,
    students,
    rounds = 4,
  }: { readonly id: string; readonly seed: string; readonly students: readonly string[]; readonly rounds?: number },
): Promise<BotGame> {
  const players = students.map(aPlayer);
  const game = aGame({ id, seed, players, rounds, settings: TROUBLE, library: await storage.library.freeze() });
  const setup = setupOf(game, await storage.library.frozen(game.library));
  const seats = students.map((student) => ({ user: aUser(student), level: 'careless' as const }));
  spend('game');
  const { state, log } = playGame(setup, aUser('ewa'), seats, '2026-11-21');
  return {
    game,
    setup,
    entries: log.map((entry) => (entry.player === null ? entry : { ...entry, id: `a${entry.seq}` })),
    end: state,
  };
}

/** Stores a game as it was after these of its entries. */
export async function store(
  { context: { storage, config } }: TestApp,
  { game }: Pick<BotGame, 'game'>,
  entries: readonly LogEntry[],
  state: GameState,
): Promise<void> {
  await storage.games.add(game);
  const log = openSqliteLog(join(config.dataDir, 'fracht.sqlite'));
  for (const entry of entries) await log.append(game.id, rowOf(entry));
  await log.rest(game.id);
  await log.close();
  const progress = progressOf(game, state);
  if (state.state === 'FINISHED') await storage.games.finish(game.id, progress, [], []);
  else await storage.games.saveProgress(game.id, progress);
}

function aUser(id: string): PlayerUser {
  return { id, first_name: id, last_name: 'Testowa', num_games: 0 };
}
