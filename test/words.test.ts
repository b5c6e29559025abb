import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { NAMES_OF_SEVERAL, namesOfSeveral, repeated, typesOf } from './words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('a type has a name of its own in the whole repository; those that do not yet only get fewer', () => {
  expect(namesOfSeveral(root)).toEqual(NAMES_OF_SEVERAL);
});

test('bites: two files that export a type of one name', () => {
  const first = typesOf('a.ts', `export type Step = 'up'; type Own = 1; export const step = 1;`);
  const second = typesOf('b.ts', `export interface Step { readonly x: number }`);
  expect(repeated([...first, ...second])).toEqual(['Step']);
  expect(repeated(first)).toEqual([]);
});
