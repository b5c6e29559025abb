import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { spend } from '@fracht/testing/runs/costs.ts';
import { expect, onTestFinished, test } from 'vitest';
import { builtServer } from '../test/support/built-server.ts';
import { COMPILED } from '../test/support/compiled.ts';

async function start(variables: Readonly<Record<string, string>>) {
  spend('server');
  const folder = mkdtempSync(join(tmpdir(), 'fracht-main-'));
  const ports = { PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder };
  const child = spawn(process.execPath, [await builtServer()], {
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
async function printedBy({ child }: Awaited<ReturnType<typeof start>>): Promise<string> {
  const gone = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)));
  const [printed] = await Promise.race([once(child.stdout, 'data'), gone]);
  return String(printed);
}

test('[RUN-1] [RUN-2] [CFG-8] the server prints its address and the first admin once, answers, and stops on SIGTERM with 0', async () => {
  const first = await start({});
  const printed = await printedBy(first);
  const address = /http:\/\/127\.0\.0\.1:\d+/u.exec(printed)?.[0] ?? '';
  expect(printed).toMatch(/admin@fracht\.local {2}\w{16}/u);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await once(first.child, 'exit')).toEqual([0, null]);
  expect(await printedBy(await start({ DATA_DIR: first.folder }))).not.toContain('admin@');
});

test('[CFG-12] a wrong variable stops the start with one clear line', async () => {
  const { child } = await start({ PORT: 'osiem' });
  const said = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await said).toBe('PORT: expected a port number from 0 to 65535\n');
});

test('[CFG-8] a start that ends badly takes no password along: the next one prints it, and one that asks for another admin in vain says so', async () => {
  const first = await start({});
  const port = /127\.0\.0\.1:(?<port>\d+)/u.exec(await printedBy(first))?.groups?.port ?? '';
  const failed = await start({ PORT: port });
  expect(await once(failed.child, 'exit')).toEqual([1, null]);
  const next = await start({ DATA_DIR: failed.folder });
  expect(await printedBy(next)).toMatch(/admin@fracht\.local {2}\w{16}/u);
  next.child.kill('SIGTERM');
  await once(next.child, 'exit');
  const asked = { ADMIN_EMAIL: 'dyrektor@szkola.test', ADMIN_PASSWORD: 'dyrektorskie haslo' };
  const last = await printedBy(await start({ DATA_DIR: failed.folder, ...asked }));
  expect(last).toContain('ADMIN_EMAIL i\u00a0ADMIN_PASSWORD niczego nie zmieniły');
  expect(last).not.toContain('dyrektorskie haslo');
});

test('[RUN-1] a taken port stops the start with one clear line', async () => {
  const first = await start({});
  const port = /127\.0\.0\.1:(?<port>\d+)/u.exec(await printedBy(first))?.groups?.port ?? '';
  const { child } = await start({ PORT: port });
  const said = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect((await said).trim().split('\n')).toEqual([`PORT: ${port} is already in use on 127.0.0.1`]);
});
