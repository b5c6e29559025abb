import { readdirSync } from 'node:fs';
import { join as path } from 'node:path';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { aSchool, PASSWORD } from '@fracht/testing/school/school.ts';
import { until } from '@fracht/testing/school/until.ts';
import { expect, test } from 'vitest';
import { backupOf, restore } from '../support/copy-commands.ts';
import { databaseOf } from '../support/postgres.ts';
import { playOn } from './bot.ts';
import { aFolder, aProcess } from './school.ts';
import { join } from './socket-client.ts';

/** Where the school of a data directory is stored: there, or in the database that its server is started with. */
async function placeOf(folder: string): Promise<string> {
  const { DATABASE_URL } = await databaseOf(folder);
  return DATABASE_URL ?? folder;
}

test('[BKP-1] [BKP-2] made while bots play, it has all that was acknowledged before, and the game goes on from it elsewhere', async () => {
  const [folder, elsewhere, backups] = [aFolder(), aFolder(), aFolder()];
  const first = await aProcess(folder);
  const school = await aSchool(first.address, 2, { unit_ms: 400, leave_grace_s: 600 });
  const game = await school.newGame();
  const teacher = await join(school.teacher, game);
  const players = await Promise.all(school.students.map((student) => join(student, game)));
  for (const player of players) await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  let isOver = false;
  const bots = players.map((player) => playOn(player, () => isOver));
  const journals = () => players.reduce((sum, player) => sum + player.game.journal.length, 0);
  await until('something was done', () => journals() > 6);
  const known = players.map((player) => player.game.journal.filter(({ what }) => what === 'ORDER_BOOKED').length);
  const file = await backupOf(await placeOf(folder), backups);
  isOver = true;
  await Promise.all(bots);
  await first.kill();
  expect(readdirSync(backups)).toEqual([path(file).split('/').at(-1)]);
  expect(await restore(file, await placeOf(elsewhere))).toMatchObject({ code: 0 });
  const second = await aProcess(elsewhere);
  const student = await new ApiClient(second.address).logIn('gracz1@szkola.test', PASSWORD);
  const again = await join(student, game);
  expect(again.game).toMatchObject({ state: 'IN_PROGRESS', round: 1 });
  expect(again.game.journal.filter(({ what }) => what === 'ORDER_BOOKED').length).toBeGreaterThanOrEqual(known[0] ?? 0);
  const { now } = again.game;
  await until('time goes on', () => again.game.now > now);
});
