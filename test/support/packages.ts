import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of a package.json that the tests read. */
type PackageFile = { readonly exports?: Readonly<Record<string, string>> };

const read = new Map<string, PackageFile>();

/** The package.json of one of our packages; cached. */
export function readPackage(root: string, name: string): PackageFile {
  const path = join(root, 'packages', name, 'package.json');
  const file: PackageFile = read.get(path) ?? JSON.parse(readFileSync(path, 'utf8'));
  read.set(path, file);
  return file;
}
