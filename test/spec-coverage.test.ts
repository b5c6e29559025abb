import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const rows = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line !== '| what | proof |');
const PROOF = /`(?<file>[^`]+)` — ``(?<title>[^`]+(?:`[^`]+)*)``/gu;

type Proof = { readonly file: string; readonly title: string };

function proofsOf(row: string): readonly Proof[] {
  return [...row.matchAll(PROOF)].map(({ groups }) => ({
    file: groups?.['file'] ?? '',
    title: (groups?.['title'] ?? '').replaceAll(String.raw`\|`, '|'),
  }));
}

function isThere({ file, title }: Proof): boolean {
  const path = join(root, file);
  return existsSync(path) && readFileSync(path, 'utf8').includes(title);
}

test('every row of docs/spec-coverage.md names its proof, or says that it is not done', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((row) => proofsOf(row).length === 0 && !row.endsWith('| not done |'))).toEqual([]);
});

test('every proof that it names is there', () => {
  expect(rows.flatMap(proofsOf).filter((proof) => !isThere(proof))).toEqual([]);
});
