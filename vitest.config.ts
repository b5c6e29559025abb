import { defineConfig } from 'vitest/config';

const inNode = (name: string, root: string) => ({
  test: {
    name,
    root,
    include: ['**/*.test.ts'],
    env: { TZ: 'Europe/Warsaw' },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // One worker a core; the rule leaves one core idle, which on two cores means half of them.
    maxWorkers: '100%',
    projects: [
      inNode('repository', './test'),
      inNode('engine', './packages/engine'),
      inNode('protocol', './packages/protocol'),
      inNode('content', './packages/content'),
      inNode('bots', './packages/bots'),
      inNode('server', './packages/server'),
      './packages/web',
    ],
  },
});
