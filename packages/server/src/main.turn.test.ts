import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { spend } from '@fracht/testing/runs/costs.ts';
import { expect, onTestFinished, test } from 'vitest';
import { builtServer } from '../test/support/built-server.ts';
import { ownAddresses } from './addresses.ts';
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
  expect(await said).toBe('PORT: zła wartość. Tu ma być: numer portu od 0 do 65535\n');
});

test('[RUN-1] [CFG-8] a start that ends badly, at a taken port, says so in one line and takes no password along: the next one prints it, and one that asks for another admin in vain says so', async () => {
  const first = await start({});
  const port = /127\.0\.0\.1:(?<port>\d+)/u.exec(await printedBy(first))?.groups?.port ?? '';
  const failed = await start({ PORT: port });
  const said = text(failed.child.stderr);
  expect(await once(failed.child, 'exit')).toEqual([1, null]);
  expect((await said).trim().split('\n')).toEqual([
    expect.stringContaining(`PORT: port ${port} na 127.0.0.1 jest zajęty`),
  ]);
  const next = await start({ DATA_DIR: failed.folder });
  expect(await printedBy(next)).toMatch(/admin@fracht\.local {2}\w{16}/u);
  next.child.kill('SIGTERM');
  await once(next.child, 'exit');
  const asked = { ADMIN_EMAIL: 'dyrektor@szkola.test', ADMIN_PASSWORD: 'dyrektorskie haslo' };
  const last = await printedBy(await start({ DATA_DIR: failed.folder, ...asked }));
  expect(last).toContain('ADMIN_EMAIL i\u00a0ADMIN_PASSWORD niczego nie zmieniły');
  expect(last).not.toContain('dyrektorskie haslo');
});

test('[RUN-1] [CFG-15] an address that this computer does not have stops the start with one clear line, after a mistyped variable', async () => {
  const { child } = await start({ HOST: '192.0.2.77', PUBIC_URL: 'http://192.0.2.77' });
  const said = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect((await said).trim().split('\n')).toEqual([
    expect.stringContaining('Nie ma ustawienia PUBIC_URL'),
    expect.stringMatching(/^HOST: ten komputer nie ma adresu 192\.0\.2\.77\. Ma /u),
  ]);
});

test('[RUN-1] a server that the network reaches prints the address that people use, and those of this computer', async () => {
  const printed = await printedBy(await start({ HOST: '0.0.0.0', PUBLIC_URL: 'http://192.0.2.2:18110' }));
  expect(printed).toContain('Adres dla uczniów, w\u00a0listach i\u00a0na kartkach: http://192.0.2.2:18110\n');
  const own = ownAddresses();
  expect(own.every((address) => printed.includes(`http://${address}:`))).toBe(true);
});
