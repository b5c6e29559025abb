import { execFileSync } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** Seeds are below this. */
const MOST = 2 ** 28;

/** The seed of this commit, so that a run can be repeated and the next commit tries something else; a random one outside a repository. */
export function seedOfCommit() {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
    return Number.parseInt(commit.slice(0, 7), 16);
  } catch (error) {
    // No git, or no repository, for which git exits with 128.
    if (error.code === 'ENOENT' || error.status === 128) return seedByChance();
    throw error;
  }
}

/** A different seed at each call. */
export function seedByChance() {
  return Math.floor(Math.random() * MOST);
}
