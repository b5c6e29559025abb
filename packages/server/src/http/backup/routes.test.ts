import { backupsPayload } from '@fracht/protocol';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tellBackupFailure } from '../../commands/tell-backup-failure.ts';
import { testApp } from '../../../test/support/test-app.ts';

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
  const url = `/api/backup/download/${made?.name ?? ''}`;
  const file = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${admin.bearer}` } });
  expect(file.headers).toMatchObject({ 'content-type': 'application/gzip', 'content-length': String(made?.bytes) });
  expect(gunzipSync(file.rawPayload).toString()).toContain('admin@szkola.test');
  expect((await call('GET', 'backup/download/..%2Ffracht.sqlite', undefined, admin)).status).toBe(404);
});

test('[BKP-4] every admin with an e-mail is written to, with the reason', async () => {
  const { context, person } = await testApp();
  await person({ email: 'admin@szkola.test', type: 'ADMIN' });
  await tellBackupFailure(context, { at: 0, code: 'DISK_FULL' });
  expect(await context.storage.mail.all()).toMatchObject([
    { recipient: 'admin@szkola.test', text: expect.stringContaining('za mało miejsca') },
  ]);
});
