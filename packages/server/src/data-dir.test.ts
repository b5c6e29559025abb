import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { takeDataDir } from './data-dir.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'fracht-data-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const MODULE = new URL('./data-dir.ts', import.meta.url).href;
const take = (path: string) =>
  `import { takeDataDir } from '${MODULE}'; takeDataDir(${JSON.stringify(path)}); console.log('taken');`;
const node = (code: string): readonly string[] => ['--input-type=module', '-e', code];

test('[STO-7] a second server on the same directory is refused with a clear line', () => {
  const path = folder();
  const first = takeDataDir(path);
  expect(() => takeDataDir(path)).toThrow(
    `DATA_DIR: na katalogu ${path} działa już inny serwer (proces ${process.pid})`,
  );
  expect(() => execFileSync(process.execPath, node(take(path)), { stdio: 'pipe' })).toThrow('inny serwer');
  first.release();
  takeDataDir(path).release();
});

test('[STO-14] what marks the directory as taken is for its owner alone, also where it was there before', () => {
  const path = folder();
  writeFileSync(join(path, 'server.pid'), '1', { mode: 0o644 });
  const taken = takeDataDir(path);
  const open = readdirSync(path).filter((name) => (statSync(join(path, name)).mode & 0o077) !== 0);
  taken.release();
  expect(open).toEqual([]);
});

test('[RUN-2] what a killed server left is taken over', async () => {
  const path = folder();
  const holds = `${take(path)} setInterval(gc, 10);`;
  const holder = spawn(process.execPath, ['--expose-gc', ...node(holds)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  await setTimeout(100);
  expect(() => takeDataDir(path)).toThrow(`(proces ${holder.pid})`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  takeDataDir(path).release();
});

test('[RUN-1] a directory that cannot be made is said so', () => {
  const path = folder();
  writeFileSync(join(path, 'plik'), '');
  expect(() => takeDataDir(join(path, 'plik', 'dane'))).toThrow('nie da się założyć katalogu');
});
