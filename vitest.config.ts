import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type InlineConfig, type TestSpecification } from 'vitest/node';
import { filesInTurn } from '@fracht/testing/runs/turns.ts';
import { EndedRun } from './test/support/ended-run.ts';
import { packagesIn } from './test/support/packages.ts';

/** Where Node keeps what it has compiled for the next process: for the workers, and for the servers that tests start. */
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('./.cache/node', import.meta.url));

/** The seed by which tests draw their cases: of this run alone, unless it is told one. */
process.env['FRACHT_SEED'] ??= String(Math.floor(Math.random() * 1e9));

/** `npm run test:deep` runs the files named for it, those that take turns, and those that try more of the same there; everything else what is not named for it and has its turn. */
const IS_DEEP = process.env['FRACHT_DEEP'] === '1';
const NAMED_DEEP = /\.deep\.test\.tsx?$/u;
const OF_DEEP = /\.(?:deep|turn)\.test\.tsx?$/u;
const ASKS_HOW_DEEP = '@fracht/testing/runs/depth.ts';

/** The test files of a folder that this run is for. */
function testsIn(root: string, patterns: readonly string[]): readonly string[] {
  const files = globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] });
  const asksHowDeep = (file: string): boolean => readFileSync(join(root, file), 'utf8').includes(ASKS_HOW_DEEP);
  return filesInTurn(
    files.filter((file) => (IS_DEEP ? OF_DEEP.test(file) || asksHowDeep(file) : !NAMED_DEEP.test(file))),
  );
}

const DRAWN_BY_SEED = fileURLToPath(new URL('./packages/testing/src/runs/drawn-by-seed.ts', import.meta.url));

const inNode = (
  name: string,
  root: string,
  { include = ['**/*.test.ts'], ...more }: InlineConfig = {},
  tests: readonly string[] = testsIn(root, include),
) => ({
  test: {
    // More than anything takes on a busy machine, and yet what hangs says so while one waits. A test that needs longer says so itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    ...more,
    setupFiles: [DRAWN_BY_SEED, ...[more.setupFiles ?? []].flat()],
    include: [...tests],
    name,
    root,
    env: { TZ: 'Europe/Warsaw', FRACHT_SUITE: name, ...more.env },
  },
});

const PACKAGES = fileURLToPath(new URL('./packages', import.meta.url));

const setup = (file: string) => fileURLToPath(new URL(`./packages/testing/src/screens/${file}`, import.meta.url));

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** Pure functions: what the program of the server has beside the server. */
const PURE = packagesIn(ROOT, 'node').filter((name) => name !== 'server');
/** What is drawn in a browser. The web, whose tests begin the whole app, is apart. */
const DRAWN = packagesIn(ROOT, 'screens').filter((name) => name !== 'web');

const testsOf = (packages: readonly string[]) => packages.map((name) => `${name}/{src,test}/**/*.test.{ts,tsx}`);

/** Test files of what is drawn that load modules anew, or put others in their place: those would be another file's as well. */
const LOADING_ANEW = globSync(testsOf(DRAWN), { cwd: PACKAGES }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/u.test(readFileSync(join(PACKAGES, file), 'utf8')),
);

/** In another time zone than the schools', whose hours all screens show. (LOC-2) */
const ON_A_PAGE: InlineConfig = {
  environment: 'jsdom',
  env: { TZ: 'America/New_York' },
  setupFiles: [setup('patient.ts'), setup('frames.ts'), setup('fresh.ts'), setup('whole-texts.ts')],
};

/**
 * Files of a project whose files are not isolated share a few workers and what those have loaded. A worker costs a second or more before its first test, a
 * page included, and belongs to one project: so packages whose tests need the same are one project.
 */
const SHARED: InlineConfig = { isolate: false };

/** Pure functions cannot be broken off while they work: a time-out would only fail what has passed on a slow machine. */
const UNBROKEN: InlineConfig = { testTimeout: 3_600_000, hookTimeout: 3_600_000 };

