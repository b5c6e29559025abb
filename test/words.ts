import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync, type Statement, Visitor } from 'oxc-parser';
import { ownFiles } from './support/own-files.ts';

/** What a file declares and exports: the names of its types, and those of its functions, classes and constants. */
export type ExportedNames = { readonly types: readonly string[]; readonly values: readonly string[] };

/** The names under which the packages export more than one type, or more than one value, of their own, sorted. */
export function namesOfSeveral(root: string): ExportedNames {
  const sources = ownFiles(root, ['.ts', '.tsx'], 'packages').filter((path) => {
    const file = path.split(sep).join('/');
    // What tests put in the place of a module bears the names of that module.
    return file.includes('/src/') && !file.includes('.test.') && !file.includes('packages/testing/');
  });
  const names = sources.map((path) => exportedNames(path, readFileSync(join(root, path), 'utf8')));
  return {
    types: repeated(names.flatMap(({ types }) => types)),
    values: repeated(names.flatMap(({ values }) => values)),
  };
}

/** The names of what a file declares and exports. */
export function exportedNames(path: string, text: string): ExportedNames {
  const types: string[] = [];
  const values: string[] = [];
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration === null) return;
      const isType = declaration.type === 'TSTypeAliasDeclaration' || declaration.type === 'TSInterfaceDeclaration';
      (isType ? types : values).push(...declaredNames(declaration));
    },
  }).visit(parseSync(path, text).program);
  return { types, values };
}

function declaredNames(declaration: Statement): readonly string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/** The entries that a list has more than once, sorted. */
export function repeated(names: readonly string[]): readonly string[] {
  const more = names.filter((name, index) => names.indexOf(name) !== index);
  return [...new Set(more)].sort();
}
