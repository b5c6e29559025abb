import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { importsIn, targetOf } from './imports.ts';
import { sourceFiles } from './layers.ts';
import { ownFiles } from './support/own-files.ts';
import { opens, readPackage } from './support/packages.ts';

/** The names that are imported from packages, by package. */
export type Names = Map<string, Set<string>>;

/** The exports of the packages' index files that no other package imports, as "engine: name". */
export function unusedExports(root: string, packages: readonly string[]): readonly string[] {
  const taken: Names = new Map();
  for (const path of ownFiles(root, ['.ts', '.tsx', '.mjs', '.md'])) {
    const home = /^packages\/([^/]+)\//u.exec(path.split(sep).join('/'))?.[1];
    const text = readFileSync(join(root, path), 'utf8');
    if (path.endsWith('.md')) namesTaken(`${path}.ts`, importsToldIn(text), taken, home);
    else namesTaken(path, text, taken, home);
  }
  return packages.flatMap((name) => {
    const door = join('packages', name, 'src', 'index.ts');
    return unusedOf(name, exportsOf(door, readFileSync(join(root, door), 'utf8')), taken);
  });
}

/**
 * Entry points in the `exports` of package.json that no other package imports, as "game: ./map/view.ts". Of the files matched by an entry with a star,
 * those that another file of the package imports count as used too.
 */
export function unusedDoors(root: string, packages: readonly string[]): readonly string[] {
  const entered = ownFiles(root, ['.ts', '.tsx']).flatMap((path) => {
    const home = /^packages\/([^/]+)\//u.exec(path.split(sep).join('/'))?.[1] ?? '';
    const text = readFileSync(join(root, path), 'utf8');
    return (text.match(/@fracht\/[^'"?]+/gu) ?? []).filter((source) => !source.startsWith(`@fracht/${home}/`));
  });
  const known = new Set(entered);
  return packages.flatMap((name) => {
    const { files, taken } = sourcesIn(root, name);
    const doors = Object.keys(readPackage(root, name).exports ?? {});
    const opening = doors.flatMap((door) => (door === './*' ? door : opened(door, files, taken)));
    return opening.filter((door) => !known.has(`@fracht/${name}${door.slice(1)}`)).map((door) => `${name}: ${door}`);
  });
}

/** The entry points that an entry of `exports` stands for: itself or, with a star, the matching files that no other file of the package imports. */
export function opened(door: string, files: readonly string[], taken: ReadonlySet<string>): readonly string[] {
  return door.includes('*') ? files.filter((file) => opens(door, file) && !taken.has(file)) : [door];
}

/** The sources of a package without its tests, as its `exports` name them, and which of them another source imports. */
function sourcesIn(
  root: string,
  name: string,
): { readonly files: readonly string[]; readonly taken: ReadonlySet<string> } {
  const home = join(root, 'packages', name, 'src');
  const files = sourceFiles(home).map((path) => relative(home, path).split(sep).join('/'));
  const targets = files.flatMap((file) =>
    importsIn(file, readFileSync(join(home, file), 'utf8')).flatMap(({ source }) => targetOf(file, source) ?? []),
  );
  return { files: files.map((file) => `./${file}`), taken: new Set(targets.map((target) => `./${target}`)) };
}

/** The import statements in a document's examples. */
export function importsToldIn(document: string): string {
  return (document.match(/import \{[^}]*\} from '[^']+'/gu) ?? []).join(';\n');
}

/** The exports that are not among the imported names. */
export function unusedOf(name: string, exported: readonly string[], taken: Names): readonly string[] {
  return exported.filter((each) => taken.get(name)?.has(each) !== true).map((each) => `${name}: ${each}`);
}

/** The names that an index file exports. */
export function exportsOf(path: string, text: string): readonly string[] {
  const entries = parseSync(path, text).module.staticExports.flatMap((statement) => statement.entries);
  return entries.flatMap(({ exportName }) => exportName.name ?? []);
}

/** Adds the names that a file imports from our other packages. For a namespace import, that is every name the file contains. */
export function namesTaken(path: string, text: string, taken: Names, home?: string): void {
  if (!text.includes('@fracht/')) return;
  const take = (source: string, names: readonly string[] | null) => {
    const name = /^@fracht\/([^/]+)$/u.exec(source)?.[1];
    if (name === undefined || name === home) return;
    taken.set(name, new Set([...(taken.get(name) ?? []), ...(names ?? text.match(/\w+/gu) ?? [])]));
  };
  const { staticImports, staticExports } = parseSync(path, text).module;
  for (const { moduleRequest, entries } of staticImports) {
    take(moduleRequest.value, wholeOr(entries.map(({ importName }) => importName.name)));
  }
  for (const { moduleRequest, importName } of staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest !== null) take(moduleRequest.value, wholeOr([importName.name]));
  // An `import(…)`, also as a type, may mean any name of the file.
  for (const [, source = ''] of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/gu)) take(source, null);
}

/** The names; if one of them is missing, as in a default or namespace import, everything counts as imported. */
function wholeOr(names: readonly (string | null)[]): readonly string[] | null {
  const known = names.filter((name) => name !== null);
  return known.length === names.length ? known : null;
}
