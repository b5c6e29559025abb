import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { spend } from '@fracht/testing/runs/costs.ts';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { builtServer } from '../support/built-server.ts';
import { COMPILED } from '../support/compiled.ts';

async function start(variables: Readonly<Record<string, string>>) {
  spend('server');
  const folder = mkdtempSync(join(tmpdir(), 'fracht-env-'));
  const env = { ...COMPILED, PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder, ...variables };
  const child = spawn(process.execPath, [await builtServer()], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return child;
}

test('[CFG-12] a wrong variable stops the start with one clear line that names it', async () => {
  const wrong = { SOCKET_PORT: '99999', PUBLIC_URL: 'gra', ACTION_RATE: '-1' };
  const said = Object.entries(wrong).map(async ([name, value]) => {
    const child = await start({ [name]: value });
    const [line, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { name, code, line };
  });
  for (const { name, code, line } of await Promise.all(said)) {
    expect(code).toBeGreaterThan(0);
    expect(line).toMatch(new RegExp(`^${name}: [^\n]+\n$`, 'u'));
  }
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
