import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';

const inNode = (name: string, root: string, more: InlineConfig = {}) => ({
  test: {
    include: ['**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    ...more,
    name,
    root,
    env: { TZ: 'Europe/Warsaw', ...more.env },
  },
});

const setup = (file: string) => fileURLToPath(new URL(`./packages/testing/src/screens/${file}`, import.meta.url));

/** Test files that put other modules in the place of some, or load modules anew. */
function replacingModules(root: string): string[] {
  const files = globSync('{src,test}/**/*.test.{ts,tsx}', { cwd: root });
  return files.filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(/u.test(readFileSync(join(root, file), 'utf8')));
}

/**
 * What is drawn in a browser. The files of a package share a worker and what it has loaded, which is 60 % less work; those that replace
 * modules have a worker each, in a project of their own.
 */
function inBrowser(name: string, isolate = false) {
  const root = `./packages/${name}`;
  const alone = replacingModules(root);
  const drawn: InlineConfig = { environment: 'jsdom', setupFiles: [setup('patient.ts'), setup('fresh.ts')] };
  return [
    inNode(name, root, { ...drawn, isolate, include: ['{src,test}/**/*.test.{ts,tsx}'], exclude: alone }),
    ...(alone.length === 0 ? [] : [inNode(`${name}, alone`, root, { ...drawn, include: alone })]),
  ];
}

/** Packages of pure functions: their files share a worker and what it has loaded, so that it is loaded once: a third less work for the engine. */
const PURE = { isolate: false };

const support = (file: string) => fileURLToPath(new URL(`./packages/server/test/support/${file}`, import.meta.url));

/** Finds or starts the PostgreSQL of the tests. */
const WITH_POSTGRES = { globalSetup: [support('postgres-server.ts')] };
/** The same, and a NATS. */
const WITH_SERVERS = { globalSetup: [support('postgres-server.ts'), support('nats-server.ts')] };

/** Whole servers once more, on PostgreSQL: calls that touch all that is stored, lessons, and servers that are killed. */
const ON_POSTGRES = {
  ...WITH_POSTGRES,
  setupFiles: [support('on-postgres.ts')],
  include: [
    'test/contract/{drafts,earlier-values,games,lesson,library,people,surveys}.test.ts',
    'test/live/killed.test.ts',
    'test/outsider/restart.test.ts',
  ],
  env: { ON_POSTGRES: '1' },
};

export default defineConfig({
  test: {
    // Whole servers and databases are waited for most of the time: two workers a core keep the cores busy.
    maxWorkers: availableParallelism() * 2,
    projects: [
      inNode('repository', './test'),
      inNode('engine', './packages/engine', PURE),
      inNode('protocol', './packages/protocol', PURE),
      inNode('scenarios', './packages/scenarios', PURE),
      inNode('content', './packages/content', PURE),
      inNode('bots', './packages/bots', PURE),
      inNode('debrief', './packages/debrief', PURE),
      inNode('server', './packages/server', { ...WITH_SERVERS, isolate: false }),
      inNode('server on PostgreSQL', './packages/server', ON_POSTGRES),
      ...['kit', 'game', 'workshop', 'office'].flatMap((name) => inBrowser(name)),
      // Each of its files begins the whole app, which a page does once.
      ...inBrowser('web', true),
    ],
  },
});
