import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { COMPILED } from '../test/support/compiled.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function start(variables: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-main-'));
  const ports = { PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder };
  const child = spawn(process.execPath, [MAIN], {
    env: { ...COMPILED, ...ports, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return { child, folder };
}

/** What the server prints once it has started; fails if it ends before. */
async function printedBy({ child }: ReturnType<typeof start>): Promise<string> {
  const gone = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)));
  const [printed] = await Promise.race([once(child.stdout, 'data'), gone]);
  return String(printed);
}

test('[RUN-1] [RUN-2] [CFG-8] the server prints its address and the first admin once, answers, and stops on SIGTERM with 0', async () => {
  const first = start({});
  const printed = await printedBy(first);
  const address = /http:\/\/127\.0\.0\.1:\d+/u.exec(printed)?.[0] ?? '';
  expect(printed).toMatch(/admin@fracht\.local {2}\w{16}/u);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await once(first.child, 'exit')).toEqual([0, null]);
  expect(await printedBy(start({ DATA_DIR: first.folder }))).not.toContain('admin@');
});

test('[CFG-12] a wrong variable stops the start with one clear line', async () => {
  const { child } = start({ PORT: 'osiem' });
  const said = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await said).toBe('PORT: expected a port number from 0 to 65535\n');
});

test('[RUN-1] a taken port stops the start with one clear line', async () => {
  const first = start({});
  const port = /127\.0\.0\.1:(?<port>\d+)/u.exec(await printedBy(first))?.groups?.port ?? '';
  const { child } = start({ PORT: port });
  const said = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect((await said).trim().split('\n')).toEqual([`PORT: ${port} is already in use on 127.0.0.1`]);
});
