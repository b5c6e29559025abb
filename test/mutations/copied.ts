import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const LEFT_OUT = new Set(['node_modules', '.git', '.cache', 'test-results']);
/** Where the repository's own packages are linked in `node_modules`: the copy has its own. */
const OWN = '@fracht';

/** Copies a repository into a new folder, with its builds; the packages that it depends on are those of the original. */
export function copyRepository(root: string, to: string): void {
  cpSync(root, to, { recursive: true, verbatimSymlinks: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  const modules = join(to, 'node_modules');
  mkdirSync(modules);
  cpSync(join(root, 'node_modules', OWN), join(modules, OWN), { recursive: true, verbatimSymlinks: true });
  const others = readdirSync(join(root, 'node_modules')).filter((name) => name !== OWN && !isWritten(name));
  for (const name of others) symlinkSync(join(root, 'node_modules', name), join(modules, name));
}

/** What tools store in `node_modules` besides the packages. */
function isWritten(name: string): boolean {
  return name.startsWith('.') && name !== '.bin';
}
