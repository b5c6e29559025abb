import { expect, test } from 'vitest';
import { findCar, type Car, type GameState } from '@fracht/engine';
import { firstOf, gameOf, SITUATION_STATES, VIEWER } from '../dev/situation-states.ts';
import { truckLooks } from '../map/trucks/truck-looks.ts';
import { isHeldUp, shownAction } from './is-held-up.ts';

function stateOf(name: string): { readonly game: GameState; readonly car: Car } {
  const state = SITUATION_STATES.find((one) => one.name === name);
  if (state === undefined) throw new Error(`no state ${name}`);
  const game = gameOf(state);
  const car = findCar(game, firstOf(game)?.order.car ?? '');
  if (car === null) throw new Error('no car');
  return { game, car };
}

const signOf = ({ game, car }: ReturnType<typeof stateOf>, viewer: string) => {
  const look = truckLooks(game, viewer, game.now).find(({ id }) => id === car.id);
  return [look?.ring, look?.badge];
};

test('[SIC-12] [SIT-7] a truck wears the ring of a situation until it is answered, for its player and for others', () => {
  const open = stateOf('question');
  expect(isHeldUp(open.game, open.car)).toBe(true);
  expect(signOf(open, VIEWER.player)).toEqual(['ALERT', 'b-alert']);
  expect(signOf(open, 'p2')).toEqual(['ALERT', null]);
});

test('[SIC-12] [SIT-7] a truck that stands on after the answer wears the sign of a stop', () => {
  const settled = stateOf('agreed');
  expect(settled.car.state.action).toBe('WAITING_EMERGENCY_STOP');
  expect(isHeldUp(settled.game, settled.car)).toBe(false);
  expect(signOf(settled, VIEWER.player)).toEqual(['WAIT', 'b-pause']);
});

test('[SIT-7] a car that stands on after the answer is said to stand, not to be in a situation', () => {
  const [open, settled] = [stateOf('question'), stateOf('agreed')];
  expect(shownAction(open.game, open.car)).toBe('WAITING_EMERGENCY_STOP');
  expect(shownAction(settled.game, settled.car)).toBe('WAITING_ACCIDENT_STOP');
});
