import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exportedNames, namesOfSeveral, repeated } from './words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('a type, a function, a class and a constant have a name of their own in the whole repository', () => {
  expect(namesOfSeveral(root)).toEqual({ types: [], values: [] });
});

test('bites: two files that export something of one name', () => {
  const first = exportedNames('a.ts', `export type Step = 'up'; type Own = 1; export const step = 1, [other] = [2];`);
  const second = exportedNames(
    'b.ts',
    `export interface Step { readonly x: number } export async function step() {} export class Stairs {} export { own } from './c.ts';`,
  );
  expect(first).toEqual({ types: ['Step'], values: ['step'] });
  expect(second).toEqual({ types: ['Step'], values: ['step', 'Stairs'] });
  expect(repeated([...first.types, ...second.types])).toEqual(['Step']);
  expect(repeated([...first.values, ...second.values])).toEqual(['step']);
});
