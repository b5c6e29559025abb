// Builds the web app when something it is made of has changed since the last build, or when what was built is not whole.
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

/** What the web app is made of: files and folders from the root. */
export function sourcesOf(root) {
  return ['package-lock.json', ...packagesOf(root, 'web')];
}

/**
 * Makes packages/web/dist match the sources; a fraction of a second when it already does. It is built aside, by one builder at a
 * time, and put in place by a rename when it is whole; the stamp in it names the sources and every file with its size.
 * `build` makes the web app in the folder it is given.
 */
export async function ensureBuilt({ root = ROOT, build = buildWeb } = {}) {
  const web = join(root, 'packages', 'web');
  const dist = join(web, 'dist');
  if (isWhole(dist, sourcesHash(root))) return;
  await onlyOne(`build ${web}`, async () => {
    const sources = sourcesHash(root);
    // Whoever was before may have built it.
    if (isWhole(dist, sources)) return;
    for (const name of readdirSync(web)) if (name.startsWith(ASIDE)) remove(join(web, name));
    const aside = mkdtempSync(join(web, ASIDE));
    try {
      const made = join(aside, 'new');
      await build(made);
      writeFileSync(join(made, STAMP), JSON.stringify({ sources, files: sizesIn(made) }));
      if (existsSync(dist)) renameSync(dist, join(aside, 'old'));
      renameSync(made, dist);
    } finally {
      remove(aside);
    }
  });
}

function buildWeb(folder) {
  return run('node', ['packages/web/scripts/build.ts', folder], { title: 'Building the web app', quiet: true });
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

/** One number for all that the web app is made of; the same wherever the folder lies. */
function sourcesHash(root) {
  const hash = createHash('sha256');
  const files = sourcesOf(root).flatMap((source) => filesBelow(root, source));
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
