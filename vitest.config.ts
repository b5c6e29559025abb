import { availableParallelism } from 'node:os';
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

/** What is drawn in a browser. */
const inBrowser = (name: string) =>
  inNode(name, `./packages/${name}`, {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: [fileURLToPath(new URL('./packages/testing/src/screens/patient.ts', import.meta.url))],
    testTimeout: 120_000,
  });

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
      inNode('server', './packages/server', WITH_SERVERS),
      inNode('server on PostgreSQL', './packages/server', ON_POSTGRES),
      inBrowser('kit'),
      inBrowser('game'),
      inBrowser('workshop'),
      inBrowser('office'),
      inBrowser('web'),
    ],
  },
});
