import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cyclesIn, graphOf } from './cycles.ts';
import { absentRooms, ALL_FLOORS, ENGINE, type Floors, strayImports, strayIn } from './floors.ts';
import { DRAWN_IN_A_BROWSER, LAYERS, sourceFiles, unusedIn, violationsIn, violationsOf } from './layers.ts';
import { packageNames } from './support/packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What may stay, with the reasons. One that no longer occurs fails the test, so that the list only shrinks. */
const EXCEPTIONS: readonly { readonly file: string; readonly what: string; readonly reason: string }[] = [
  {
    file: 'packages/game/src/dev/local-game.ts',
    what: 'imports values of bots',
    reason: 'games of the workshop have bots in the other seats; the production bundle leaves the file out',
  },
  {
    file: 'packages/game/src/dev/situation-states.ts',
    what: 'imports values of bots',
    reason:
      'the workshop shows each state of a situation in a game that bots play; the production bundle leaves it out',
  },
  {
    file: 'packages/workshop/src/trial/trial.worker.ts',
    what: 'imports values of bots',
    reason: 'bots play the games that show what a change of settings does, in a worker that no other screen loads',
  },
];

describe('layers', () => {
  test('every package but that of the tests has its row', () => {
    expect([...Object.keys(LAYERS), 'testing'].toSorted()).toEqual(packageNames(root));
  });

  test('no package imports what it may not', () => {
    const found = Object.keys(LAYERS).flatMap((name) => violationsOf(name));
    const isExpected = (violation: { file: string; what: string }) =>
      EXCEPTIONS.some(({ file, what }) => file === violation.file && what === violation.what);
    expect(found.filter((violation) => !isExpected(violation))).toEqual([]);
    const stale = EXCEPTIONS.filter(({ file, what }) => !found.some((v) => v.file === file && v.what === what));
    expect(stale).toEqual([]);
  });

  test('whatever a row allows is asked for', () => {
    expect(Object.keys(LAYERS).flatMap((name) => unusedIn(name))).toEqual([]);
  });

  test.each([
    ['engine', `import { z } from 'zod';`, 'imports zod'],
    ['engine', `import { a } from '@fracht/protocol';`, 'imports @fracht/protocol'],
    ['engine', `import fs from 'node:fs';`, 'imports node:fs'],
    ['engine', `export const now = () => Date.now();`, 'names Date'],
    ['engine', `export const roll = () => Math.random();`, 'uses Math.random'],
    ['engine', `export const wave = (x: number) => Math.sin(x);`, 'uses Math.sin'],
    ['engine', `export const order = (a: string, b: string) => a.localeCompare(b);`, 'calls localeCompare'],
    ['engine', `export async function wait() {}`, 'is asynchronous'],
    ['content', `import { CAR_TYPES } from '@fracht/engine';`, 'imports values of engine'],
    ['protocol', `import { world } from '@fracht/content';`, 'imports @fracht/content'],
    ['web', `import { app } from '@fracht/server';`, 'imports @fracht/server'],
    ['kit', `import { hooks } from '@fracht/game/store/hooks.ts';`, 'imports @fracht/game/store/hooks.ts'],
    [
      'workshop',
      `import { view } from '@fracht/game/map/trucks/placer.ts';`,
      'enters @fracht/game/map/trucks/placer.ts beside its door',
    ],
    [
      'web',
      `import { Lines } from '@fracht/office/a/b-screens.tsx';`,
      'enters @fracht/office/a/b-screens.tsx beside its door',
    ],
    ['game', `import { Button } from '@fracht/kit';`, 'enters @fracht/kit beside its door'],
    [
      'office',
      `import { served } from '@fracht/testing/screens/fake-server.ts';`,
      'imports @fracht/testing/screens/fake-server.ts',
    ],
    [
      'protocol',
      `import { newOrder } from '@fracht/engine/by-hand.ts';`,
      'enters @fracht/engine/by-hand.ts beside its door',
    ],
    ['server', `import { App } from '@fracht/web';`, 'imports @fracht/web'],
    [
      'web',
      `import { advance } from '@fracht/engine/src/advance.ts';`,
      'enters @fracht/engine/src/advance.ts beside its door',
    ],
    ['web', `export * from './state.ts';`, 'exports everything of ./state.ts'],
    ['web', `const load = () => import('@fracht/server');`, 'imports @fracht/server'],
  ])('bites: a planted violation in %s: %s', (name, text, what) => {
    expect(violationsIn(name, 'planted.ts', text)).toContain(what);
  });

  test.each(DRAWN_IN_A_BROWSER)('[REF-10] bites: the reference dispatcher or its solver in %s', (name) => {
    const texts = [
      `import { parOf } from '@fracht/reference';`,
      `import type { LpSolver } from '@fracht/reference';`,
      `const load = () => import('@fracht/reference');`,
      `import load from 'highs';`,
      `const load = () => import('highs');`,
      `import wasm from 'highs/runtime';`,
    ];
    for (const text of texts) expect(violationsIn(name, 'planted.ts', text)).toHaveLength(1);
  });

  test('a type from the engine is welcome in content', () => {
    expect(violationsIn('content', 'fine.ts', `import type { CarType } from '@fracht/engine';`)).toEqual([]);
  });
});

