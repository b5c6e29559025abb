import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
type Manifest = z.output<typeof manifest>;

/** A third-party package whose code or font the web app distributes, and the text of its licence. */
export type ShippedPackage = { readonly name: string; readonly licence: string; readonly text: string };

const TEXT = /^(?:licen[cs]e|copying|ofl)(?:[.-].*)?$/iu;

/** The packages that the web app may distribute: all third-party runtime dependencies of it and of our packages in it, and their dependencies, by name. */
export function shippedPackages(root: string): readonly ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const seen = new Set<string>();
  const visit = (name: string, from: string): void => {
    const folder = folderOf(root, name, from);
    if (folder === null || seen.has(folder)) return;
    seen.add(folder);
    const read = readManifest(folder);
    if (!name.startsWith('@fracht/')) found.set(`${read.name} ${read.version}`, shipped(folder, read));
    for (const needed of Object.keys(read.dependencies)) visit(needed, folder);
  };
  visit('@fracht/web', root);
  return [...found.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/** The licences page as text. */
export function licencesText(root: string): string {
  const parts = shippedPackages(root).map(({ name, licence, text }) => `${name}\n${licence}\n\n${text.trim()}\n`);
  const head =
    'Fracht (MIT) contains work of others under these licences. / Fracht zawiera prace innych osób na tych licencjach.\n';
  return [head, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

/** The folder of a package that the one in `from` depends on: in the nearest node_modules that has it; null: not installed, such as an unused optional dependency. */
function folderOf(root: string, name: string, from: string): string | null {
  for (let place = from; place.startsWith(root); place = join(place, '..')) {
    const folder = join(place, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (place === root) break;
  }
  return null;
}

function shipped(folder: string, { name, version, license = '' }: Manifest): ShippedPackage {
  const texts = readdirSync(folder).filter((file) => TEXT.test(file));
  const text = texts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n\n');
  return { name: `${name} ${version}`, licence: license, text };
}

function readManifest(folder: string): Manifest {
  return manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}
