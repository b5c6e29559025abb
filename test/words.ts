import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Class, parseSync, type Statement, Visitor } from 'oxc-parser';
import { ownFiles } from './support/own-files.ts';

/** The names that a file declares: those that it exports, and those of the types that stay inside it. */
export type FileNames = {
  readonly path: string;
  readonly exported: readonly string[];
  readonly ownTypes: readonly string[];
};

/** The names in each file of the packages. */
export function namesInPackages(root: string): readonly FileNames[] {
  const sources = ownFiles(root, ['.ts', '.tsx'], 'packages').filter((path) => {
    const file = path.split(sep).join('/');
    // A test's replacement of a module has the names of that module.
    return file.includes('/src/') && !file.includes('.test.') && !file.includes('packages/testing/');
  });
  return sources.map((path) => namesIn(path.split(sep).join('/'), readFileSync(join(root, path), 'utf8')));
}

/** The names that a file declares, each once: a schema and the type derived from it may share one. */
export function namesIn(path: string, text: string): FileNames {
  const exported = new Set<string>();
  const types = new Set<string>();
  const addType = ({ id }: Pick<Class, 'id'>): void => {
    if (id !== null) types.add(id.name);
  };
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      for (const name of declaration === null ? [] : declaredNames(declaration)) exported.add(name);
    },
    TSTypeAliasDeclaration: addType,
    TSInterfaceDeclaration: addType,
    TSEnumDeclaration: addType,
    ClassDeclaration: addType,
  }).visit(parseSync(path, text).program);
  return { path, exported: [...exported], ownTypes: [...types].filter((name) => !exported.has(name)) };
}

function declaredNames(declaration: Statement): readonly string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/** The names that more than one file declares and exports, whether as a type or as a function, class or constant, sorted. */
export function namesOfSeveral(files: readonly FileNames[]): readonly string[] {
  const all = files.flatMap(({ exported }) => exported);
  return [...new Set(all.filter((name, index) => all.indexOf(name) !== index))].sort();
}

/** The types that stay inside a file and have a name that another file exports: each with its file, sorted. */
export function typesNamedAsExported(files: readonly FileNames[]): readonly string[] {
  const exported = new Set(files.flatMap((file) => file.exported));
  return files
    .flatMap(({ path, ownTypes }) => ownTypes.filter((name) => exported.has(name)).map((name) => `${path}: ${name}`))
    .sort();
}
