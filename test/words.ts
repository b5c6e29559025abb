import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync, type Statement, Visitor } from 'oxc-parser';
import { ownFiles } from './support/own-files.ts';

/** The names that more than one file of the packages declares and exports, whether as a type or as a function, class or constant, sorted. */
export function namesOfSeveral(root: string): readonly string[] {
  const sources = ownFiles(root, ['.ts', '.tsx'], 'packages').filter((path) => {
    const file = path.split(sep).join('/');
    // What tests put in the place of a module bears the names of that module.
    return file.includes('/src/') && !file.includes('.test.') && !file.includes('packages/testing/');
  });
  return repeated(sources.map((path) => exportedNames(path, readFileSync(join(root, path), 'utf8'))));
}

/** The names of what a file declares and exports, each once: a schema and the type that is made of it may share one. */
export function exportedNames(path: string, text: string): readonly string[] {
  const names = new Set<string>();
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      for (const name of declaration === null ? [] : declaredNames(declaration)) names.add(name);
    },
  }).visit(parseSync(path, text).program);
  return [...names];
}

function declaredNames(declaration: Statement): readonly string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/** The names that more than one of the lists has, sorted. */
export function repeated(lists: readonly (readonly string[])[]): readonly string[] {
  const all = lists.flat();
  return [...new Set(all.filter((name, index) => all.indexOf(name) !== index))].sort();
}
