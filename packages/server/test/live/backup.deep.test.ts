import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite/open-sqlite.ts';
import { backupOf, restore } from '../support/copy-commands.ts';
import { keptIn, putEarlierSchool, runCommand } from '../support/kept-rows.ts';
import { aPostgres, onPostgres } from '../support/postgres.ts';
import { aFolder, aServer } from './school.ts';

/** Every byte there is. */
const BYTES = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
const PICTURE = 'abcdefghijkmnpqr.webp';

/** A school with today's schema, its picture in the bin. */
async function aSchoolToday(): Promise<string> {
  const folder = aFolder();
  putEarlierSchool(folder);
  mkdirSync(path(folder, 'uploads'));
  writeFileSync(path(folder, 'uploads', PICTURE), BYTES);
  const storage = await openSqlite(path(folder, 'fracht.sqlite'), 1);
  await storage.images.remove({ name: PICTURE, url: `/pictures/${PICTURE}` }, 1);
  await storage.close();
  return folder;
}

onPostgres('a school between the two databases', () => {
  test('[BKP-1] [BKP-2] [BIN-5] goes by one file, and back by another, with every row and picture, also what is in the bin', async () => {
    const [folder, back] = [await aSchoolToday(), aFolder()];
    const { url, drop } = await aPostgres();
    onTestFinished(drop);
    expect(await restore(await backupOf(folder, aFolder()), url)).toMatchObject({ code: 0 });
    expect(await restore(await backupOf(url, aFolder()), back)).toMatchObject({ code: 0 });
    expect(keptIn(back)).toEqual(keptIn(folder));
    expect(keptIn(back)['removed_pictures']).toHaveLength(1);
    expect(readFileSync(path(back, 'uploads', PICTURE))).toEqual(BYTES);
  });
});

test('[BKP-1] of a school that is not there or is damaged there is no backup, and no file is left', async () => {
  const [folder, backups] = [await aSchoolToday(), aFolder()];
  expect(await runCommand('backup', '--from', aFolder(), '--to', backups)).toMatchObject({
    code: 1,
    said: expect.stringContaining('nie ma szkoły'),
  });
  const file = path(folder, 'fracht.sqlite');
  const bytes = readFileSync(file);
  bytes.fill(0x5a, 4096 * 2, 4096 * 12);
  writeFileSync(file, bytes);
  expect(await runCommand('backup', '--from', folder, '--to', backups)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^DATABASE_DAMAGED/u),
  });
  expect(readdirSync(backups)).toEqual([]);
  expect(await runCommand('backup', '--to')).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run backup'),
  });
});

test('[BKP-2] where a school is, nothing is restored', async () => {
  const folder = await aSchoolToday();
  const whole = await backupOf(folder, aFolder());
  const before = keptIn(folder);
  expect(await restore(whole, folder)).toMatchObject({ code: 1, said: expect.stringContaining('tu już coś jest') });
  expect(keptIn(folder)).toEqual(before);
  const busy = aFolder();
  await aServer({ DATA_DIR: busy });
  expect(await restore(whole, busy)).toMatchObject({ code: 1, said: expect.stringContaining('inny serwer') });
  expect(await restore(path(busy, 'nothing.gz'), aFolder())).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nie ma pliku'),
  });
});
