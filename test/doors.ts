import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type ModuleExportName, parseSync, Visitor } from 'oxc-parser';
import { ownFiles } from './support/own-files.ts';
import { readPackage } from './support/packages.ts';

/** The names that are taken from packages, by package. */
export type Names = Map<string, Set<string>>;

/** The exports at the doors of these packages that nobody outside them takes, as "engine: name". */
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

/** Doors of packages with several - files named in package.json - that nobody outside enters, as "game: ./map/view.ts". */
export function unusedDoors(root: string, packages: readonly string[]): readonly string[] {
  const entered = ownFiles(root, ['.ts', '.tsx']).flatMap((path) => {
    const home = /^packages\/([^/]+)\//u.exec(path.split(sep).join('/'))?.[1] ?? '';
    const text = readFileSync(join(root, path), 'utf8');
    return (text.match(/@fracht\/[^'"?]+/gu) ?? []).filter((source) => !source.startsWith(`@fracht/${home}/`));
  });
  const known = new Set(entered);
  return packages.flatMap((name) =>
    Object.keys(readPackage(root, name).exports ?? {})
      .filter((door) => !known.has(`@fracht/${name}${door.slice(1)}`))
      .map((door) => `${name}: ${door}`),
  );
}

/** The imports that a document tells its reader to write. */
export function importsToldIn(document: string): string {
  return (document.match(/import \{[^}]*\} from '[^']+'/gu) ?? []).join(';\n');
}

/** Those of these exports that nobody takes. */
export function unusedOf(name: string, exported: readonly string[], taken: Names): readonly string[] {
  return exported.filter((each) => taken.get(name)?.has(each) !== true).map((each) => `${name}: ${each}`);
}

/** The names that a door exports. */
export function exportsOf(path: string, text: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    ExportSpecifier: ({ exported }) => {
      found.push(nameOf(exported));
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** Adds the names that a file takes from packages of ours other than its own. Of a package that it takes whole, it is every name that it writes. */
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
