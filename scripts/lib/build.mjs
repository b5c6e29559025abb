// Builds the web app and the server if their sources have changed since the last build, or if a build is incomplete.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { onlyOne } from './only-one.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';
import { packagesOf } from './workspaces.mjs';

/** Folders and files of a package that no build reads. */
const SKIPPED = new Set(['node_modules', 'dist', 'test', '.vite']);
const NOT_BUILT = /\.(?:test\.tsx?|md)$/u;
/** Files of the whole repository that every build reads. */
const SHARED = ['package-lock.json', 'tsconfig.base.json'];
const STAMP = '.built-from';
/** Prefix of temporary folders for builds; an interrupted build leaves one behind. */
const ASIDE = '.dist-';

/** The built packages, with their names for people. */
const BUILT = { web: 'stronę gry', server: 'serwer' };

/** The sources of a built package: files and folders, from the root. */
export function sourcesOf(root, name) {
  return [...SHARED, ...packagesOf(root, name)];
}

/**
 * Makes packages/web/dist and packages/server/dist (or those in `names`) match the sources; takes a fraction of a second if they already do.
 * Each is built in a temporary folder, under a lock between processes, and renamed into place when complete. A stamp in it records a hash of
 * the sources, and every file with its size. `build(folder, name)` builds a package into a folder.
 */
export async function ensureBuilt({ root = ROOT, names = Object.keys(BUILT), build = buildPackage } = {}) {
  for (const name of names) await ensureOne({ root, name, build });
}

async function ensureOne({ root, name, build }) {
  const home = join(root, 'packages', name);
  const dist = join(home, 'dist');
  if (isWhole(dist, sourcesHash(root, name))) return;
  await onlyOne(`build ${home}`, async () => {
    const sources = sourcesHash(root, name);
    // Another process may have built it while this one waited for the lock.
    if (isWhole(dist, sources)) return;
    for (const left of readdirSync(home)) if (left.startsWith(ASIDE)) remove(join(home, left));
    const aside = mkdtempSync(join(home, ASIDE));
    try {
      const made = join(aside, 'new');
      await build(made, name);
      writeFileSync(join(made, STAMP), JSON.stringify({ sources, files: sizesIn(made) }));
      if (existsSync(dist)) renameSync(dist, join(aside, 'old'));
      renameSync(made, dist);
    } finally {
      remove(aside);
    }
  });
}

function buildPackage(folder, name) {
  return run('node', [`packages/${name}/scripts/build.ts`, folder], { title: `Buduję ${BUILT[name]}`, quiet: true });
}

/** Whether `dist` is a complete build of these sources: with exactly the files, and sizes, of its stamp. */
function isWhole(dist, sources) {
  const stamp = join(dist, STAMP);
  if (!existsSync(stamp)) return false;
  try {
    const built = JSON.parse(readFileSync(stamp, 'utf8'));
    return built.sources === sources && JSON.stringify(built.files) === JSON.stringify(sizesIn(dist));
  } catch (error) {
    // The stamp was cut off, or has an earlier format.
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** Every file of a build with its size in bytes, sorted by path. */
function sizesIn(dist) {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== STAMP)
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => [file.slice(dist.length + 1).replaceAll('\\', '/'), statSync(file).size]);
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !SKIPPED.has(name) && !NOT_BUILT.test(name) && !name.startsWith(ASIDE))
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** A hash of all sources of a built package; independent of where the repository is. */
function sourcesHash(root, name) {
  const hash = createHash('sha256');
  const files = sourcesOf(root, name).flatMap((source) => filesBelow(root, source));
  for (const file of files.toSorted()) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\n${String(bytes.length)}\n`).update(bytes);
  }
  return hash.digest('hex');
}

function remove(folder) {
  // With retries: a builder that was killed may have a child process that still writes there.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
