import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the tests read of a package.json of ours. */
type PackageFile = { readonly exports?: Readonly<Record<string, string>> };

/** The package.json of one of our packages. */
export function readPackage(root: string, name: string): PackageFile {
  const file: PackageFile = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return file;
}
