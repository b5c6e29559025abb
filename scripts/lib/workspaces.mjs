import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const OURS = '@fracht/';

/**
 * The folders, from the root, of one of our packages and all our packages that it depends on, directly or not; sorted.
 * @param {string} root
 * @param {string} name
 * @returns {readonly string[]}
 */
export function packagesOf(root, name) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [name];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (found.has(next)) continue;
    found.add(next);
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'packages', next, 'package.json'), 'utf8'));
    const ours = Object.keys(dependencies).filter((dependency) => dependency.startsWith(OURS));
    waiting.push(...ours.map((dependency) => dependency.slice(OURS.length)));
  }
  return [...found].toSorted().map((folder) => `packages/${folder}`);
}
