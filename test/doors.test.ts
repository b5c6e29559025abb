import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exportsOf, importsToldIn, type Names, namesTaken, unusedDoors, unusedExports, unusedOf } from './doors.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('whatever a package exports at its door somebody outside takes', () => {
  expect(unusedExports(root, ['engine', 'protocol', 'scenarios', 'content', 'bots', 'debrief', 'reference'])).toEqual(
    [],
  );
});

test('every file that a package opens to others is entered by one', () => {
  expect(unusedDoors(root, ['game', 'workshop', 'office'])).toEqual([]);
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
