import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar } from '@fracht/testing/engine/an-order.ts';
import { startLeg } from '../drive/leg.ts';
import { newGame } from '../new-game.ts';
import { passesLimit } from './passes-limit.ts';

const GAME = newGame(aSetup());

test('[PLN-17] a drive that ends before the limit does not pass it, one that goes on after it does', () => {
  const leg = startLeg(GAME.setup.world, [CITY.POZNAN, CITY.WROCLAW], 70, 0);
  const after = (hours: number) =>
    passesLimit(GAME, aCar({ working: hours * 3600, state: { action: 'DRIVING_EMPTY', leg } }), 0);
  expect([after(0), after(6), after(7), after(8.9)]).toEqual([false, false, true, true]);
  expect(passesLimit(GAME, aCar(), 0)).toBe(false);
});
