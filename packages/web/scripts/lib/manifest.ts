import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] };
export type Manifest = Readonly<Record<string, Chunk>>;

/** What the bundler wrote about its chunks. */
export function readManifest(dist: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  return manifest;
}

/** All scripts and styles that a page with these entries loads at first: the entries and everything that they import statically. */
export function filesOf(manifest: Manifest, entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`no chunk ${name} in the manifest`);
    for (const file of [...(chunk.css ?? []), chunk.file]) found.add(file);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...found];
}
