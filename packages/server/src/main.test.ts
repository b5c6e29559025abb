import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function start(variables: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-main-'));
  const ports = { PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder };
  const child = spawn(process.execPath, [MAIN], { env: { ...ports, ...variables }, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return { child, folder };
}

test('the server prints its address and the first admin once, answers, and stops on SIGTERM with 0', async () => {
  const { child, folder } = start({});
  const [printed] = await once(child.stdout, 'data');
  const address = /http:\/\/127\.0\.0\.1:\d+/u.exec(String(printed))?.[0] ?? '';
  expect(String(printed)).toMatch(/admin@fracht\.local {2}\w{16}/u);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const again = start({ DATA_DIR: folder });
  const [second] = await once(again.child.stdout, 'data');
  expect(String(second)).not.toContain('admin@');
});

test('a wrong variable stops the start with one clear line', async () => {
  const { child } = start({ PORT: 'osiem' });
  const said = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await said).toBe('PORT: expected a port number from 0 to 65535\n');
});

test('a taken port stops the start with one clear line', async () => {
  const first = start({});
  const [printed] = await once(first.child.stdout, 'data');
  const port = /127\.0\.0\.1:(?<port>\d+)/u.exec(String(printed))?.groups?.port ?? '';
  const { child } = start({ PORT: port });
  const said = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect((await said).trim().split('\n')).toEqual([`PORT: ${port} is already in use on 127.0.0.1`]);
});
