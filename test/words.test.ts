import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exportedNames, namesOfSeveral, repeated } from './words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('a type, a function, a class and a constant have a name of their own in the whole repository', () => {
  expect(namesOfSeveral(root)).toEqual([]);
});

test('bites: two files that export something of one name, be it a type here and a function there', () => {
  const first = exportedNames('a.ts', `export type Step = 'up'; type Own = 1; export const step = 1, [other] = [2];`);
  const second = exportedNames(
    'b.ts',
    `export interface Step { readonly x: number } export async function step() {} export class Stairs {} export { own } from './c.ts';`,
  );
  const third = exportedNames('d.ts', `export const Stairs = 1; export const pair = 2; export type pair = 2;`);
  expect([first, second, third]).toEqual([
    ['Step', 'step'],
    ['Step', 'step', 'Stairs'],
    ['Stairs', 'pair'],
  ]);
  expect(repeated([first, second, third])).toEqual(['Stairs', 'Step', 'step']);
});
