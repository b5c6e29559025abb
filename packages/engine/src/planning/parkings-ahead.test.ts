import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar } from '@fracht/testing/engine/an-order.ts';
import { restartLeg, stopLeg, startLeg } from '../drive/leg.ts';
import { newGame } from '../new-game.ts';
import type { Car } from '../state.ts';
import { parkingsAhead } from './parkings-ahead.ts';

/** A game whose drivers take no breaks. */
const GAME = newGame(aSetup({ settings: { break_minutes: 0 } }));
const { world } = GAME.setup;
const LEG = startLeg(world, [CITY.POZNAN, CITY.WARSZAWA], 70, 0);

function driving(working: number): Car {
  return aCar({ working, state: { action: 'DRIVING_EMPTY', leg: LEG } });
}

test('[PLN-7] parkings ahead come in order, with the city at the end, and those behind are gone', () => {
  const all = parkingsAhead(GAME, driving(0), 0);
  for (const [index, { metres }] of all.entries()) expect(metres).toBeGreaterThan(all[index - 1]?.metres ?? -1);
  expect(all.at(-1)).toMatchObject({
    parking: { id: 'city-3' },
    metres: 310_000,
    arrivesAt: Math.ceil((310 / 70) * 3600),
  });
  const later = parkingsAhead(GAME, driving(0), 2 * 3600);
  expect(later.length).toBeLessThan(all.length);
  expect(later.at(-1)?.arrivesAt).toBe(all.at(-1)?.arrivesAt);
});

test('[PLN-7] the overrun tells how long past the limit the driver would come', () => {
  const [first, ...rest] = parkingsAhead(GAME, driving(9 * 3600 - 7200), 0).slice(1);
  expect(first?.overrun).toBe(0);
  expect(rest.at(-1)?.overrun).toBe((rest.at(-1)?.arrivesAt ?? 0) - 7200);
});

test('[PLN-7] a stopped car has the parkings before it; a car in a city has that city', () => {
  const still = stopLeg(world, restartLeg(world, LEG, 0), 3600, 0);
  const stopped = aCar({
    working: 3600,
    state: { action: 'STOPPED_BY_PLAYER', since: 3600, then: { action: 'DRIVING_EMPTY', leg: still } },
  });
  expect(parkingsAhead(GAME, stopped, 9999).at(-1)).toMatchObject({ metres: 240_000 });
  const waiting = aCar({ state: { action: 'WAITING_FOR_LOADING', at: CITY.KRAKOW, until: 50 } });
  const here = { parking: expect.objectContaining({ id: 'city-4' }), metres: 0, arrivesAt: 7 };
  expect(parkingsAhead(GAME, waiting, 7)).toEqual([
    { ...here, overrun: 0, left: 9 * 3600, drivingLeft: 9 * 3600, dayLeft: null, limit: 'DRIVING' },
  ]);
  const late = { ...waiting, dutySince: 7 - 10 * 3600 };
  expect(parkingsAhead(GAME, late, 7)).toEqual([
    { ...here, overrun: 0, left: 5 * 3600, drivingLeft: 9 * 3600, dayLeft: 5 * 3600, limit: 'DAY' },
  ]);
});

test('[PLN-7] a car aboard may choose one beyond the sea; a car that loads none that has no order', () => {
  const leg = startLeg(world, [CITY.SZCZECIN, CITY.MALMO], 70, 0);
  const aboard = aCar({
    state: { action: 'DRIVING_EMPTY', leg: { ...leg, from: 105_000, until: 280_000, sailing: { until: 1000 } } },
  });
  const ahead = parkingsAhead(GAME, aboard, 0);
  expect(ahead.at(-1)).toMatchObject({ metres: 60_000, arrivesAt: 1000 + Math.ceil((60 / 70) * 3600) });
  expect(ahead.every(({ metres }) => metres >= 0)).toBe(true);
  expect(parkingsAhead(GAME, aCar({ state: { action: 'LOADING', at: CITY.KRAKOW, until: 60 } }), 0)).toEqual([]);
  expect(parkingsAhead(GAME, aCar(), 0)).toEqual([]);
});

test('[PLN-7] a car that drives to another on the road has none beyond it', () => {
  const helping = aCar({ state: { action: 'DRIVING_ASSISTANCE', leg: { ...LEG, length: 120_000, until: 120_000 } } });
  const ahead = parkingsAhead(GAME, helping, 0);
  expect(ahead.length).toBeGreaterThan(0);
  expect(ahead.every(({ metres }) => metres <= 120_000)).toBe(true);
});
