import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { DEFAULT_SETTINGS } from '@fracht/content';
import { RULES_VERSION, runEntry } from '@fracht/engine';
import { expect, test } from 'vitest';
import { type RecordedGame, endOf } from '@fracht/testing/engine/recorded.ts';
import { aDatabase, aGame } from '../../test/live/a-game.ts';
import { openSqlite } from '../storage/sqlite/open-sqlite.ts';
import { rowOf } from './log/entries.ts';
import { readGame } from './read-game.ts';

const NO_LIBRARY = { emergencies: [], accidents: [], changes: [] };
const FIRST_RULES = fileURLToPath(new URL('../../../engine/test/replays/wild-situations.json', import.meta.url));

function recorded(): RecordedGame {
  return JSON.parse(readFileSync(FIRST_RULES, 'utf8'));
}

test('[LVG-13] [LOG-6] a stored game of the first rules opens in the middle, goes on by them and ends as it did', () => {
  const { seed, number, settings, library = NO_LIBRARY, log, ending } = recorded();
  const game = aGame({ id: 'game-1', seed, number, settings, rulesVersion: 1 });
  const names = new Map(['teacher', 's0', 's1'].map((id) => [id, { first_name: 'Jan', last_name: 'Kowalski' }]));
  const half = Math.floor(log.length / 2);
  const entries = log.slice(0, half).map((entry) => rowOf({ ...entry, id: entry.player === null ? null : 'a' }));
  const stored = { epoch: 1, at: null, snapshot: null, entries, seq: half, answers: [] };
  let { state } = readGame(game, library, stored, names);
  for (const entry of log.slice(half)) {
    const result = runEntry(state, entry);
    if (!result.ok) throw new Error(result.error);
    state = result.value;
  }
  expect(endOf(state)).toEqual(ending);
});

test('[LOG-6] a game that was stored before rules had versions is of the first, a new one keeps its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-rules-'));
  const file = join(folder, 'log.sqlite');
  await aDatabase(file, [aGame()]);
  const db = new Database(file);
  const columns = db
    .prepare<[], { name: string }>(
      "select name from pragma_table_info('games') where name not in ('id', 'rules_version')",
    )
    .all()
    .map(({ name }) => name)
    .join(', ');
  db.exec(`insert into games (id, ${columns}) select 'old', ${columns} from games`);
  db.close();
  const storage = await openSqlite(file, 0);
  const versions = await Promise.all(['g1', 'old'].map((id) => storage.games.find(id)));
  expect(versions.map((game) => game?.rulesVersion)).toEqual([RULES_VERSION, 1]);
  expect(versions.map((game) => game?.settings.standing_cost)).toEqual([DEFAULT_SETTINGS.standing_cost, 0]);
  await storage.close();
  rmSync(folder, { recursive: true });
});
