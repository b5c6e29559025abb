import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { spend } from '@fracht/testing/runs/costs.ts';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { readConfig } from '../../src/config.ts';
import { builtServer } from '../support/built-server.ts';
import { COMPILED } from '../support/compiled.ts';

async function start(variables: Readonly<Record<string, string>>) {
  spend('server');
  const folder = mkdtempSync(join(tmpdir(), 'fracht-env-'));
  const env = { ...COMPILED, PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder, ...variables };
  const child = spawn(process.execPath, [await builtServer()], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return child;
}

test.each([
  ['SOCKET_PORT', '99999'],
  ['PUBLIC_URL', 'gra'],
  ['ACTION_RATE', '-1'],
])('[CFG-12] a wrong %s stops the start with one clear line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: [^\n]+$`, 'u'));
});

test('[CFG-8] [CFG-1] the first admin comes from the environment and may log in; HOST keeps it on loopback', async () => {
  const child = await start({ ADMIN_EMAIL: 'dyrektor@szkola.test', ADMIN_PASSWORD: 'dyrektorskie haslo' });
  const [printed] = await once(child.stdout, 'data');
  const address = /http:\/\/127\.0\.0\.1:\d+/u.exec(String(printed))?.[0] ?? '';
  expect(String(printed)).not.toContain('dyrektorskie haslo');
  const admin = await new ApiClient(address, { way: 'multipart' }).logIn('dyrektor@szkola.test', 'dyrektorskie haslo');
  expect((await admin.get('user/data/')).payload).toMatchObject({ type: 'ADMIN' });
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
});
