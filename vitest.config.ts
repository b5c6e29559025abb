import { defineConfig } from 'vitest/config';

const inNode = (name: string, root: string, { isolate = true } = {}) => ({
  test: {
    isolate,
    name,
    root,
    include: ['**/*.test.ts'],
    env: { TZ: 'Europe/Warsaw' },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});

/** Packages of pure functions: their files share a worker and what it has loaded, so that it is loaded once: a third less work for the engine. */
const PURE = { isolate: false };

export default defineConfig({
  test: {
    // One worker a core; the rule leaves one core idle, which on two cores means half of them.
    maxWorkers: '100%',
    projects: [
      inNode('repository', './test'),
      inNode('engine', './packages/engine', PURE),
      inNode('protocol', './packages/protocol', PURE),
      inNode('content', './packages/content', PURE),
      inNode('bots', './packages/bots', PURE),
      inNode('server', './packages/server'),
      './packages/web',
    ],
  },
});
