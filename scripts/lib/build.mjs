// Builds the web app when something it is made of has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

const SOURCES = ['package-lock.json', 'packages/engine', 'packages/protocol', 'packages/content', 'packages/web'];
const SKIPPED = new Set(['node_modules', 'dist', 'test', '.vite']);
const STAMP = join(ROOT, 'packages', 'web', 'dist', '.built-from');

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name))
    .flatMap((name) => filesBelow(join(path, name)));
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(join(ROOT, source)).toSorted()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Makes packages/web/dist match the sources; a fraction of a second when it already does. */
export async function ensureBuilt() {
  const wanted = sourcesHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  await run('npm', ['run', 'build', '--silent', '-w', '@fracht/web'], { title: 'Building the web app', quiet: true });
  writeFileSync(STAMP, wanted);
}
