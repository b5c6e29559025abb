import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ModuleExportName, parseSync, Visitor } from 'oxc-parser';
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
 * Entry points in the `exports` of package.json that no other package imports, as "game: ./map/view.ts". Of the files that an entry with a star opens,
 * those are used too that another file of the package imports.
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

/** The doors that an entry of `exports` stands for: itself, or of the files those that it opens and no other file of the package imports. */
export function opened(door: string, files: readonly string[], taken: ReadonlySet<string>): readonly string[] {
  return door.includes('*') ? files.filter((file) => opens(door, file) && !taken.has(file)) : [door];
}

/** The sources of a package without its tests, as its `exports` name them, and those of them that another one imports. */
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
  const found: string[] = [];
  new Visitor({
    ExportSpecifier: ({ exported }) => {
      found.push(nameOf(exported));
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** Adds the names that a file imports from other packages of ours. For a namespace import, that is every name the file contains. */
export function namesTaken(path: string, text: string, taken: Names, home?: string): void {
  if (!text.includes('@fracht/')) return;
  const take = (source: string, names: readonly string[] | null) => {
    const name = /^@fracht\/([^/]+)$/u.exec(source)?.[1];
    if (name === undefined || name === home) return;
    taken.set(name, new Set([...(taken.get(name) ?? []), ...(names ?? text.match(/\w+/gu) ?? [])]));
  };
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      const named = specifiers.filter((one) => one.type === 'ImportSpecifier');
      take(source.value, named.length < specifiers.length ? null : named.map(({ imported }) => nameOf(imported)));
    },
    ExportNamedDeclaration: ({ source, specifiers }) => {
      if (source !== null)
        take(
          source.value,
          specifiers.map(({ local }) => nameOf(local)),
        );
    },
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') take(source.value, null);
    },
    TSImportType: ({ source }) => take(source.value, null),
  }).visit(parseSync(path, text).program);
}

function nameOf(name: ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}
