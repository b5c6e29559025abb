import { join } from 'node:path';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { ADMIN, PASSWORD } from '@fracht/testing/school/school.ts';
import { expect, test } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite/open-sqlite.ts';
import { aUser } from '../support/a-user.ts';
import { newDatabase } from '../support/new-database.ts';
import { putEarlierSchool, runAsAdmin, runCommand } from '../support/kept-rows.ts';
import { aFolder, aServer } from './school.ts';

const TEACHER = 'nauczyciel@szkola.test';
const command = (folder: string, ...words: readonly string[]) => runCommand('admin', '--in', folder, ...words);
/** The password that the command printed for this address. */
const printed = (said: string, email: string): string => said.split(`${email}  `)[1]?.split('\n')[0] ?? '';

test('[CFG-14] beside a running server an admin gets a new password, and another admin is made', async () => {
  const folder = aFolder();
  const address = await aServer({ DATA_DIR: folder });
  const before = await new ApiClient(address).logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await before.post('user/add/', {
    email: TEACHER,
    first_name: 'Ewa',
    last_name: 'Lis',
    type: 'TEACHER',
    password: PASSWORD,
  });

  const renewed = await runAsAdmin('admin', '--in', folder);
  expect(renewed).toMatchObject({ code: 0, said: expect.stringContaining('Nowe hasło administratora') });
  const password = printed(renewed.said, ADMIN.ADMIN_EMAIL);
  expect((await before.get('user/data/')).status).toBe(401);
  const old = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  expect((await new ApiClient(address).post('auth/', old)).status).not.toBe(200);
  const after = await new ApiClient(address).logIn(ADMIN.ADMIN_EMAIL, password);
  expect((await after.get('user/data/')).payload).toMatchObject({ type: 'ADMIN' });

  const made = await command(folder, 'Druga@Szkola.test');
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('Nowy administrator') });
  const second = await new ApiClient(address).logIn('druga@szkola.test', printed(made.said, 'druga@szkola.test'));
  expect((await second.get('user/data/')).payload).toMatchObject({ type: 'ADMIN' });

  const which = await command(folder);
  expect(which).toEqual({ code: 1, said: expect.stringContaining(`${ADMIN.ADMIN_EMAIL}, druga@szkola.test`) });
  expect(await command(folder, TEACHER)).toEqual({ code: 1, said: expect.stringContaining('nie administratora') });
  expect(await command(folder, 'nikt')).toEqual({ code: 1, said: expect.stringContaining('nie jest adres e-mail') });
  expect((await new ApiClient(address).logIn(TEACHER, PASSWORD)).bearer).not.toBe('');
});

test('[TFA-8] a new password leaves a second factor on and says so, until it is asked to go', async () => {
  const folder = aFolder();
  const database = join(folder, 'fracht.sqlite');
  const storage = await newDatabase(database);
  const admin = aUser({ id: 'admin', type: 'ADMIN', email: ADMIN.ADMIN_EMAIL, passwordHash: 'h' });
  await storage.users.add(admin);
  const session = { id: 's', tokenHash: 't', user: 'admin', remember: null, createdAt: 1, expiresAt: 2 };
  await storage.sessions.open(session, { by: 'PASSWORD', hash: 'h' });
  await storage.secondFactors.begin('s', 'secret');
  await storage.secondFactors.switchOn(
    'admin',
    { secret: 'secret', step: 1, since: 1, codes: ['c'] },
    { id: 's', family: null },
  );
  await storage.close();
  expect(await command(folder)).toMatchObject({ code: 0, said: expect.stringContaining('--without-second-factor') });
  const without = await command(folder, ADMIN.ADMIN_EMAIL, '--without-second-factor');
  expect(without).toMatchObject({ code: 0, said: expect.not.stringContaining('--without-second-factor') });
  const again = await openSqlite(database, 0);
  expect(await again.secondFactors.find('admin')).toBeNull();
  expect((await again.audit.about('admin'))[0]).toMatchObject({ role: 'SERVER' });
  await again.close();
});

test('[CFG-14] without a server a school of an earlier version gets one too, and none is made up in an empty folder', async () => {
  const folder = aFolder();
  putEarlierSchool(folder);
  const { code, said } = await command(folder);
  expect({ code, said }).toMatchObject({ code: 0 });
  const email = /(?<email>\S+@\S+) {2}/u.exec(said)?.groups?.['email'] ?? '';
  const address = await aServer({ DATA_DIR: folder });
  const admin = await new ApiClient(address).logIn(email, printed(said, email));
  expect((await admin.get('user/data/')).payload).toMatchObject({ type: 'ADMIN' });
  expect(await command(aFolder())).toMatchObject({ code: 1 });
});

test('[CFG-14] the first admin is made where there is none', async () => {
  const folder = aFolder();
  await (await newDatabase(join(folder, 'fracht.sqlite'))).close();
  expect((await command(folder)).said).toMatch(/Nowy administrator .*admin@fracht\.local {2}\w{16}\n/u);
});
