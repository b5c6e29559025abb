import { join } from 'node:path';
import { type BotLevel, playGame } from '@fracht/bots';
import { advance, gameEndsAt, type LogEntry, type PlayerUser, replay } from '@fracht/engine';
import { spend } from '@fracht/testing/runs/costs.ts';
import { rowOf, snapshotRow } from '../../src/games/log/entries.ts';
import { openSqliteLog } from '../../src/games/log/sqlite-log.ts';
import { setupOf } from '../../src/games/read-game.ts';
import { progressOf } from '../../src/games/results.ts';
import { attemptOf } from './a-homework.ts';
import type { TestApp } from './test-app.ts';

const STARTER = aUser('starter');

/** An attempt that a bot has played to its end in its student's place, stored with all its actions; gives the id of its game. */
export async function playedAttempt(
  { context: { storage, config } }: TestApp,
  homework: string,
  { student, level }: { readonly student: string; readonly level: BotLevel },
): Promise<string> {
  const found = await storage.homework.find(homework);
  if (found === null) throw new Error('no such homework');
  const game = attemptOf(found, student);
  const setup = setupOf(game, await storage.library.frozen(game.library));
  const seats = [{ user: aUser(student), level }];
  spend('game');
  const played = playGame({ ...setup, leader: null }, STARTER, seats, '2026-11-21').log;
  const entries = ledBy(student, played);
  const end = advance(replay(setup, entries), gameEndsAt(setup));
  await storage.homework.begin(homework, { student, at: found.opensAt }, () => game);
  const log = openSqliteLog(join(config.dataDir, 'fracht.sqlite'));
  for (const entry of entries) await log.append(game.id, rowOf(entry));
  await log.saveSnapshot(game.id, snapshotRow(end, entries.length));
  await log.rest(game.id);
  await log.close();
  await storage.games.finish(game.id, progressOf(game, end), [], []);
  return game.id;
}

/** The same with the rounds started by the student, and nobody else there. */
function ledBy(student: string, log: readonly LogEntry[]): readonly LogEntry[] {
  return log
    .filter(({ action }) => action.action !== 'CONNECT' || action.user.id !== STARTER.id)
    .map((entry, index) => ({
      ...entry,
      seq: index + 1,
      ...(entry.player === null ? {} : { id: `a${String(index)}` }),
      ...(entry.player === STARTER.id ? { player: student, type: 'STUDENT' as const } : {}),
    }));
}

function aUser(id: string): PlayerUser {
  return { id, first_name: id, last_name: 'Testowa', num_games: 0 };
}
