import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './outcomes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONFIG = join(ROOT, 'test', 'mutations', 'vitest.config.ts');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/** Random games of a property test: enough to notice a broken rule. */
const PROPERTY_RUNS = '60';

/** Runs the engine's tests with each mutation, in one process of their own; the outcomes by rule, and under `UNBROKEN` that of none. */
export async function runMutations(): Promise<ReadonlyMap<string, Outcome>> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-mutation-'));
  const output = join(folder, 'outcomes.json');
  try {
    const env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      FRACHT_MUTATION_OUTCOMES: output,
      FRACHT_PROPERTY_RUNS: PROPERTY_RUNS,
    };
    const args = [VITEST, 'run', '--config', CONFIG];
    await once(spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' }), 'exit');
    const outcomes: [string, Outcome][] = JSON.parse(readFileSync(output, 'utf8'));
    return new Map(outcomes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
