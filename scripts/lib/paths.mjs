import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The environment in which the project's own Node and tools come first. */
export function projectEnvironment(extra = {}) {
  const bin = join(ROOT, 'node_modules', '.bin');
  return { ...process.env, ...extra, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
}
