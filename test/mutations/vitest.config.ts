import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { MUTATIONS, type Mutation, UNBROKEN } from './mutations.ts';
import { Outcomes } from './outcomes.ts';

const ENGINE = fileURLToPath(new URL('../../packages/engine', import.meta.url));

/** Test files of the engine as a project of their own, with one expression replaced while it is loaded. The files are not changed. */
function engineWith(name: string, tests: readonly string[], mutation: Mutation | null): TestProjectInlineConfiguration {
  return {
    root: ENGINE,
    plugins: [
      {
        name: 'mutation',
        enforce: 'pre',
        transform(code, id) {
          if (mutation === null || id !== join(ENGINE, 'src', mutation.file)) return null;
          return { code: code.replace(mutation.from, () => mutation.to), map: null };
        },
      },
    ],
    cacheDir: join(tmpdir(), 'fracht-mutations'),
    test: {
      name,
      include: [...tests],
      env: { TZ: 'Europe/Warsaw' },
      testTimeout: 60_000,
      // A worker for a project: all its files have the same mutation, and load the engine once.
      isolate: false,
      // No module cache between runs: it would not know about the mutation.
      fsModuleCache: false,
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: [new Outcomes(process.env['FRACHT_MUTATION_OUTCOMES'] ?? 'mutations.json')],
    projects: [
      engineWith(UNBROKEN, [...new Set(MUTATIONS.flatMap(({ tests }) => tests))], null),
      ...MUTATIONS.map((mutation) => engineWith(mutation.rule, mutation.tests, mutation)),
    ],
  },
});
