import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stubResizeObserver } from '@fracht/testing/screens/resize-observer.ts';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { gameOf, SITUATION_STATES, VIEWER } from '../dev/situation-states.ts';
import { foldSituations, forgetSituations, showHint, showSituation } from '../store/ui-store.ts';
import { Hints } from './hints.tsx';

beforeEach(stubResizeObserver);

afterEach(() => {
  cleanup();
  forgetSituations();
  showHint(null);
});

function Screen() {
  return (
    <>
      <h1>{VIEWER.player}</h1>
      <Hints isMap />
    </>
  );
}

test('[HNT-3] a first-time hint waits while a situation is open, and comes back once it is put aside', async () => {
  const [struck] = SITUATION_STATES;
  if (struck === undefined) throw new Error('no state');
  playOn(gameOf(struck), VIEWER);
  act(() => showHint(0));
  await renderScreen(Screen, 'map');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => foldSituations());
  expect(screen.getByRole('dialog', { name: 'Podpowiedź' })).toBeTruthy();
  act(() => showSituation());
  expect(screen.queryByRole('dialog')).toBeNull();
});
