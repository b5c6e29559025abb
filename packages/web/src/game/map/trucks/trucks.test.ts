import { expect, test } from 'vitest';
import { truckAt } from './draw.ts';
import { fanOut } from './fan-out.ts';
import { Glide } from './glide.ts';
import { placeNames } from './names.ts';
import { awayFromName } from './place-direction.ts';
import { cityPlace, truckLooks } from './truck-looks.ts';
import type { TruckMark } from './truck-mark.ts';
import { aPlayedGame, gameAt } from '../../../../test/played-game.ts';

const SCREEN = { width: 400, height: 300 } as const;

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
    place: null,
    ...change,
  };
}

test('trucks in one city stand apart, mine first and away from its name', () => {
  const marks = Array.from({ length: 9 }, (_, index) =>
    aMark({ id: `ST-0${index}`, mine: index === 4, place: cityPlace(3) }),
  );
  const offsets = fanOut(marks, awayFromName, () => false);
  const places = [...offsets.values()].map(({ dx, dy }) => `${Math.round(dx)} ${Math.round(dy)}`);
  expect(new Set(places).size).toBe(9);
  expect(offsets.get('ST-04')?.dx).toBeLessThan(0);
  expect(fanOut([aMark()], awayFromName, () => false).size).toBe(0);
});

test('names keep clear of cities and of each other, and are left out in a crowd', () => {
  const drawn = [aMark(), aMark({ id: 'ST-02' })].map((mark, index) => ({ mark, x: 100 + index * 20, y: 100 }));
  const below = { left: 60, right: 160, top: 110, bottom: 140 };
  const names = placeNames(drawn, [below], SCREEN);
  expect(names).toHaveLength(2);
  expect(names.every(({ y }) => y < 110)).toBe(true);
  const everything = { left: -1000, right: 1000, top: -1000, bottom: 1000 };
  expect(placeNames(drawn, [everything], SCREEN)).toEqual([]);
  expect(placeNames([{ mark: aMark({ selected: true }), x: 90, y: 90 }], [everything], SCREEN)).toHaveLength(1);
});

test('no name of a truck is cut by the edge of the map', () => {
  for (const x of [8, 200, 392]) {
    const [name] = placeNames([{ mark: aMark({ id: 'ADR-19' }), x, y: 100 }], [], SCREEN);
    expect(name?.x).toBeGreaterThan(25);
    expect(name?.x).toBeLessThan(SCREEN.width - 25);
  }
});

test('trucks that stand in a city keep clear of what is written there', () => {
  const marks = Array.from({ length: 6 }, (_, index) => aMark({ id: `ST-0${index}`, place: cityPlace(4) }));
  const offsets = fanOut(marks, awayFromName, (_, { dx }) => dx > 10);
  expect([...offsets.values()].every(({ dx }) => dx <= 10)).toBe(true);
  expect(new Set([...offsets.values()].map(({ dx, dy }) => `${Math.round(dx)} ${Math.round(dy)}`)).size).toBe(6);
});

test('a press takes the truck on top', () => {
  const [under, over] = [aMark({ mine: false }), aMark({ id: 'ST-02' })];
  const drawn = [under, over].map((mark) => ({ mark, x: 50, y: 50 }));
  expect(truckAt(drawn, 55, 52)).toBe(over);
  expect(truckAt(drawn, 90, 50)).toBeNull();
});

test('a small correction glides, another place is taken at once', () => {
  const glide = new Glide();
  glide.follow('ST-01', { x: 0, y: 0, angle: 0 }, null);
  const eased = glide.follow('ST-01', { x: 10, y: 0, angle: 0 }, 16);
  expect(eased.x).toBeGreaterThan(0);
  expect(eased.x).toBeLessThan(10);
  expect(glide.follow('ST-01', { x: 500, y: 0, angle: 0 }, 16).x).toBe(500);
});

test('a heading turns the shorter way round', () => {
  const glide = new Glide();
  glide.follow('ST-01', { x: 0, y: 0, angle: 3 }, null);
  expect(glide.follow('ST-01', { x: 0, y: 0, angle: -3 }, 16).angle).toBeGreaterThan(3);
});

test('cars free at their base are no trucks; every other car of the game is one', () => {
  const game = gameAt(aPlayedGame(2), 8 * 3600);
  const looks = truckLooks(game, 's1', game.now);
  expect(looks.map(({ id }) => id)).toEqual(
    game.cars.filter(({ gone, state }) => !gone && state.action !== 'FREE').map(({ id }) => id),
  );
  expect(looks.filter(({ mine }) => mine).every(({ car }) => car.player === 's1')).toBe(true);
});
