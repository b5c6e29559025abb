import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { SERVER_ARGS, SERVER_ENV } from '../scripts/lib/server.mjs';
import { sourceFiles } from './layers.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'packages/server/dist');
const ADMIN = { email: 'admin@szkola.test', password: 'zielony-tramwaj-77' };

beforeAll(() => ensureBuilt({ names: ['server'] }));

/** Starts the built server as `npm start` does; gives its address. */
async function startBuilt(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-built-'));
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const child = spawn(process.execPath, SERVER_ARGS, {
    cwd: ROOT,
    env: { ...process.env, ...SERVER_ENV, ...admin, PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    rmSync(folder, { recursive: true });
  });
  const gone = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)));
  const [printed] = await Promise.race([once(child.stdout, 'data'), gone]);
  return /http:\/\/127\.0\.0\.1:\d+/u.exec(String(printed))?.[0] ?? '';
}

test('[WEB-4] the built server starts, answers, and finds what lies outside it', async () => {
  const address = await startBuilt();
  // Ready only after the checkpoint thread has written the marker.
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect((await fetch(`${address}/pictures/${aPicture()}`)).status).toBe(200);
});

test('[WEB-4] every thread that a source starts has a file of its own', () => {
  const sources = sourceFiles(join(ROOT, 'packages/server/src')).map((path) => readFileSync(path, 'utf8'));
  const threads = sources.flatMap((text) => [...text.matchAll(/threadFile\('(?<path>[^']+)'\)/gu)]);
  const paths = threads.map(({ groups }) => groups?.['path'] ?? '');
  expect(paths).toContain('people-file/sheets-worker');
  expect(paths.filter((path) => !existsSync(join(DIST, `${path}.js`)))).toEqual([]);
});

function aPicture(): string {
  return readdirSync(join(ROOT, 'packages/content/pictures')).find((name) => name.endsWith('.svg')) ?? 'none';
}

test('[WEB-4] what is built is ASCII alone, since one other letter doubles the memory that its text takes', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  expect(files).toContain('main.js');
  for (const name of files) {
    const bytes = readFileSync(join(DIST, name));
    expect({ name, other: bytes.findIndex((byte) => byte > 0x7f) }).toEqual({ name, other: -1 });
  }
});
