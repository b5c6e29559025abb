import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownFiles } from './support/own-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The fields of a tsconfig that this test reads. */
type Program = {
  readonly include?: readonly string[];
  readonly references?: readonly { readonly path: string }[];
};

function programIn(path: string): Program {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

const included = (programIn('tsconfig.json').references ?? []).flatMap(({ path }) => programIn(path).include ?? []);

test('every source stands in one of the programs that types and lint check', () => {
  const sources = ownFiles(root, ['.ts', '.tsx']);
  const unchecked = sources.filter((file) => !included.some((place) => file === place || file.startsWith(`${place}/`)));
  expect(sources.length).toBeGreaterThan(1000);
  expect(unchecked).toEqual([]);
});
