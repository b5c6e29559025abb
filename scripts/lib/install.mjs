// Installs the dependencies when the lockfile has changed since the last time. Runs on whatever Node is installed.
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

/**
 * Makes node_modules match the lockfile; instant when it already does. Not `npm ci`: that refuses a lockfile in which the tools'
 * optional builds for other systems are missing, though none of them is needed. `--no-save` leaves the lockfile as it is.
 */
export async function ensureInstalled() {
  const wanted = lockfileHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  await run('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'], {
    title: 'Installing packages',
  });
  writeFileSync(STAMP, wanted);
}
