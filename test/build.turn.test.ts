import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { ensureBuilt, sourcesOf } from '../scripts/lib/build.mjs';
import { packagesOf } from '../scripts/lib/workspaces.mjs';
import { bundledPackages } from './support/built-packages.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const roots: string[] = [];
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** A repository of four packages: a web app, a package it depends on, one that this depends on, and a server that depends on the last. */
function repository(): string {
  const root = mkdtempSync(join(tmpdir(), 'fracht-build-'));
  roots.push(root);
  const asks = (...names: string[]) =>
    JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [`@fracht/${name}`, '0.1.0'])) });
  write(root, 'package-lock.json', '{}');
  write(root, 'tsconfig.base.json', '{}');
  write(root, 'packages/web/package.json', asks('bots'));
  write(root, 'packages/server/package.json', asks('engine'));
  write(root, 'packages/bots/package.json', asks('engine'));
  write(root, 'packages/engine/package.json', asks());
  write(root, 'packages/web/src/main.ts', 'web');
  write(root, 'packages/engine/src/main.ts', 'engine');
  return root;
}

function write(root: string, path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const distOf = (root: string) => join(root, 'packages/web/dist');
const builtText = (root: string) => readFileSync(join(distOf(root), 'assets/app.js'), 'utf8');

/** A fake build, which writes the text of one source into the bundle and counts its calls. */
function builder(root: string) {
  const work = {
    times: 0,
    ensure: () =>
      ensureBuilt({
        root,
        names: ['web'],
        build: async (folder: string) => {
          work.times += 1;
          const text = readFileSync(join(root, 'packages/engine/src/main.ts'), 'utf8');
          write(folder, 'assets/app.js', text);
          write(folder, 'assets/app.js.gz', `${text} packed`);
          write(folder, 'index.html', 'page');
        },
      }),
  };
  return work;
}

/** A fake build in a separate process, which pauses half-way until the file `go` exists. */
function slowBuilder(root: string): { readonly child: ChildProcess; readonly until: (word: string) => Promise<void> } {
  const script = `
    import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    import { ensureBuilt } from ${JSON.stringify(new URL('../scripts/lib/build.mjs', import.meta.url).href)};
    const root = ${JSON.stringify(root)};
    process.stdout.write('started ');
    await ensureBuilt({ root, names: ['web'], build: async (folder) => {
      appendFileSync(root + '/built.log', 'x');
      mkdirSync(folder + '/assets', { recursive: true });
      writeFileSync(folder + '/assets/app.js.gz', 'half');
      process.stdout.write('half ');
      while (!existsSync(root + '/go')) await setTimeout(10);
      writeFileSync(folder + '/assets/app.js', 'slow');
    } });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let said = '';
  const heard = new EventTarget();
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    heard.dispatchEvent(new Event('word'));
  });
  const until = async (word: string) => {
    while (!said.includes(word)) await once(heard, 'word');
  };
  return { child, until };
}

const leftovers = (root: string) => readdirSync(join(root, 'packages/web')).filter((name) => name.startsWith('.dist'));

test('[WEB-4] what is built and whole is not built again, wherever its folder is moved', async () => {
  const root = repository();
  const first = builder(root);
  await first.ensure();
  await first.ensure();
  expect(first.times).toBe(1);
  const moved = `${root}-moved`;
  roots.push(moved);
  renameSync(root, moved);
  const second = builder(moved);
  await second.ensure();
  expect(second.times).toBe(0);
});

test('[WEB-4] a change of a package that only another one asks for is built', async () => {
  const root = repository();
  const work = builder(root);
  await work.ensure();
  write(root, 'packages/engine/src/main.ts', 'new rule');
  await work.ensure();
  expect(builtText(root)).toBe('new rule');
});

test.each([
  ['a plain file is missing', (dist: string) => rmSync(join(dist, 'assets/app.js'))],
  ['a file is cut', (dist: string) => writeFileSync(join(dist, 'index.html'), 'pa')],
  ['a file of another build lies about', (dist: string) => writeFileSync(join(dist, 'assets/old.js.gz'), 'old')],
  ['the stamp is missing', (dist: string) => rmSync(join(dist, '.built-from'))],
  ['the stamp is cut', (dist: string) => writeFileSync(join(dist, '.built-from'), '{"sour')],
  ['the stamp is of an earlier form', (dist: string) => writeFileSync(join(dist, '.built-from'), '0af3')],
  ['nothing is there', (dist: string) => rmSync(dist, { recursive: true })],
])('[WEB-4] what is not whole is built anew: %s', async (_name, harm) => {
  const root = repository();
  const work = builder(root);
  await work.ensure();
  harm(distOf(root));
  await work.ensure();
  expect(work.times).toBe(2);
  expect(readdirSync(join(distOf(root), 'assets')).sort()).toEqual(['app.js', 'app.js.gz']);
  await work.ensure();
  expect(work.times).toBe(2);
});

test('[WEB-4] a build killed in the middle leaves the one before in its place, holds nobody up, and leaves nothing behind', async () => {
  const root = repository();
  const work = builder(root);
  await work.ensure();
  write(root, 'packages/engine/src/main.ts', 'later');
  const { child, until } = slowBuilder(root);
  await until('half');
  expect(builtText(root)).toBe('engine');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(builtText(root)).toBe('engine');
  await work.ensure();
  expect(builtText(root)).toBe('later');
  expect(leftovers(root)).toEqual([]);
});

test('[WEB-4] a build that fails leaves the one before in its place', async () => {
  const root = repository();
  await builder(root).ensure();
  write(root, 'packages/engine/src/main.ts', 'later');
  const failing = ensureBuilt({
    root,
    names: ['web'],
    build: async (folder: string) => {
      write(folder, 'assets/app.js', 'half');
      throw new Error('does not compile');
    },
  });
  await expect(failing).rejects.toThrow('does not compile');
  expect(builtText(root)).toBe('engine');
  expect(leftovers(root)).toEqual([]);
});

test('[WEB-4] of two at once one builds, and the other waits for it', async () => {
  const root = repository();
  const one = slowBuilder(root);
  await one.until('half');
  const other = slowBuilder(root);
  await other.until('started');
  writeFileSync(join(root, 'go'), '');
  const codes = await Promise.all([one, other].map(async ({ child }) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual([0, 0]);
  expect(readFileSync(join(root, 'built.log'), 'utf8')).toBe('x');
  expect(existsSync(join(distOf(root), 'assets/app.js'))).toBe(true);
});

test('[WEB-4] who waits for a builder that is killed builds', async () => {
  const root = repository();
  const killed = slowBuilder(root);
  await killed.until('half');
  const waiting = slowBuilder(root);
  await waiting.until('started');
  killed.child.kill('SIGKILL');
  await waiting.until('half');
  writeFileSync(join(root, 'go'), '');
  await once(waiting.child, 'exit');
  expect(readFileSync(join(distOf(root), 'assets/app.js'), 'utf8')).toBe('slow');
  expect(leftovers(root)).toEqual([]);
});

test('[WEB-4] of web app and server the one is built that a change concerns', async () => {
  const root = repository();
  const built: string[] = [];
  const build = async (folder: string, name: string) => {
    built.push(name);
    write(folder, 'main.js', name);
  };
  await ensureBuilt({ root, build });
  expect(built.splice(0)).toEqual(['web', 'server']);
  write(root, 'packages/bots/src/main.ts', 'bots');
  await ensureBuilt({ root, build });
  expect(built.splice(0)).toEqual(['web']);
  write(root, 'packages/engine/src/main.ts', 'new rule');
  await ensureBuilt({ root, build });
  expect(built).toEqual(['web', 'server']);
});

test.each([
  ['a test', 'packages/engine/src/main.test.ts', 1],
  ['a document', 'packages/engine/README.md', 1],
  ['how TypeScript is read', 'tsconfig.base.json', 2],
])('[WEB-4] a build follows what it reads alone: %s', async (_what, path, times) => {
  const root = repository();
  const work = builder(root);
  await work.ensure();
  write(root, path, 'changed');
  await work.ensure();
  expect(work.times).toBe(times);
});

test.each(['web', 'server'])('[WEB-4] the stamp of %s covers every package that its bundle imports', (name) => {
  const packages = bundledPackages(ROOT, name).map((bundled) => `packages/${bundled}`);
  expect(packages).toContain('packages/bots');
  expect(sourcesOf(ROOT, name)).toEqual(['package-lock.json', 'tsconfig.base.json', ...packages]);
});

test('[WEB-4] what the server is restarted for covers every package that it imports', () => {
  expect(packagesOf(ROOT, 'server')).toEqual(bundledPackages(ROOT, 'server').map((name) => `packages/${name}`));
});
