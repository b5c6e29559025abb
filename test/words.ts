import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ownFiles } from './support/own-files.ts';

/** Types that bear one name at several places. The list may only shrink: one name has one meaning, whichever package it is met in. */
export const NAMES_OF_SEVERAL: readonly string[] = ['Land', 'PersonName', 'Standing', 'Viewer'];

/** Every name under which source files of the packages export more than one type of their own, in order. */
export function namesOfSeveral(root: string): readonly string[] {
  const sources = ownFiles(root, ['.ts', '.tsx'], 'packages').filter((path) => {
    const file = path.split(sep).join('/');
    return file.includes('/src/') && !file.includes('.test.');
  });
  return repeated(sources.flatMap((path) => typesOf(path, readFileSync(join(root, path), 'utf8'))));
}

/** The types that a file declares and exports, by their names. */
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

/** What stands in a list more than once, in order. */
export function repeated(names: readonly string[]): readonly string[] {
  const more = names.filter((name, index) => names.indexOf(name) !== index);
  return [...new Set(more)].sort();
}
