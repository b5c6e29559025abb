import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder that only this account may read, and the ones above it that are missing; tells whether it is new. Throws errors of the disk. Node's own way
 * never ends where the folder above is there and yet nothing can be made in it, as in /proc.
 */
export function makeFolder(path: string): boolean {
  if (isFolder(path)) return false;
  try {
    mkdirSync(path, { mode: 0o700 });
    return true;
  } catch (error) {
    // Another process may have made it meanwhile.
    if (isFolder(path)) return false;
    const isAboveMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isAboveMissing || existsSync(dirname(path))) throw error;
  }
  makeFolder(dirname(path));
  return makeFolder(path);
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
