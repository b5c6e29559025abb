import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { ADMIN, PASSWORD } from '@fracht/testing/school/school.ts';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { addErased } from '../../src/backups/erased-list.ts';
import { openSqlite } from '../../src/storage/sqlite/open-sqlite.ts';
import { backupOf, restore } from '../support/copy-commands.ts';
import { runAsAdmin } from '../support/kept-rows.ts';
import { newDatabase } from '../support/new-database.ts';
import { aFolder, aServer } from './school.ts';

const PERSON = {
  email: 'zdzislawa.wyszomirska@szkola.test',
  first_name: 'Zdzisława',
  last_name: 'Wyszomirska',
  password: PASSWORD,
};
const TEACHER = { ...PERSON, email: 'ewa@szkola.test', last_name: 'Lis', type: 'TEACHER' };

/** What traces of the person there are in the bytes of a folder's files, by file. */
function foundIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('fracht.sqlite'))
    .filter((name) => {
      const bytes = readFileSync(join(folder, name));
      return bytes.includes(PERSON.email) || bytes.includes(PERSON.last_name);
    });
}

test('[PRV-10] [BKP-6] of who was erased the file has no byte left, and a restore of an earlier backup erases them again', async () => {
  const [folder, atEnd] = [aFolder(), [] as (() => unknown)[]];
  const address = await aServer({ DATA_DIR: folder }, (work) => void atEnd.push(work));
  const admin = await new ApiClient(address).logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  const { id: teacher } = (await admin.post('user/add/', TEACHER)).payload;
  const lecturer = await new ApiClient(address).logIn(TEACHER.email, PASSWORD);
  const { id } = (await lecturer.post('user/add/', PERSON)).payload;
  await lecturer.patch('user/edit/', { id, first_name: 'Zdzisia' });
  const file = await backupOf(folder, join(folder, 'backups'));
  expect((await admin.delete(`user/delete/${id}`)).status).toBe(200);
  const resting = await backupOf(folder, join(folder, 'backups'));
  expect((await admin.delete(`user/delete/${teacher}?heir=NOBODY`)).status).toBe(200);
  for (const work of atEnd) await work();
  // Its days in the bin were over when the database was put back as it was before.
  await addErased(join(folder, 'backups'), [id]);
  const again: (() => unknown)[] = [];
  await aServer({ DATA_DIR: folder }, (work) => void again.push(work));
  for (const work of again) await work();
  expect(foundIn(folder)).toEqual([]);

  const elsewhere = aFolder();
  const { code, said } = await runAsAdmin('restore', file, '--to', elsewhere, '--foreign');
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(said).toMatch(/skasowano 1\s+osobę: ich dane skasowano ponownie/u);
  expect(said).toMatch(/Wrócili wykładowcy[^\n]*Zdzisława Lis/u);
  expect(foundIn(elsewhere)).toEqual([]);
  const storage = await openSqlite(join(elsewhere, 'fracht.sqlite'), 0);
  expect(await storage.users.erasedIds()).toEqual([id]);
  await storage.close();

  // Of the backup made while the account was in the bin it cannot be restored from there.
  const later = aFolder();
  expect((await restore(resting, later)).said).toMatch(/skasowano 1\s+osobę/u);
  expect(foundIn(later)).toEqual([]);

  // The people are erased where the list itself cannot be kept, too.
  const full = aFolder();
  writeFileSync(join(full, 'backups'), '');
  expect((await restore(file, full)).said).toMatch(/skasowano 1\s+osobę/u);
  expect(foundIn(full)).toEqual([]);

  const alone = aFolder();
  cpSync(file, join(alone, 'kopia.gz'));
  expect((await restore(join(alone, 'kopia.gz'), join(alone, 'var'))).said).toContain(
    'nie ma pliku erased-accounts.json',
  );
});

test('[PRV-10] a database of before is rewritten once', async () => {
  const folder = aFolder();
  const file = join(folder, 'fracht.sqlite');
  await (await newDatabase(file)).close();
  const database = new Database(file);
  database.pragma('secure_delete = OFF');
  database.pragma('user_version = 0');
  database.exec(`create table letters (text text); insert into letters values ('${PERSON.email}');
    delete from letters; drop table letters`);
  database.close();
  expect(foundIn(folder)).toEqual(['fracht.sqlite']);
  await (await openSqlite(file, 0)).close();
  rmSync(join(folder, 'fracht.sqlite-wal'), { force: true });
  expect(foundIn(folder)).toEqual([]);
});
