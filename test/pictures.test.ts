import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownFiles } from './support/own-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const PICTURES = 'docs/screens';
const SHOWN = /!\[[^\]]*\]\((?<path>[^()\s]+\.(?:png|jpg))\)/gu;

/** The pictures that a document shows, by their paths from the root. */
function shownBy(document: string): readonly string[] {
  const text = readFileSync(join(root, document), 'utf8');
  return Array.from(text.matchAll(SHOWN), ({ groups }) => join(dirname(document), groups?.['path'] ?? ''));
}

test('the pictures of docs/screens are those that documents show', () => {
  const shown = new Set(ownFiles(root, ['.md']).flatMap(shownBy));
  expect(ownFiles(root, ['.png', '.jpg'], PICTURES).toSorted()).toEqual([...shown].toSorted());
});
