import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { PASSWORD } from '@fracht/testing/school/school.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { readCopy } from '../../src/copies/copy-file.ts';
import { fillSchool } from '../../src/copies/fill-school.ts';
import { takePlace } from '../../src/copies/open-place.ts';
import { openSqlite } from '../../src/storage/sqlite/open-sqlite.ts';
import { backupOf, restore } from '../support/copy-commands.ts';
import { keptIn, putEarlierSchool, runCommand } from '../support/kept-rows.ts';
import { aPostgres, onPostgres } from '../support/postgres.ts';
import { aFolder, aServer } from './school.ts';

/** Every byte there is. */
const BYTES = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
const PICTURE = 'abcdefghijkmnpqr.webp';

function anEarlierSchool(): string {
  const folder = aFolder();
  putEarlierSchool(folder);
  mkdirSync(path(folder, 'uploads'));
  writeFileSync(path(folder, 'uploads', PICTURE), BYTES);
  return folder;
}

/** A school of today's shape, its picture in the bin. */
async function aSchoolToday(): Promise<string> {
  const folder = anEarlierSchool();
  const storage = await openSqlite(path(folder, 'fracht.sqlite'), 1);
  await storage.images.remove({ name: PICTURE, url: `/pictures/${PICTURE}` }, 1);
  await storage.close();
  return folder;
}

test('[BKP-2] of an earlier version it becomes a school of today, as the directory itself would', async () => {
  const [earlier, restored] = [anEarlierSchool(), aFolder()];
  const file = await backupOf(earlier, path(earlier, 'backups'));
  expect(await restore(file, restored)).toMatchObject({ code: 0, said: expect.stringContaining('\npictures: 1\n') });
  expect(readFileSync(path(restored, 'uploads', PICTURE))).toEqual(BYTES);
  const address = await aServer({ DATA_DIR: restored });
  const teacher = await new ApiClient(address).logIn('ewa@szkola.test', PASSWORD);
  const { payload } = await teacher.get('game/get-list/');
  expect(payload).toHaveLength(keptIn(earlier)['games']?.length ?? 0);
});

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
    said: expect.stringContaining('no school'),
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

let whole = '';
let spoilt = '';

beforeAll(async () => {
  const atEnd: (() => void)[] = [];
  const folder = aFolder((work) => void atEnd.push(() => void work()));
  putEarlierSchool(folder);
  whole = await backupOf(folder, path(folder, 'backups'));
  spoilt = path(folder, 'spoilt.gz');
  return () => atEnd.forEach((work) => work());
});

const changed = (change: (text: string) => string): void =>
  writeFileSync(spoilt, gzipSync(change(gunzipSync(readFileSync(whole)).toString())));

test.each<readonly [string, () => void, RegExp]>([
  ['a file cut short', () => writeFileSync(spoilt, readFileSync(whole).subarray(0, -200)), /cut or damaged/u],
  [
    'a file with a byte changed',
    () => {
      const bytes = readFileSync(whole);
      bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
      writeFileSync(spoilt, bytes);
    },
    /cut or damaged/u,
  ],
  ['a row changed', () => changed((text) => text.replace('Ewa', 'Ewy')), /cut or damaged/u],
  ['a row left out', () => changed((text) => text.replace(/\n\[.*\]\n/u, '\n')), /cut or damaged/u],
  ['the last line left out', () => changed((text) => text.slice(0, text.lastIndexOf('\n{'))), /cut or damaged/u],
  ['something after the end', () => changed((text) => `${text}[1]\n`), /cut or damaged/u],
  ['another file', () => writeFileSync(spoilt, 'Szkoła'), /cut or damaged/u],
  ['a gzip of something else', () => writeFileSync(spoilt, gzipSync('{"a":1}\n')), /no copy/u],
  ['a newer version', () => changed((text) => text.replace('0001-accounts-and-games', '9001-later')), /newer version/u],
])('[BKP-2] %s is refused, and nothing is left', async (_, spoil, why) => {
  spoil();
  const target = await takePlace(aFolder(), 'TO');
  onTestFinished(() => target.close());
  const fill = async (file: string) => fillSchool(await readCopy(file), target, 0, () => undefined);
  await expect(fill(spoilt)).rejects.toThrow(why);
  expect(await target.tables(target.db)).toEqual([]);
  await fill(whole);
  expect((await target.tables(target.db)).length).toBeGreaterThan(25);
});

test('[BKP-2] where a school is, nothing is restored', async () => {
  const folder = await aSchoolToday();
  const before = keptIn(folder);
  expect(await restore(whole, folder)).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') });
  expect(keptIn(folder)).toEqual(before);
  const busy = aFolder();
  await aServer({ DATA_DIR: busy });
  expect(await restore(whole, busy)).toMatchObject({ code: 1, said: expect.stringContaining('another server') });
  expect(await restore(path(busy, 'nothing.gz'), aFolder())).toMatchObject({ code: 1 });
});
