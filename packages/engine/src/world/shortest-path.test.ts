import { expect, test } from 'vitest';
import { world } from '@fracht/content/world.ts';
import { CITY } from '@fracht/testing/engine/an-order.ts';
import { cityOf } from './lookup.ts';
import { isEu, shortestPath } from './shortest-path.ts';
import type { Road, World } from './world.ts';

const POLISH = [CITY.POZNAN, CITY.SZCZECIN, CITY.WARSZAWA, CITY.KRAKOW, CITY.WROCLAW, CITY.BIALYSTOK];

/** A domestic road of a small world. */
function road(id: number, start: number, end: number, distance: number): Road {
  const polish = { eurAfter: 100, polishEnd: start, ferry: null } as const;
  return { id, name: '', start, end, distance, ...polish, motorways: [], outline: [] };
}

test('[WLD-2] a route is the shortest by km', () => {
  expect(shortestPath(world, CITY.POZNAN, CITY.WROCLAW)).toEqual({ cities: [0, 5], distance: 183, eu: false });
  expect(shortestPath(world, CITY.BIALYSTOK, CITY.SZCZECIN)).toEqual({
    cities: [16, 3, 0, 2],
    distance: 773,
    eu: false,
  });
  expect(shortestPath(world, CITY.KRAKOW, CITY.KRAKOW)).toEqual({ cities: [4], distance: 0, eu: false });
});

test('[WLD-2] no route is longer than by way of a third city, and the way back is as long', () => {
  const ids = world.cities.map(({ id }) => id);
  for (const from of ids) {
    for (const to of ids) {
      const { distance } = shortestPath(world, from, to);
      expect(shortestPath(world, to, from).distance).toBe(distance);
      for (const by of ids) {
        expect(distance).toBeLessThanOrEqual(
          shortestPath(world, from, by).distance + shortestPath(world, by, to).distance,
        );
      }
    }
  }
});

test('[WLD-2] ties go to fewer cities, then to the lower city ids', () => {
  const cities = [0, 1, 2, 3, 4].map((id) => ({ ...cityOf(world, 0), id }));
  const small: World = {
    version: 1,
    cities,
    parkings: [],
    goods: [],
    roads: [
      road(0, 0, 1, 50),
      road(1, 1, 4, 50),
      road(2, 0, 2, 50),
      road(3, 2, 4, 50),
      road(4, 0, 3, 20),
      road(5, 2, 3, 30),
    ],
  };
  expect(shortestPath(small, 0, 4).cities).toEqual([0, 1, 4]);
  expect(shortestPath(small, 4, 0).cities).toEqual([4, 1, 0]);
  expect(shortestPath(small, 0, 2).cities).toEqual([0, 2]);
});

test('[WLD-4] a way is EU when a city or a road of it lies abroad', () => {
  for (const from of POLISH) {
    for (const to of POLISH) expect(shortestPath(world, from, to).eu).toBe(false);
  }
  expect(shortestPath(world, CITY.SZCZECIN, CITY.DREZNO).eu).toBe(true);
  expect(isEu(world, [CITY.HAMBURG])).toBe(true);
  expect(isEu(world, [CITY.POZNAN, CITY.DREZNO, CITY.WROCLAW])).toBe(true);
});

test('[WLD-2] a city that is not there is a bug of the caller', () => {
  expect(() => shortestPath(world, 0, 99)).toThrow('No way');
  expect(() => shortestPath(world, 99, 0)).toThrow('No city 99');
});
