import { afterEach, expect, test } from 'vitest';
import { carsOf } from '@fracht/engine';
import { showGame } from '@fracht/testing/game/render-in-game.tsx';
import { firstOf, gameOf, SITUATION_STATES, VIEWER } from '../dev/situation-states.ts';
import { foldSituations, forgetSituations, select, uiStore } from '../store/ui-store.ts';
import { openCar } from './open-car.ts';

afterEach(() => {
  forgetSituations();
  select(null);
});

const [struck] = SITUATION_STATES;
if (struck === undefined) throw new Error('no state');
const game = gameOf(struck);
const own = firstOf(game);
const other = carsOf(game, VIEWER.player).find(({ id }) => id !== own?.order.car);

test('[SIC-12] a press on a struck truck brings its situation back, on any other truck its card', () => {
  showGame(game, VIEWER);
  foldSituations();
  openCar(own?.order.car ?? '');
  expect(uiStore.getState().situation).toEqual({ current: own?.key, answered: null, foldedAt: -1 });
  expect(uiStore.getState().selection).toBeNull();
  openCar(other?.id ?? '');
  expect(uiStore.getState().selection).toEqual({ kind: 'CAR', id: other?.id });
  expect(uiStore.getState().situation.foldedAt).toBe(game.now);
});

test('[SIC-12] a teacher’s press opens the card of a student’s struck truck', () => {
  showGame(game, { player: 't1', type: 'TEACHER' });
  openCar(own?.order.car ?? '');
  expect(uiStore.getState().selection).toEqual({ kind: 'CAR', id: own?.order.car });
});
