import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of a package.json that the tests read. */
type PackageFile = { readonly exports?: Readonly<Record<string, string>> };

/** The field of a program's tsconfig that the tests read. */
type ProgramFile = { readonly include: readonly string[] };

const read = new Map<string, PackageFile>();

/** The package.json of one of our packages; cached. */
export function readPackage(root: string, name: string): PackageFile {
  const path = join(root, 'packages', name, 'package.json');
  const file: PackageFile = read.get(path) ?? JSON.parse(readFileSync(path, 'utf8'));
  read.set(path, file);
  return file;
}

/** The names of all our packages, as their folders are called. */
export function packageNames(root: string): readonly string[] {
  const place = join(root, 'packages');
  return readdirSync(place)
    .filter((name) => existsSync(join(place, name, 'package.json')))
    .toSorted();
}

/** The packages of a program of tsconfig.json ("screens"). */
export function packagesIn(root: string, program: string): readonly string[] {
  const file: ProgramFile = JSON.parse(readFileSync(join(root, `tsconfig.${program}.json`), 'utf8'));
  return file.include.flatMap((place) => /^packages\/([^/]+)$/u.exec(place)?.[1] ?? []);
}

/** Whether an entry of `exports` ("./map/view.ts", "./*-screen.tsx", ".") opens a path that begins with a dot. */
export function opens(door: string, path: string): boolean {
  const [before = '', after] = door.split('*');
  if (after === undefined) return path === door;
  return path.length >= door.length && path.startsWith(before) && path.endsWith(after);
}
