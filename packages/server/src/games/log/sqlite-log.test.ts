import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aDatabase, aGame } from '../../../test/live/a-game.ts';
import { anEntry, logContract } from '../../../test/support/log-contract.ts';
import type { GameLog } from './game-log.ts';
import { openSqliteLog } from './sqlite-log.ts';

let folder = '';
let log: GameLog;

const fileOf = () => join(folder, 'fracht.sqlite');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fracht-log-'));
  await aDatabase(fileOf(), [aGame({ id: 'g1' }), aGame({ id: 'g2' })]);
  log = openSqliteLog(fileOf());
});

afterEach(async () => {
  await log.close();
  rmSync(folder, { recursive: true });
});

logContract(
  () => log,
  async () => {
    await log.close();
    log = openSqliteLog(fileOf());
  },
);

test('a closed log refuses', async () => {
  await log.close();
  await expect(log.append('g1', anEntry(1))).rejects.toThrow('the log is closed');
  log = openSqliteLog(fileOf());
});
