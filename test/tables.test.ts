import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownFiles } from './support/own-files.ts';
import { brokenTablesIn } from './support/tables.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('every table of every document is shown as a table', () => {
  const documents = ownFiles(root, ['.md']);
  const broken = documents.flatMap((path) =>
    brokenTablesIn(readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`),
  );
  expect(documents.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test.each([
  ['an empty line after the separator', '| rule | what |\n|---|---|\n\n| LGN-1 | holds |\n'],
  ['an empty line between two rows', '| rule | what |\n| --- | --- |\n| LGN-1 | holds |\n\n| LGN-2 | holds |\n'],
  ['no separator', '| rule | what |\n| LGN-1 | holds |\n'],
  ['no rows', '| rule | what |\n|---|---|\n\ntext\n'],
])('%s breaks a table', (_, text) => {
  expect(brokenTablesIn(text)).not.toEqual([]);
});

test.each([
  ['a table between two paragraphs', 'text\n\n| rule | what |\n|:--|--:|\n| LGN-1 | a \\| b |\n\ntext\n'],
  ['two tables', '| a | b |\n|---|---|\n| 1 | 2 |\n\n| c | d |\n|---|---|\n| 3 | 4 |'],
])('%s is whole', (_, text) => {
  expect(brokenTablesIn(text)).toEqual([]);
});
