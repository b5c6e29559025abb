import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';
import { backupsPayload } from '@fracht/protocol';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tellBackupFailure } from '../../commands/tell-backup-failure.ts';
import { type Login, PASSWORD, testApp } from '../../../test/support/test-app.ts';

/** The request for the file of a backup, as a browser sends it. */
function taking({ bearer, csrf }: Login, name = '', password = PASSWORD, more: object = {}) {
  return {
    method: 'POST',
    url: `/api/backup/download/${name}`,
    headers: { authorization: `Bearer ${bearer}`, 'x-csrf-key': csrf.key, 'x-csrf-token': csrf.token },
    payload: { password, ...more },
  } as const;
}

test('[BKP-3] an admin has one made, finds it in the list and takes it away', async () => {
  const { app, call, person, logIn, context } = await testApp();
  await person({ email: 'admin@szkola.test', type: 'ADMIN' });
  const admin = await logIn('admin@szkola.test');
  const list = async () => backupsPayload.parse((await call('GET', 'backup/get-list/', undefined, admin)).payload);
  expect(await list()).toEqual({ backups: [], isRunning: false, failure: null, keep: 3 });
  const begun = await call('POST', 'backup/make/', {}, admin);
  expect(begun).toMatchObject({ status: 200, payload: { isRunning: true }, message: { code: 'BACKUP_BEGUN' } });
  await context.backups.make();
  const [made] = (await list()).backups;
  const file = await app.inject(taking(admin, made?.name));
  expect(file.headers).toMatchObject({ 'content-type': 'application/gzip', 'content-length': String(made?.bytes) });
  expect(gunzipSync(file.rawPayload).toString()).toContain('admin@szkola.test');
  const elsewhere = await call('POST', 'backup/download/..%2Ffracht.sqlite', { password: PASSWORD }, admin);
  expect(elsewhere.status).toBe(404);
});

test('[BKP-7] none is taken away without the password of the admin; ten wrong ones, and no more is looked at', async () => {
  const { app, call, person, logIn, context } = await testApp();
  await person({ email: 'admin@szkola.test', type: 'ADMIN' });
  const admin = await logIn('admin@szkola.test');
  await context.backups.make();
  const [made] = (await context.backups.state()).files;
  expect(await call('POST', `backup/download/${made?.name ?? ''}`, {}, admin)).toMatchObject({ status: 422 });
  for (let guess = 0; guess < 10; guess += 1) {
    const refused = await app.inject(taking(admin, made?.name, 'nie to haslo'));
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ payload: { password: ['Obecne hasło jest nieprawidłowe.'] } });
  }
  const late = await app.inject(taking(admin, made?.name));
  expect(late.statusCode).toBe(429);
  expect(late.headers['retry-after']).toBe('900');
  expect((await context.storage.audit.search({ kind: 'BACKUP' })).lines).toEqual([]);
});

test('[AUD-8] who took a backup away stands in the audit', async () => {
  const { app, person, logIn, context } = await testApp();
  const id = await person({ email: 'admin@szkola.test', type: 'ADMIN' });
  const admin = await logIn('admin@szkola.test');
  await context.backups.make();
  const [made] = (await context.backups.state()).files;
  expect((await app.inject(taking(admin, made?.name))).statusCode).toBe(200);
  expect((await context.storage.audit.search({ kind: 'BACKUP' })).lines).toMatchObject([
    { actor: id, role: 'ADMIN', call: 'downloadBackup', label: made?.name, action: 'TAKEN', fields: [] },
  ]);
});

test('[BKP-14] with a password for the file it is encrypted on its way, as any program of the format opens it', async () => {
  const { app, person, logIn, context } = await testApp();
  await person({ email: 'admin@szkola.test', type: 'ADMIN' });
  const admin = await logIn('admin@szkola.test');
  await context.backups.make();
  const { folder } = context.backups;
  const [made] = (await context.backups.state()).files;
  const secret = 'zielona furgonetka 7';
  const differing = { file_password: secret, file_password_repeat: 'zielona furgonetka 8' };
  const refused = await app.inject(taking(admin, made?.name, PASSWORD, differing));
  expect(refused.json()).toMatchObject({ payload: { file_password_repeat: [expect.any(String)] } });
  const short = await app.inject(
    taking(admin, made?.name, PASSWORD, { file_password: 'x', file_password_repeat: 'x' }),
  );
  expect(short.json()).toMatchObject({ payload: { file_password: [expect.any(String)] } });
  const both = { file_password: secret, file_password_repeat: secret };
  const file = await app.inject(taking(admin, made?.name, PASSWORD, both));
  expect(file.headers['content-disposition']).toContain(`${made?.name ?? ''}.age"`);
  expect(file.rawPayload.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(secret);
  const opened = await decrypter.decrypt(new Uint8Array(file.rawPayload));
  expect(Buffer.from(opened)).toEqual(readFileSync(join(folder, made?.name ?? '')));
  expect(readdirSync(folder).filter((name) => name.includes('.age'))).toEqual([]);
  expect((await context.storage.audit.search({ kind: 'BACKUP' })).lines.map(({ label }) => label)).toEqual([
    `${made?.name ?? ''}.age`,
  ]);
});

test('[BKP-4] every admin with an e-mail is written to, with the reason', async () => {
  const { context, person } = await testApp();
  await person({ email: 'admin@szkola.test', type: 'ADMIN' });
  await tellBackupFailure(context, { at: 0, code: 'DISK_FULL' });
  expect(await context.storage.mail.all()).toMatchObject([
    { recipient: 'admin@szkola.test', text: expect.stringContaining('za mało miejsca') },
  ]);
});
