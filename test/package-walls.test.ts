import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importsIn, targetOf } from './imports.ts';
import { ownFiles } from './support/own-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the engine's own tests take of packages above it: their doors load the whole catalogue, in each worker of each mutation anew. */
const ABOVE_THE_ENGINE = [
  'packages/bots/src/play-game.ts',
  'packages/content/src/settings/index.ts',
  'packages/content/src/situations/index.ts',
  'packages/content/src/situations/practice.ts',
  'packages/content/src/world.ts',
  'packages/scenarios/src/author/author.ts',
  'packages/scenarios/src/author/blank.ts',
];
/** What tests of other packages take of the engine's: a game, a setup and an order made by hand, and a game played at random. */
const MADE_BY_HAND = [
  'packages/engine/test/a-lesson.ts',
  'packages/engine/test/a-setup.ts',
  'packages/engine/test/an-open-situation.ts',
  'packages/engine/test/an-order.ts',
  'packages/engine/test/random-play.ts',
  'packages/engine/test/replays/recorded.ts',
  'packages/engine/test/the-library.ts',
  'packages/engine/test/timers.ts',
];
/** One test draws the debrief of a game whose every number is worked out by hand, from the recording to the page: through three packages. */
const DEBRIEF_BY_HAND = [
  'packages/debrief/src/index.ts',
  'packages/debrief/test/hand-made.ts',
  'packages/protocol/src/http/what-if.ts',
  'packages/server/src/debriefs/known-game.ts',
  'packages/server/src/debriefs/views/student-view.ts',
  'packages/server/src/debriefs/views/what-if-view.ts',
];

/** By package, the files of others that its tests enter beside their doors. One that is entered no more fails the test, so that the lists only shrink. */
const ENTERED: Readonly<Record<string, readonly string[]>> = {
  engine: ABOVE_THE_ENGINE,
  protocol: MADE_BY_HAND.filter((file) => !/random-play|recorded/u.test(file)),
  reference: MADE_BY_HAND.filter((file) => /a-lesson|a-setup|an-order/u.test(file)),
  server: MADE_BY_HAND.filter((file) => /random-play|recorded/u.test(file)),
  game: DEBRIEF_BY_HAND,
};

/** The files of other packages that a file imports by their place. */
function beyond(file: string, text: string): readonly string[] {
  const home = file.split('/').slice(0, 2).join('/');
  return importsIn(file, text).flatMap(({ source }) => {
    const target = targetOf(file, source);
    return target?.startsWith('packages/') === true && !target.startsWith(`${home}/`) ? [target] : [];
  });
}

test('no file, tests included, enters another package beside its door', () => {
  const found = new Map<string, Set<string>>();
  for (const path of ownFiles(root, ['.ts', '.tsx'], 'packages')) {
    const file = path.split(sep).join('/');
    const [, name = ''] = file.split('/');
    for (const target of beyond(file, readFileSync(join(root, path), 'utf8'))) {
      found.set(name, (found.get(name) ?? new Set()).add(target));
    }
  }
  const entered = [...found].map(([name, targets]) => [name, [...targets].sort()] as const);
  expect(Object.fromEntries(entered)).toEqual(
    Object.fromEntries(Object.entries(ENTERED).map(([name, targets]) => [name, targets.toSorted()])),
  );
});

test('bites: an import by its place, of types and later ones too', () => {
  const text = `import { a } from '../../kit/src/a.ts'; import type { B } from '../../kit/src/b.ts'; import { c } from './c.ts';
    const load = () => import('../../kit/src/d.ts'); export { e } from '@fracht/kit/e.ts';`;
  expect(beyond('packages/game/src/file.ts', text)).toEqual([
    'packages/kit/src/a.ts',
    'packages/kit/src/b.ts',
    'packages/kit/src/d.ts',
  ]);
});
