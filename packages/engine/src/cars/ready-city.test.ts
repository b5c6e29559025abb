import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { aCar, anOrder, CITY } from '@fracht/testing/engine/an-order.ts';
import type { Car } from '../state.ts';
import { readyCity } from './ready-city.ts';

const setup = aSetup({ settings: { max_eu_courses: 3 } });
const ANY = anOrder({ player: 'anna' });
const ABROAD = anOrder({ player: 'anna', destination: CITY.HAMBURG });
const cityOf = (changes: Partial<Car>, order = ANY) => readyCity(setup, aCar(changes), order, order.player);

test('[SIT-9] [CAR-3] ready is a FREE car of the fleet or an AVAILABLE one of the own, of the type of the order', () => {
  expect(cityOf({})).toBe(CITY.POZNAN);
  expect(cityOf({ player: 'anna', state: { action: 'AVAILABLE', at: CITY.KRAKOW } })).toBe(CITY.KRAKOW);
  expect(cityOf({ player: 'jan', state: { action: 'AVAILABLE', at: CITY.KRAKOW } })).toBeNull();
  expect(cityOf({ type: 'ADR' })).toBeNull();
  expect(cityOf({ gone: true })).toBeNull();
});

test('[SIT-9] [CAR-1] who is booked or asleep in a city is not free', () => {
  const at = CITY.KRAKOW;
  expect(cityOf({ player: 'anna', state: { action: 'FREE_BOOKED', at, until: 600 } })).toBeNull();
  const then = { action: 'AVAILABLE', at } as const;
  const state = { action: 'SLEEPING', parking: 'p', since: 0, until: 600, then } as const;
  expect(cityOf({ player: 'anna', state })).toBeNull();
});

test('[SIT-9] [CAR-3] an order abroad takes none that has made all its EU courses', () => {
  expect(ABROAD.eu).toBe(true);
  expect(cityOf({ euCourses: 2 }, ABROAD)).toBe(CITY.POZNAN);
  expect(cityOf({ euCourses: 3 }, ABROAD)).toBeNull();
  expect(cityOf({ euCourses: 3 })).toBe(CITY.POZNAN);
});

test('[SIT-9] for an order that nobody has only the fleet is ready', () => {
  expect(cityOf({}, anOrder())).toBe(CITY.POZNAN);
  expect(cityOf({ player: 'anna', state: { action: 'AVAILABLE', at: CITY.KRAKOW } }, anOrder())).toBeNull();
});
