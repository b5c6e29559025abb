import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Fault } from './fault.ts';

/** Cases that are drawn by a seed are the same in each run, or a test that detects a fault today might not tomorrow. */
const SEED = '1';

/** The tests that passed and those that failed, by their titles. */
export type Outcome = { readonly passed: readonly string[]; readonly failed: readonly string[] };

/** Runs these test files in a repository as `npm test` would; `only`: for a browser, the tests whose titles match. Throws if they cannot even start. */
export async function outcomeOf(
  repository: string,
  { suite, tests, only = '' }: Pick<Fault, 'suite' | 'tests' | 'only'>,
): Promise<Outcome> {
  const report = join(repository, 'outcome.json');
  rmSync(report, { force: true });
  const [command, env] = suite === 'browser' ? inBrowser(tests, only, report) : [inNode(suite, tests, report), {}];
  const child = spawn(process.execPath, command, {
    cwd: repository,
    env: { ...plainEnvironment(), FRACHT_SEED: SEED, ...env },
    stdio: 'ignore',
  });
  await once(child, 'exit');
  const told = JSON.parse(readFileSync(report, 'utf8'));
  return suite === 'browser' ? ofPlaywright(told) : ofVitest(told);
}

function inNode(project: string, tests: readonly string[], report: string): string[] {
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    ...tests,
    '--reporter=json',
    `--outputFile=${report}`,
  ];
}

/** The first failure is enough: the others would wait for something that does not come. */
function inBrowser(
  tests: readonly string[],
  only: string,
  report: string,
): [string[], Readonly<Record<string, string>>] {
  return [
    ['scripts/e2e.mjs', ...tests.map((file) => file.replace(/^e2e\//u, '')), '-g', only, '-x'],
    { FRACHT_BROWSER_REPORT: report },
  ];
}

/** Without the settings of the surrounding run: how deep it goes, where it counts. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const isOurs = (name: string): boolean => /^(?:FRACHT_(?!CHROMIUM)|VITEST|NODE_ENV$|TEST$)/u.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOurs(name)));
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

function ofVitest(told: unknown): Outcome {
  const files = vitestReport.parse(told).testResults;
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const titles = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ title }) => title);
  const broken = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return { passed: titles('passed'), failed: [...titles('failed'), ...broken.map(({ message }) => message)] };
}

type PlaywrightSuite = {
  readonly specs: readonly { title: string; ok: boolean }[];
  readonly suites?: PlaywrightSuite[] | undefined;
};

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

function ofPlaywright(told: unknown): Outcome {
  const specs = playwrightReport.parse(told).suites.flatMap(specsOf);
  const titles = (isPassed: boolean) => specs.filter(({ ok }) => ok === isPassed).map(({ title }) => title);
  return { passed: titles(true), failed: titles(false) };
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}
