import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

const NOT_OURS = new Set(['node_modules', 'dist', 'var', 'test-results']);

/** Paths of all files below a folder, usually the repository's root, with one of these endings (".md"), without installed and built files. */
export function ownFiles(root: string, endings: readonly string[], place = '.'): readonly string[] {
  return readdirSync(join(root, place), { withFileTypes: true }).flatMap((entry) => {
    const path = join(place, entry.name);
    if (!entry.isDirectory()) return endings.includes(extname(entry.name)) ? [path] : [];
    return NOT_OURS.has(entry.name) || entry.name.startsWith('.') ? [] : ownFiles(root, endings, path);
  });
}
