import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { namesIn, namesInPackages, namesOfSeveral, typesNamedAsExported } from './words.ts';

const files = namesInPackages(fileURLToPath(new URL('..', import.meta.url)));

test('a type, a function, a class and a constant have a name of their own in the whole repository', () => {
  expect(namesOfSeveral(files)).toEqual([]);
});

test('a type that stays inside its file bears no name that another file exports', () => {
  expect(typesNamedAsExported(files)).toEqual([]);
});

test('bites: two files that export something of one name, be it a type here and a function there', () => {
  const first = namesIn('a.ts', `export type Step = 'up'; type Own = 1; export const step = 1, [other] = [2];`);
  const second = namesIn(
    'b.ts',
    `export interface Step { readonly x: number } export async function step() {} export class Stairs {} export { own } from './c.ts';`,
  );
  const third = namesIn('d.ts', `export const Stairs = 1; export const pair = 2; export type pair = 2;`);
  expect([first, second, third].map(({ exported }) => exported)).toEqual([
    ['Step', 'step'],
    ['Step', 'step', 'Stairs'],
    ['Stairs', 'pair'],
  ]);
  expect(namesOfSeveral([first, second, third])).toEqual(['Stairs', 'Step', 'step']);
});

test('bites: a type of whatever kind that is named as something exported elsewhere, even inside a function', () => {
  const exporting = namesIn(
    'a.ts',
    'export type Step = 1; export function Stairs() {} export const Way = 1; type Way = 1;',
  );
  const own = namesIn(
    'b.ts',
    'type Step = 1; interface Stairs {} class Way {} enum Own {} function up() { type Step = 2; } const Box = class Way {};',
  );
  const nested = namesIn('c.ts', 'export function up() { type Step = 2; } function Way() {}');
  expect(typesNamedAsExported([exporting, own, nested])).toEqual([
    'b.ts: Stairs',
    'b.ts: Step',
    'b.ts: Way',
    'c.ts: Step',
  ]);
});