describe('import cycles', () => {
  test('no file comes back to itself, not by types either', () => {
    const packages = [...Object.keys(LAYERS), 'testing'];
    const paths = packages.flatMap((name) => sourceFiles(join(root, 'packages', name, 'src')));
    const texts = paths.map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')] as const);
    expect(cyclesIn(graphOf(new Map(texts)))).toEqual([]);
  });

  test.each([
    ['an import', `import { b } from './b.ts';`],
    ['an import of types', `import type { B } from './b.ts';`],
    ['an import of one type', `import { type B } from './b.ts';`],
    ['an export', `export { b } from './b.ts';`],
    ['an export of types', `export type { B } from './b.ts';`],
    ['a dynamic import', `const load = () => import('./b.ts');`],
    ['the type of a module', `export type B = import('./b.ts').B;`],
  ])('bites: %s closes a cycle', (_what, text) => {
    const texts = new Map([
      ['src/a.ts', text],
      ['src/b.ts', `import { c } from '../c.ts';`],
      ['c.ts', `import { a } from './src/a.ts';`],
      ['d.ts', `import { a } from './src/a.ts';`],
    ]);
    expect(cyclesIn(graphOf(texts))).toEqual(['c.ts → src/a.ts → src/b.ts → c.ts']);
  });

  test('bites: a file that imports itself', () => {
    expect(cyclesIn(graphOf(new Map([['a.ts', `import { a } from './a.ts';`]])))).toEqual(['a.ts → a.ts']);
  });

  test('two ways to one file are no cycle', () => {
    const texts = new Map([
      ['a.ts', `import { b } from './b.ts'; import { c } from './c.ts';`],
      ['b.ts', `import { c } from './c.ts';`],
      ['c.ts', `import { z } from 'zod'; import './c.css';`],
    ]);
    expect(cyclesIn(graphOf(texts))).toEqual([]);
  });
});

describe('floors', () => {
  test('no import runs up or across', () => {
    expect(ALL_FLOORS.flatMap((house) => strayImports(root, house))).toEqual([]);
  });

  test('every room of a list is there', () => {
    expect(ALL_FLOORS.flatMap((house) => absentRooms(root, house))).toEqual([]);
  });

  test.each([
    ['cars/a.ts', `import { strike } from '../situations/strike.ts';`],
    ['cars/a.ts', `import type { Scenario } from '../situations/tables.ts';`],
    ['players/a.ts', `import { withTimer } from '../luck.ts';`],
    ['situations/a.ts', `export { resolveReply } from '../incidents/resolve.ts';`],
    ['units.ts', `import { findCar } from './cars/car.ts';`],
    ['new-room/a.ts', ''],
  ])('bites: %s of the engine with %s', (file, text) => {
    expect(strayIn(ENGINE, file, text)).toHaveLength(1);
  });

  test.each([
    ['server', 'games/a.ts', `import { SocketRoom } from '../rooms/socket-room.ts';`],
    ['server', 'rooms/a.ts', `import type { LiveGame } from '../live/live-game.ts';`],
    ['server', 'live/a.ts', `import { Tickets } from '../sockets/tickets.ts';`],
    ['kit', 'session/a.ts', `import { request } from '../api/request.ts';`],
    ['kit', 'ui/a.tsx', `import { ApiError } from '../api/api-error.ts';`],
    ['game', 'sounds/a.ts', `import { uiStore } from '../store/ui-store.ts';`],
    ['game', 'store/a.ts', `const load = () => import('../dev/local-game.ts');`],
  ])('bites: in %s, %s with %s', (name, file, text) => {
    const floors = ALL_FLOORS.find(({ folder }) => folder === `packages/${name}/src`);
    expect(floors && strayIn(floors, file, text)).toHaveLength(1);
  });

  test('what lies below, and types in the description of the data, are welcome', () => {
    expect(strayIn(ENGINE, 'cars/a.ts', `import { happen } from '../happenings/happen.ts';`)).toEqual([]);
    expect(strayIn(ENGINE, 'state.ts', `import type { World } from './world/world.ts';`)).toEqual([]);
  });

  const house: Floors = { folder: 'house', floors: ['cellar', ['left', 'right'], 'roof.ts'] };

  test.each([
    ['left/a.ts', `import { b } from '../right/b.ts';`],
    ['left/deep/a.ts', `import { b } from '../../roof.ts';`],
    ['cellar/a.ts', `const load = () => import('../left/a.tsx');`],
    ['attic.ts', ''],
    ['left/a.ts', `import { b } from '../attic.ts';`],
  ])('bites: %s with %s', (file, text) => {
    expect(strayIn(house, file, text)).toHaveLength(1);
  });

  test('what lies below, in the same room or outside, and what is no source, is welcome', () => {
    const text = `import { a } from '../cellar/a.ts'; import { b } from './b.ts'; import { c } from '../../else/c.ts'; import './a.css';`;
    expect(strayIn(house, 'left/a.ts', text)).toEqual([]);
  });
});
