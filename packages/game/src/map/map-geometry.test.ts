import { expect, test } from 'vitest';
import { world } from '@fracht/content';
import { darkness, GRAINS, nightGrains, globePosition } from './night.ts';
import { svgPath, pointAt, roadPaths, routeLine, slice } from './route-line.ts';
import { overlaps } from '@fracht/kit/ui/box.ts';
import { fittingView, toScreen } from './view.ts';
import { CITY_NAMES } from './map-labels.ts';

const WARSZAWA = 3;
const MARSYLIA = 13;
const NOVEMBER = 325;

test('[MAP-1] every city is on the screen at the sizes of the lab, the card open or not', () => {
  for (const size of [
    { width: 1282, height: 712 },
    { width: 914, height: 712 },
    { width: 1836, height: 1024 },
  ]) {
    const view = fittingView(size);
    for (const city of world.cities) {
      const { x, y } = toScreen(city, view);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(size.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(size.height);
    }
  }
});

test('[MAP-2] a phone shows Poland at a readable scale, every Polish city with room for its name', () => {
  const view = fittingView({ width: 390, height: 600 });
  expect(view.k).toBe(0.86);
  const polish = world.cities.filter(({ abroad }) => !abroad).map((city) => toScreen(city, view));
  expect(polish).toHaveLength(6);
  for (const { x, y } of polish) {
    expect(x).toBeGreaterThan(30);
    expect(x).toBeLessThan(390 - 60);
    expect(y).toBeGreaterThan(100);
    expect(y).toBeLessThan(500);
  }
});

test('[MAP-1] every city has a place for its name', () => {
  expect(CITY_NAMES).toHaveLength(world.cities.length);
});

test('a route runs from its first city to its last, its metres growing', () => {
  const line = routeLine(world, [0, 7, 8, 17]);
  expect(line[0]).toMatchObject({ x: 727, y: 372.6, metres: 0 });
  expect(line.at(-1)).toMatchObject({ x: 252.8, y: 364.9 });
  const metres = line.map((point) => point.metres);
  expect(metres).toEqual([...metres].toSorted((one, other) => one - other));
});

test('a slice of a route begins and ends where it is cut', () => {
  const line = routeLine(world, [0, 7]);
  const part = slice(line, 50_000, 120_000);
  expect(part[0]).toEqual(pointAt(line, 50_000));
  expect(part.at(-1)).toEqual(pointAt(line, 120_000));
  expect(slice(line, 10, 10)).toEqual([]);
  expect(svgPath([])).toBe('');
});

test('[MAP-1] all 27 roads are drawn, each from its one city to the other', () => {
  const loose = world.roads.filter((road) => {
    const { land, sea } = roadPaths({ ...world, roads: [road] });
    const points = [...`${land}${sea}`.matchAll(/[ML](?<x>[\d.]+),(?<y>[\d.]+)/gu)];
    const ends = [world.cities[road.start], world.cities[road.end]];
    return !ends.every(
      (city) =>
        city !== undefined &&
        points.some(({ groups }) => Math.hypot(Number(groups?.['x']) - city.x, Number(groups?.['y']) - city.y) < 1),
    );
  });
  expect([world.roads.length, loose.map(({ name }) => name)]).toEqual([27, []]);
});

test('[MAP-1] two roads of the map are sailed for a part', () => {
  expect(roadPaths(world).sea.match(/M/gu)).toHaveLength(2);
});

test('[MAP-3] noon is light everywhere, midnight dark', () => {
  const [warszawa, marsylia] = [WARSZAWA, MARSYLIA].map((id) => globePosition(world.cities[id] ?? { x: 0, y: 0 }));
  if (warszawa === undefined || marsylia === undefined) throw new Error('no city');
  expect(darkness(warszawa, 12, NOVEMBER)).toBe(0);
  expect(darkness(warszawa, 24, NOVEMBER)).toBe(1);
  expect(darkness(warszawa, 16.2, NOVEMBER)).toBeGreaterThan(darkness(marsylia, 16.2, NOVEMBER));
});

test('[MAP-3] night comes without bands: neighbouring grains of the map hardly differ, at any hour', () => {
  for (const hour of [0, 6, 7.5, 12, 16, 16.8, 20, 30]) {
    const grains = nightGrains(hour, NOVEMBER);
    expect(grains).toHaveLength(GRAINS.wide * GRAINS.high);
    const steps = [...grains].map((shade, index) =>
      index % GRAINS.wide === 0 ? 0 : Math.abs(shade - (grains[index - 1] ?? Number.NaN)),
    );
    expect(Math.max(...steps)).toBeLessThan(0.05);
  }
  expect(nightGrains(12, NOVEMBER).every((shade) => shade === 0)).toBe(true);
  expect(Math.max(...nightGrains(16.2, NOVEMBER))).toBeGreaterThan(0);
});

test('boxes that only touch do not overlap', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  expect(overlaps(box, { ...box, left: 10, right: 20 })).toBe(false);
  expect(overlaps(box, { ...box, left: 9, right: 20 })).toBe(true);
});
