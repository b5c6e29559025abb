import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

type Locked = {
  readonly version?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
  readonly link?: boolean;
};
type Manifest = { readonly dependencies?: Readonly<Record<string, string>> };
type LockFile = { readonly packages: Readonly<Record<string, Locked>> };

const document = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
const lock: LockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const ROW = /^\| (?<facts>[^|\s]+ \| \d[^|]* \| [^|]+ \| (?:yes|no)) \|(?: [^|\s][^|]* \|){3}$/gmu;

/** The runtime dependencies of the workspaces and the root, without each other. */
function runtimeDependencies(): readonly string[] {
  const folders = ['.', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))];
  const names = folders.flatMap((folder) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.keys(manifest.dependencies ?? {});
  });
  return [...new Set(names)].filter((name) => !name.startsWith('@fracht/')).toSorted();
}

/** The entry of a package, as the lock file would have it. */
function factsOf(name: string): string {
  const { version, license, hasInstallScript = false } = lock.packages[`node_modules/${name}`] ?? {};
  return [name, version, license, hasInstallScript ? 'yes' : 'no'].join(' | ');
}

/** Everything that is installed to run the product, including transitive dependencies. */
const installed = Object.entries(lock.packages).filter(
  ([path, { dev = false, link = false }]) => path.includes('node_modules/') && !dev && !link,
);

test('each dependency that the product runs with has a row, with version, licence and install script of the lock file', () => {
  const rows = [...document.matchAll(ROW)].map(({ groups }) => groups?.['facts']);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows).toEqual(runtimeDependencies().map(factsOf));
});

test('of all that is installed to run the product only what has a row for it runs an install script', () => {
  const told = [...document.matchAll(ROW)].flatMap(({ groups }) => {
    const [name = '', , , script] = (groups?.['facts'] ?? '').split(' | ');
    return script === 'yes' ? [`node_modules/${name}`] : [];
  });
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.flatMap(([path, { hasInstallScript }]) => (hasInstallScript === true ? [path] : []))).toEqual(told);
});

test('every licence of what is installed to run the product is named', () => {
  const licences = new Set(installed.map(([, { license }]) => license ?? 'none'));
  const named = /under one of these licences[^:]*: (?<list>[^.]*(?:\.\d[^.]*)*)\. /u.exec(document)?.groups?.['list'];
  expect(named?.split(', ').toSorted()).toEqual([...licences].toSorted());
});
