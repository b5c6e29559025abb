import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONFIG = join(ROOT, 'test', 'mutations', 'vitest.config.ts');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/** Random games of a property test: enough to notice a broken rule. */
const PROPERTY_RUNS = '60';

/** The outcome of a run: titles of the passed and of the failed tests. */
export type Outcome = { readonly passed: readonly string[]; readonly failed: readonly string[] };

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
};

/** Runs test files of the engine in a process of their own, with the mutation of one rule; null: without a mutation. */
export async function runTests(rule: string | null, files: readonly string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-mutation-'));
  const output = join(folder, 'report.json');
  try {
    const args = [VITEST, 'run', '--config', CONFIG, '--reporter=json', `--outputFile=${output}`, ...files];
    const env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      FRACHT_MUTATION: rule ?? '',
      FRACHT_PROPERTY_RUNS: PROPERTY_RUNS,
    };
    await once(spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' }), 'exit');
    const report: Report = JSON.parse(readFileSync(output, 'utf8'));
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const titles = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ title }) => title);
    return { passed: titles('passed'), failed: titles('failed') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
