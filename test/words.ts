import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ownFiles } from './support/own-files.ts';

/** Type names that are exported several times. The list may only shrink: a name means one thing in the whole repository. */
export const NAMES_OF_SEVERAL: readonly string[] = ['Land', 'PersonName', 'Standing', 'Viewer'];

/** Every name under which the packages export more than one type of their own, sorted. */
export function namesOfSeveral(root: string): readonly string[] {
  const sources = ownFiles(root, ['.ts', '.tsx'], 'packages').filter((path) => {
    const file = path.split(sep).join('/');
    return file.includes('/src/') && !file.includes('.test.');
  });
  return repeated(sources.flatMap((path) => typesOf(path, readFileSync(join(root, path), 'utf8'))));
}

/** The names of the types that a file declares and exports. */
export function typesOf(path: string, text: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      const isType = declaration?.type === 'TSTypeAliasDeclaration' || declaration?.type === 'TSInterfaceDeclaration';
      if (isType) found.push(declaration.id.name);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** The entries that a list has more than once, sorted. */
export function repeated(names: readonly string[]): readonly string[] {
  const more = names.filter((name, index) => names.indexOf(name) !== index);
  return [...new Set(more)].sort();
}
