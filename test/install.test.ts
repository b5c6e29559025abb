import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ensureInstalled, hasPackages } from '../scripts/lib/install.mjs';
import { missingParts, thisMachine } from '../scripts/lib/native-parts.mjs';
import { fitsNode } from '../scripts/lib/node-version.cjs';
import { CommandFailed } from '../scripts/lib/run.mjs';
import { startFaultLine } from '../scripts/lib/start-fault.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENGINES = '^20.19.0 || >=22.12.0';
const PART = 'node_modules/@rolldown/binding-linux-x64-gnu';
const PACKAGES = {
  '': { engines: { node: ENGINES } },
  [PART]: { optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'], engines: { node: ENGINES } },
  'node_modules/@rolldown/binding-linux-x64-musl': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/fsevents': { optional: true, os: ['darwin'], cpu: ['arm64', 'x64'] },
};
const MACHINE = { os: 'linux', cpu: 'x64', libc: 'glibc', node: '20.20.2' } as const;

/** A folder with a lock file, and how often packages were installed into it. */
function aRoot() {
  const root = mkdtempSync(join(tmpdir(), 'fracht-install-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: PACKAGES }));
  const put = (path: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '{}');
  };
  return { root, put, part: join(root, PART) };
}

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['v20.20.2', true],
  ['21.7.0', false],
  ['22.11.9', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('Node %s can install: %s', (version, fits) => {
  expect(fitsNode(version, ENGINES)).toBe(fits);
  expect(fitsNode(version, '20.x')).toBeNull();
});

/** The npm scripts that are handed over by the launcher, and what is run for each. */
const LAUNCHED = Object.entries<string>(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts)
  .filter(([, line]) => line.startsWith('node scripts/launch.cjs '))
  .map(([name, line]) => [name, line.split(' ').slice(1)] as const);

test('whatever a person starts first on a new computer goes through the launcher', () => {
  const names = LAUNCHED.map(([name]) => name);
  expect(names).toEqual(['start', 'test', 'test:deep', 'dev', 'move', 'backup', 'restore', 'admin']);
});

test.each(LAUNCHED)('on an old Node npm run %s ends at once, in one line', (_, words) => {
  const old = "data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '12.22.9' })";
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', old, ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Fracht potrzebuje Node 20\.19, 22\.12 albo nowszego, a tu jest Node 12\.22\.9\.[^\n]*\n$/u);
});

test('what runs before the check of Node is CommonJS that Node 10 can read', () => {
  const seen = new Set<string>();
  const read = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    expect(file).toMatch(/\.cjs$/u);
    const code = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, '');
    expect(code).not.toMatch(
      /\?\?|\?\.|\bawait\b|\bimport [^(]|\bexport |'node:|#\w|\d_\d|\.(?:at|flat|replaceAll)\(/u,
    );
    for (const [, path = ''] of code.matchAll(/require\('(\.[^']+)'\)/gu)) read(join(dirname(file), path));
  };
  read('scripts/launch.cjs');
  expect(seen.size).toBe(2);
});

test('of this machine no compiled part is missing', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  expect(missingParts(packages, ROOT)).toEqual([]);
  const { os, cpu } = thisMachine();
  expect({ os, cpu }).toEqual({ os: process.platform, cpu: process.arch });
});

test('packages are installed once; by a later Node again what an old one left half', async () => {
  const { root, put } = aRoot();
  const runs: string[] = [];
  const install = (machine: typeof MACHINE | (Omit<typeof MACHINE, 'node'> & { node: string })) =>
    ensureInstalled({
      root,
      machine,
      install: async () => {
        runs.push(machine.node);
        // npm leaves out what its Node is too old for.
        if (machine.node !== '18.20.8') put(`${PART}/package.json`);
        else put('node_modules/other/package.json');
      },
    });
  await install({ ...MACHINE, node: '18.20.8' });
  await install(MACHINE);
  await install(MACHINE);
  await install({ ...MACHINE, node: '24.21.0' });
  expect(runs).toEqual(['18.20.8', '20.20.2']);
});

test('a command takes packages as npm has left them, and installs them only where no installation has ended', () => {
  const { root, put } = aRoot();
  expect(hasPackages(root)).toBe(false);
  put(`${PART}/package.json`);
  expect(hasPackages(root)).toBe(false);
  put('node_modules/.package-lock.json');
  expect(hasPackages(root)).toBe(true);
  expect(hasPackages(ROOT)).toBe(true);
});

test('a missing compiled part leads to a new install, from nothing where npm does not see that it is missing', async () => {
  const { root, put, part } = aRoot();
  const states: boolean[] = [];
  const install = async () => {
    states.push(existsSync(join(root, 'node_modules')));
    if (!existsSync(join(root, 'node_modules'))) put(`${PART}/package.json`);
  };
  await ensureInstalled({ root, machine: MACHINE, install });
  rmSync(part, { recursive: true });
  await ensureInstalled({ root, machine: MACHINE, install });
  expect(existsSync(part)).toBe(true);
  expect(states).toEqual([false, true, false]);
});

test('a part that npm cannot install is named in one line, and so are a full disk, no right and a command that failed', async () => {
  const { root } = aRoot();
  const nothing = ensureInstalled({ root, machine: MACHINE, install: async () => undefined });
  await expect(nothing).rejects.toThrow(`npm nie zainstalował części programu dla tego komputera: ${PART}`);
  expect(startFaultLine(Object.assign(new Error('x'), { code: 'ENOSPC' }), '/gra')).toBe(
    'Na dysku katalogu /gra nie ma miejsca. Zwolnij je i uruchom jeszcze raz.',
  );
  expect(startFaultLine(Object.assign(new Error('x'), { code: 'EACCES' }), '/gra')).toContain('nie ma prawa zapisu');
  expect(startFaultLine(new CommandFailed('npm install', 1))).toContain('„npm install” skończyło się kodem 1.');
  expect(startFaultLine(new Error('x'))).toBeNull();
});
