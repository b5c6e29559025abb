import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bareTextsIn } from './bare-texts.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What only developers see. */
const APART = /\.test\.|packages\/testing\/|\/dev\//u;

/** It reads the types of every screen, which takes half a minute of processor time. */
const LONG = { timeout: 600_000 };

test(
  '[UIX-25] no text stands beside something else in one element of a screen, none in a fragment, and no component draws one alone',
  LONG,
  () => {
    const found = bareTextsIn(
      ROOT,
      'tsconfig.screens.json',
      (path) => path.includes('/packages/') && !APART.test(path),
    );
    expect(found).toEqual([]);
  },
);
