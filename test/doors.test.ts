import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  exportsOf,
  importsToldIn,
  type Names,
  namesTaken,
  opened,
  unusedDoors,
  unusedExports,
  unusedOf,
} from './doors.ts';
import { packageNames, readPackage } from './support/packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The packages whose `exports` have this entry. */
const opening = (door: string): readonly string[] =>
  packageNames(root).filter((name) => door in (readPackage(root, name).exports ?? {}));

test('whatever a package exports at its door somebody outside takes', () => {
  expect(opening('.')).toContain('engine');
  expect(unusedExports(root, opening('.'))).toEqual([]);
});

test('every file that a package opens to others is entered by one', () => {
  const open = opening('./*');
  expect(open).toEqual(['kit', 'testing']);
  expect(
    unusedDoors(
      root,
      packageNames(root).filter((name) => !open.includes(name)),
    ),
  ).toEqual([]);
});

test('an entry with a star has to be entered at every file that it opens and its package does not use itself', () => {
  const files = ['./a/b-screen.tsx', './a/c-screen.tsx', './a/d.tsx', './-screen.tsx'];
  const taken = new Set(['./a/c-screen.tsx', './a/d.tsx']);
  expect(opened('./*-screen.tsx', files, taken)).toEqual(['./a/b-screen.tsx']);
  expect(opened('./a/d.tsx', files, taken)).toEqual(['./a/d.tsx']);
});

test('bites: a package whose doors are all entered under one name has none of its own name alone', () => {
  expect(unusedDoors(root, ['kit'])).toEqual(['kit: ./*']);
});

const DOOR = `export { a, type B, c as d } from './a.ts'; export type { E } from './e.ts';`;

function unusedAfter(text: string, home?: string): readonly string[] {
  const taken: Names = new Map();
  namesTaken('user.ts', text, taken, home);
  return unusedOf('engine', exportsOf('index.ts', DOOR), taken);
}

test('bites: a name that nobody takes', () => {
  expect(unusedAfter(`import { a } from '@fracht/engine';`)).toEqual(['engine: B', 'engine: d', 'engine: E']);
  expect(unusedAfter(`import { a } from '@fracht/protocol';`)).toHaveLength(4);
  expect(unusedAfter(`import { a, B, d, E } from '@fracht/engine';`, 'engine')).toHaveLength(4);
});

test.each([
  `import { a as one, type B, d } from '@fracht/engine'; import type { E } from '@fracht/engine';`,
  `export { a, d } from '@fracht/engine'; export type { B, E } from '@fracht/engine';`,
  `import * as engine from '@fracht/engine'; export const all: engine.B | engine.E = engine.a(engine.d);`,
  `const { a, d } = await import('@fracht/engine'); type All = import('@fracht/engine').B & E;`,
])('%s takes all four', (text) => {
  expect(unusedAfter(text)).toEqual([]);
});

test('so does a document that tells to import them', () => {
  const document =
    "Try `import { a, d } from '@fracht/engine'`, or:\n```js\nimport {\n  B,\n  E,\n} from '@fracht/engine';\n```";
  expect(unusedAfter(importsToldIn(document))).toEqual([]);
  expect(unusedAfter(importsToldIn('`a`, `B`, `d` and `E` of `@fracht/engine`'))).toHaveLength(4);
});
