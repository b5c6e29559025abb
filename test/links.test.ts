import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownFiles } from './support/own-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const LINK = /\]\((?<to>[^()\s]+)\)/gu;

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The anchors of a document's headings: lower case, digits, hyphens for blanks; all other characters are dropped. */
function anchorsOf(text: string): readonly string[] {
  return Array.from(text.matchAll(/^#+ (?<heading>.+)$/gmu), ({ groups }) =>
    (groups?.['heading'] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function leadsSomewhere(from: string, to: string): boolean {
  const [file = '', anchor] = to.split('#');
  const target = file === '' ? from : join(dirname(from), file);
  if (!existsSync(join(root, target))) return false;
  return anchor === undefined || anchorsOf(textOf(target)).includes(anchor);
}

function brokenLinksOf(document: string): readonly string[] {
  return Array.from(textOf(document).matchAll(LINK), ({ groups }) => groups?.['to'] ?? '').filter(
    (to) => !/^[a-z]+:/u.test(to) && !leadsSomewhere(document, to),
  );
}

const documents = ownFiles(root, ['.md']);

test('there are documents, and links between them', () => {
  expect(documents.length).toBeGreaterThan(40);
  expect(documents.flatMap((document) => [...textOf(document).matchAll(LINK)]).length).toBeGreaterThan(100);
});

test.each(documents)('every link of %s leads to a file, and to a heading where it names one', (document) => {
  expect(brokenLinksOf(document)).toEqual([]);
});
