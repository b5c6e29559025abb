// Installs the dependencies if the lockfile has changed since the last time. Runs on any installed Node.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { ROOT } from './paths.mjs';

const STAMP = join(ROOT, 'node_modules', '.fracht-installed');

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
}

/** Makes node_modules what the lockfile says, and nothing else (`npm ci`); instant if it already is. */
export async function ensureInstalled() {
  const wanted = lockfileHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  await run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    title: 'Installing packages',
  });
  writeFileSync(STAMP, wanted);
}
