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
