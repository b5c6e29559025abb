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

/** A package of somebody else whose code or font the web app hands out, and the text of its licence. */
export type ShippedPackage = { readonly name: string; readonly licence: string; readonly text: string };

const TEXT = /^(?:licen[cs]e|copying|ofl)(?:[.-].*)?$/iu;

/** What the web app may hand out: every package of others that it and our packages in it run with, and what those bring, by name. */
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

/** The page of licences as a text. */
export function licencesText(root: string): string {
  const parts = shippedPackages(root).map(({ name, licence, text }) => `${name}\n${licence}\n\n${text.trim()}\n`);
  const head =
    'Fracht (MIT) contains work of others under these licences. / Fracht zawiera prace innych osób na tych licencjach.\n';
  return [head, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

/** Where a package lies that one in `from` needs: the nearest node_modules that has it; null: not installed, as an offer that nobody took up. */
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