/**
 * Tests that only work come first, as many workers as cores: one more would load the same modules once more. Tests with servers and databases, which are waited
 * for now and then, come after them, two workers more than there are cores; yet more would take the cores from each other and from the browser's tests beside them.
 */
const WORKING = { maxWorkers: availableParallelism(), sequence: { groupOrder: 0 } } as const;
const WAITING = { maxWorkers: availableParallelism() + 2, sequence: { groupOrder: 1 } } as const;

const support = (file: string) => fileURLToPath(new URL(`./packages/server/test/support/${file}`, import.meta.url));

/** Finds or starts the PostgreSQL of the tests. */
const WITH_POSTGRES = { globalSetup: [support('postgres-server.ts')] };
/** The same, and a NATS. */
const WITH_SERVERS = { globalSetup: [support('postgres-server.ts'), support('nats-server.ts')] };

/** Plants one fault after another and runs the tests that find it, on one processor: so it goes beside those that wait. */
const FAULTS = 'mutations/mutations.deep.test.ts';

/** Whole servers once more, on PostgreSQL: a lesson; in the deep tests all calls that touch what is stored, and servers that are killed. */
const ON_POSTGRES = {
  ...WITH_POSTGRES,
  setupFiles: [support('on-postgres.ts')],
  env: { ON_POSTGRES: '1' },
  ...WAITING,
};
const TESTS_ON_POSTGRES = IS_DEEP
  ? [
      'test/contract/{drafts,earlier-values,games,lesson,library,people,surveys}.test.ts',
      'test/live/{backup-while-played,killed{,-homework},kills}.deep.test.ts',
      'test/outsider/restart.deep.test.ts',
    ]
  : ['test/contract/lesson.test.ts'];

/** How early a file begins, the lowest number first. */
function turnOf({ project, moduleId }: TestSpecification): number {
  if (project.name !== 'server') return 0;
  if (readFileSync(moduleId, 'utf8').includes('onPostgres(')) return 1;
  return moduleId.includes('/server/test/') ? 2 : 3;
}

/**
 * Vitest takes projects by their names, and of each the largest files first, which are not the longest: a run ended with one worker that waited for a hundred
 * databases of PostgreSQL, alone. So of the tests with a server those with PostgreSQL begin first, then those of whole servers, which wait for clocks and other
 * processes; what only works comes last. They come after all others, when the server has been built.
 */
class WaitingSooner extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}

/** Where `npm test` reads what passed and failed. */
const REPORT = process.env['FRACHT_UNIT_REPORT'];
const REPORTERS: InlineConfig['reporters'] =
  REPORT === undefined ? ['default'] : ['default', ['json', { outputFile: REPORT }]];

export default defineConfig({
  test: {
    reporters: [...REPORTERS, new EndedRun()],
    sequence: { sequencer: WaitingSooner },
    projects: [
      inNode('repository', join(ROOT, 'test'), { ...SHARED, ...WORKING, exclude: [FAULTS] }),
      ...(IS_DEEP ? [inNode('planted faults', join(ROOT, 'test'), WAITING, [FAULTS])] : []),
      inNode('pure', PACKAGES, { ...SHARED, ...WORKING, ...UNBROKEN, include: testsOf(PURE) }),
      inNode('server', join(PACKAGES, 'server'), { ...WITH_SERVERS, ...SHARED, ...WAITING }),
      inNode('server on PostgreSQL', join(PACKAGES, 'server'), ON_POSTGRES, TESTS_ON_POSTGRES),
      inNode('screens', PACKAGES, {
        ...ON_A_PAGE,
        ...SHARED,
        ...WORKING,
        include: testsOf(DRAWN),
        exclude: LOADING_ANEW,
      }),
      // Each file of the web begins the whole app, which a page does once.
      inNode('screens, alone', PACKAGES, { ...ON_A_PAGE, ...WORKING, include: [...LOADING_ANEW, ...testsOf(['web'])] }),
    ],
  },
});
