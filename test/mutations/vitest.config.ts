import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { MUTATIONS } from './mutations.ts';

const ENGINE = fileURLToPath(new URL('../../packages/engine', import.meta.url));
const mutation = MUTATIONS.find(({ rule }) => rule === process.env['FRACHT_MUTATION']);

/** Runs the engine's own tests with one expression replaced while it is loaded. The files are not changed. */
export default defineConfig({
  root: ENGINE,
  plugins: [
    {
      name: 'mutation',
      enforce: 'pre',
      transform(code, id) {
        if (mutation === undefined || id !== join(ENGINE, 'src', mutation.file)) return null;
        return { code: code.replace(mutation.from, () => mutation.to), map: null };
      },
    },
  ],
  cacheDir: join(tmpdir(), 'fracht-mutations'),
  test: {
    include: ['**/*.test.ts'],
    env: { TZ: 'Europe/Warsaw' },
    testTimeout: 60_000,
    // No module cache between runs: it would not know about the mutation.
    fsModuleCache: false,
  },
});
