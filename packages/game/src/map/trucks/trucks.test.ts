import { expect, test } from 'vitest';
import { Glide } from './glide.ts';
import { truckAt } from './truck-at.ts';
import { truckLooks } from './truck-looks.ts';
import type { TruckMark } from './truck-mark.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';

function aMark(change: Partial<TruckMark> = {}): TruckMark {
  return {
    id: 'ST-01',
    type: 'ST',
    mine: true,
    x: 0,
    y: 0,
    angle: 0,
    ring: 'NONE',
    badge: null,
    tone: 'none',
    selected: false,
    city: null,
    ...change,
  };
}

test('[MAP-7] a press takes the truck on top', () => {
  const [under, over] = [aMark({ mine: false }), aMark({ id: 'ST-02' })];
  const drawn = [under, over].map((mark) => ({ mark, x: 50, y: 50 }));
  expect(truckAt(drawn, 55, 52)?.mark).toBe(over);
  expect(truckAt(drawn, 90, 50)).toBeNull();
});

test('[MAP-17] a stack is as large to a press as a finger needs', () => {
  const stack = { mark: aMark({ mine: false, city: 3 }), x: 50, y: 50, isStack: true };
  expect(truckAt([stack], 71, 50)).toBe(stack);
  expect(truckAt([{ ...stack, isStack: false }], 71, 50)).toBeNull();
});

test('[MAP-7] a small correction glides, another place is taken at once', () => {
  const glide = new Glide();
  glide.follow('ST-01', { x: 0, y: 0, angle: 0 }, null);
  const eased = glide.follow('ST-01', { x: 10, y: 0, angle: 0 }, 16);
  expect(eased.x).toBeGreaterThan(0);
  expect(eased.x).toBeLessThan(10);
  expect(glide.follow('ST-01', { x: 500, y: 0, angle: 0 }, 16).x).toBe(500);
});

test('[MAP-7] a heading turns the shorter way round', () => {
  const glide = new Glide();
  glide.follow('ST-01', { x: 0, y: 0, angle: 3 }, null);
  expect(glide.follow('ST-01', { x: 0, y: 0, angle: -3 }, 16).angle).toBeGreaterThan(3);
});

test('[MAP-7] cars free at their base are no trucks; every other car of the game is one', () => {
  const game = gameAt(aPlayedGame(2), 8 * 3600);
  const looks = truckLooks(game, 's1', game.now);
  expect(looks.map(({ id }) => id)).toEqual(
    game.cars.filter(({ gone, state }) => !gone && state.action !== 'FREE').map(({ id }) => id),
  );
  expect(looks.filter(({ mine }) => mine).every(({ car }) => car.player === 's1')).toBe(true);
});
