import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { removePicture, sweepPictures } from '../kysely/kept-pictures.ts';
import { migrateIn } from '../migrate.ts';
import { picturesInFolder } from './pictures-in-folder.ts';

const NAME = 'abcdefgh12345678.webp';

test('[STO-11] a picture is told to be there, or gone, only once its folder was synced, also when it is sent again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-pictures-'));
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new Database(':memory:') }) });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  const synced: (readonly string[])[] = [];
  let isBroken = true;
  const place = picturesInFolder(folder, async (path) => {
    if (isBroken) throw new Error('EIO');
    synced.push(readdirSync(path));
  });
  await expect(place.add(db, NAME, Buffer.from('one'))).rejects.toThrow('EIO');
  await expect(place.add(db, NAME, Buffer.from('one'))).rejects.toThrow('EIO');
  isBroken = false;
  await place.add(db, NAME, Buffer.from('one'));
  await place.remove(db, NAME);
  expect(synced).toEqual([[NAME], []]);
});

test('[STO-11] [BIN-5] a picture whose erasing was not made durable stays in the bin, and is erased the next time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-pictures-'));
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new Database(':memory:') }) });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  await migrateIn(db, 0);
  let isBroken = false;
  const place = picturesInFolder(folder, async () => {
    if (isBroken) throw new Error('EIO');
  });
  await place.add(db, NAME, Buffer.from('one'));
  await removePicture(db, NAME, 0);
  await db.updateTable('removed_pictures').set({ removed_day: -31 }).execute();
  const left = async () => (await db.selectFrom('removed_pictures').selectAll().execute()).length;
  isBroken = true;
  await expect(sweepPictures(db, place)).rejects.toThrow('EIO');
  expect(await left()).toBe(1);
  isBroken = false;
  await sweepPictures(db, place);
  expect([await left(), readdirSync(folder)]).toEqual([0, []]);
});

test('[BKP-5] a name that is none of a picture writes nothing, wherever it would lead', async () => {
  const above = mkdtempSync(join(tmpdir(), 'fracht-pictures-'));
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new Database(':memory:') }) });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(above, { recursive: true });
  });
  const place = picturesInFolder(join(above, 'uploads'));
  const names = ['../main.js', '/etc/passwd', `../${NAME}`, `${NAME}/../../x`, 'x.webp', `${NAME}\n`, '', '..'];
  for (const name of names) await expect(place.add(db, name, Buffer.from('x'))).rejects.toThrow('no name of a picture');
  expect(readdirSync(above)).toEqual([]);
});
