// Builds the web app and the server when something they are made of has changed since the last build, or when what was built is not whole.
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

const SKIPPED = new Set(['node_modules', 'dist', 'test', '.vite']);
const STAMP = '.built-from';
/** Folders in which a build is made before it is put in place; also what a build that was stopped leaves behind. */
const ASIDE = '.dist-';

/** The packages that are built, as a person is told of them. */
const BUILT = { web: 'the web app', server: 'the server' };

/** What a built package is made of: files and folders from the root. */
export function sourcesOf(root, name) {
  return ['package-lock.json', ...packagesOf(root, name)];
}

/**
 * Makes packages/web/dist and packages/server/dist match the sources, or those of them that `names` says; a fraction of a second when
 * they already do. Each is built aside, by one builder at a time, and put in place by a rename when it is whole; the stamp in it names
 * the sources and every file with its size. `build` makes what it is named in the folder it is given.
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
    // Whoever was before may have built it.
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
  return run('node', [`packages/${name}/scripts/build.ts`, folder], { title: `Building ${BUILT[name]}`, quiet: true });
}

/** Whether a build of these sources lies there with every file that it was made with, and no other one. */
function isWhole(dist, sources) {
  const stamp = join(dist, STAMP);
  if (!existsSync(stamp)) return false;
  try {
    const built = JSON.parse(readFileSync(stamp, 'utf8'));
    return built.sources === sources && JSON.stringify(built.files) === JSON.stringify(sizesIn(dist));
  } catch (error) {
    // A stamp that was cut, or of an earlier form.
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** Every file of a build with its size in bytes, in order. */
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
    .filter((name) => !SKIPPED.has(name) && !name.startsWith(ASIDE))
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** One number for all that a built package is made of; the same wherever the folder lies. */
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
  // A builder that was killed may have left one that still writes there.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
