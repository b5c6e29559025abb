import { expect, test } from 'vitest';
import { world } from '@fracht/content/world.ts';
import { CITY } from '@fracht/testing/engine/an-order.ts';
import type { Leg } from '../state.ts';
import { restartLeg, startLeg, stretchEndsAt } from './leg.ts';
import { divertLeg, endAtNextCity, nextCityAhead, turnBack } from './reroute.ts';

/** A leg that stands at `from`. */
function standing(route: readonly number[], from: number): Leg {
  return { ...startLeg(world, route, 60, 0), from, home: from };
}

const WAY = [CITY.POZNAN, CITY.WARSZAWA, CITY.BIALYSTOK];

test('[LEG-6] the next city ahead of a standing leg', () => {
  expect(nextCityAhead(world, standing(WAY, 1))).toBe(CITY.WARSZAWA);
  expect(nextCityAhead(world, standing(WAY, 310_000))).toBe(CITY.WARSZAWA);
  expect(nextCityAhead(world, standing(WAY, 310_001))).toBe(CITY.BIALYSTOK);
});

test('[LEG-7] a leg given up ends at the next city of its way', () => {
  const leg = endAtNextCity(world, standing(WAY, 100_000));
  expect(leg).toMatchObject({ route: [CITY.POZNAN, CITY.WARSZAWA], length: 310_000, from: 100_000, home: 100_000 });
  expect(stretchEndsAt(restartLeg(world, leg, 0))).toBe(210 * 60);
});

test('[LEG-7] turning back leads to the first city over what was driven', () => {
  const leg = turnBack(world, standing(WAY, 400_000));
  expect(leg).toMatchObject({ route: [16, 3, 0], length: 508_000, from: 108_000, home: 400_000 });
  expect(stretchEndsAt(restartLeg(world, leg, 0))).toBe(400 * 60);
});

test('[LEG-7] a new destination is reached the shorter way round', () => {
  const on = divertLeg(world, standing(WAY, 300_000), CITY.KRAKOW);
  expect(on).toMatchObject({ route: [CITY.POZNAN, CITY.WARSZAWA, CITY.KRAKOW], from: 300_000, length: 602_000 });
  const back = divertLeg(world, standing(WAY, 10_000), CITY.WROCLAW);
  expect(back).toMatchObject({ route: [CITY.WARSZAWA, CITY.POZNAN, CITY.WROCLAW], from: 300_000, length: 493_000 });
  const home = divertLeg(world, standing(WAY, 10_000), CITY.POZNAN);
  expect(home).toMatchObject({ route: [CITY.WARSZAWA, CITY.POZNAN], from: 300_000, length: 310_000, home: 10_000 });
  const inCity = divertLeg(world, standing(WAY, 310_000), CITY.KRAKOW);
  expect(inCity).toMatchObject({ route: [CITY.WARSZAWA, CITY.KRAKOW], from: 0, home: 310_000 });
});

test('[LEG-7] a car at sea lands first', () => {
  const way = [CITY.SZCZECIN, CITY.MALMO];
  const aboard: Leg = { ...standing(way, 105_000), until: 280_000, sailing: { until: 9000 } };
  const leg = divertLeg(world, aboard, CITY.POZNAN);
  expect(leg.sailing).toEqual({ until: 9000 });
  expect(leg.until).toBe(280_000);
  expect(leg.route.slice(0, 2)).toEqual(way);
  expect(leg.route.at(-1)).toBe(CITY.POZNAN);
});
