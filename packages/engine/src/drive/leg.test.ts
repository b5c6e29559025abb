import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { world } from '@fracht/content/world.ts';
import { CITY } from '@fracht/testing/engine/an-order.ts';
import type { Leg } from '../state.ts';
import { paidMetres } from '../world/along.ts';
import { routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';
import {
  boardFerry,
  drivenSeconds,
  extraLeft,
  restartLeg,
  isRest,
  landFromFerry,
  metresAt,
  metresLeft,
  parkingMetres,
  pastAt,
  portAt,
  positionOnRoute,
  stopLeg,
  startLeg,
  stretchEnd,
  stretchEndsAt,
} from './leg.ts';
import { metresIn, secondsFor } from './speed.ts';

const WAY = [CITY.POZNAN, CITY.WROCLAW];
const TO_SWEDEN = [CITY.POZNAN, CITY.SZCZECIN, CITY.MALMO];

test('[LEG-1] driving times are rounded up, metres down, so that nothing arrives early', () => {
  expect(secondsFor(70_000, 70)).toBe(3600);
  expect(secondsFor(1, 70)).toBe(1);
  expect(metresIn(3600, 50)).toBe(50_000);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000_000 }), fc.integer({ min: 20, max: 120 }), (metres, speed) => {
      const seconds = secondsFor(metres, speed);
      expect(metresIn(seconds, speed)).toBeGreaterThanOrEqual(metres);
      expect(metresIn(seconds - 1, speed)).toBeLessThan(metres);
    }),
  );
});

test('[LEG-1] a leg is a function of time: 183 km at 70 km/h', () => {
  const leg = startLeg(world, WAY, 70, 1000);
  expect(metresAt(leg, 1000)).toBe(0);
  expect(metresAt(leg, 1000 + 3600)).toBe(70_000);
  expect(stretchEndsAt(leg)).toBe(1000 + 9412);
  expect(metresAt(leg, stretchEndsAt(leg))).toBe(183_000);
  expect(metresAt(leg, 999_999)).toBe(183_000);
  expect(positionOnRoute(world, leg, 1000)).toMatchObject({ x: 727, y: 372.6 });
});

test('[LEG-2] a stretch ends at the next port, at a chosen stop, or at the end', () => {
  const leg = startLeg(world, TO_SWEDEN, 70, 0);
  expect(leg.until).toBe(370_000);
  expect(stretchEnd(world, leg)).toBe('PORT');
  const stopping = restartLeg(world, leg, 0, 100_000);
  expect(stopping.until).toBe(100_000);
  expect(stretchEnd(world, stopping)).toBe('STOP');
  expect(restartLeg(world, leg, 0, 600_000).until).toBe(370_000);
  expect(stretchEnd(world, startLeg(world, WAY, 70, 0))).toBe('END');
  const nowhere = startLeg(world, [CITY.POZNAN], 70, 5);
  expect(stretchEndsAt(nowhere)).toBe(5);
  expect(stretchEnd(world, nowhere)).toBe('END');
});

/** The stopped leg, including the part of a metre that it has driven. */
const stopAt = (leg: Leg, at: number): Leg => stopLeg(world, leg, at, pastAt(leg, at));

test('[LEG-3] standing still settles place, work time and what is to be charged', () => {
  const leg = startLeg(world, [CITY.POZNAN, CITY.DREZNO], 60, 0);
  const at = 4 * 3600;
  expect(drivenSeconds(leg, at)).toBe(at);
  const still = stopAt(leg, at);
  expect(still).toMatchObject({ from: 240_000, home: 228_000, abroad: 12_000, extra: 0 });
  expect(drivenSeconds(leg, 999_999)).toBe(secondsFor(380_000, 60));
});

test('[LEG-3] however often a drive is stopped, all its metres are charged once and its place never jumps', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<readonly number[]>([0, 7], [7, 5], [16, 3, 0], [4, 5, 7, 9]),
      fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 20 }),
      fc.integer({ min: -50_000, max: 50_000 }),
      (cities, pauses, extra) => {
        const begun: Leg = { ...startLeg(world, cities, 68, 0), extra };
        let [leg, now] = [begun, 0];
        for (const pause of pauses) {
          now += pause;
          const here = metresAt(leg, now);
          const still = stopAt(leg, now);
          expect(still.from).toBe(here);
          expect(metresLeft(restartLeg(world, still, now), now)).toBe(metresLeft(leg, now));
          leg = restartLeg(world, still, now);
        }
        const done = stopAt(leg, stretchEndsAt(leg));
        expect(done.from).toBe(leg.length);
        expect(done.home + done.abroad).toBe(leg.length + extra);
      },
    ),
  );
});

test('[LEG-8] however often a drive is stopped, it takes as long as without; by earlier rules each stop could cost a second', () => {
  const stops = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 20 });
  const arrivalAfter = (pauses: readonly number[], extra: number, past: (leg: Leg, at: number) => number) => {
    let [leg, now]: [Leg, number] = [{ ...startLeg(world, [CITY.POZNAN, CITY.DREZNO], 68, 0), extra }, 0];
    for (const pause of pauses) {
      now = Math.min(now + pause, stretchEndsAt(leg));
      leg = restartLeg(world, stopLeg(world, leg, now, past(leg, now)), now);
    }
    return stretchEndsAt(leg);
  };
  fc.assert(
    fc.property(stops, fc.integer({ min: -50_000, max: 50_000 }), (pauses, extra) => {
      expect(arrivalAfter(pauses, extra, pastAt)).toBe(arrivalAfter([], extra, pastAt));
    }),
  );
  expect(
    arrivalAfter(
      Array.from({ length: 40 }, () => 1),
      0,
      () => 0,
    ),
  ).toBeGreaterThan(arrivalAfter([], 0, pastAt));
});

test('[LEG-3] lands are charged as they are driven', () => {
  for (const destination of [CITY.DREZNO, CITY.WROCLAW, CITY.TULUZA]) {
    const { cities } = shortestPath(world, CITY.POZNAN, destination);
    const leg = startLeg(world, cities, 70, 0);
    const { home, abroad } = stopAt(leg, stretchEndsAt(leg));
    expect({ home, abroad }).toEqual(paidMetres(routeOf(world, cities)));
  }
});

test('[LEG-4] a detour makes the stretch longer, a short cut shorter, never below nothing', () => {
  const leg = startLeg(world, WAY, 60, 0);
  expect(stretchEndsAt({ ...leg, extra: 17_000 })).toBe(200 * 60);
  expect(stretchEndsAt({ ...leg, extra: -63_000 })).toBe(120 * 60);
  expect(stretchEndsAt({ ...leg, extra: -500_000 })).toBe(0);
  expect(metresAt({ ...leg, extra: 183_000 }, 3600)).toBe(30_000);
  expect(metresLeft({ ...leg, extra: 17_000 }, 0)).toBe(200_000);
});

test('[LEG-4] what a short cut saves beyond a port is saved after it', () => {
  const leg = { ...startLeg(world, TO_SWEDEN, 60, 0), extra: -400_000 };
  const atPort = stopAt(leg, stretchEndsAt(leg));
  expect(atPort.from).toBe(370_000);
  expect(atPort.extra).toBe(-30_000);
  const port = portAt(world, atPort, 370_000);
  if (port === null) throw new Error('No port');
  const ashore = restartLeg(world, landFromFerry(boardFerry(atPort, port, 0), 100), 100);
  expect(stretchEndsAt(ashore)).toBe(100 + secondsFor(30_000, 60));
});

test('[LEG-5] a sailing takes check-in and sailing time; it is neither work nor paid', () => {
  const leg = startLeg(world, TO_SWEDEN, 70, 0);
  const at = stretchEndsAt(leg);
  const atPort = stopAt(leg, at);
  const port = portAt(world, atPort, atPort.until);
  if (port === null) throw new Error('No port');
  const aboard = boardFerry(atPort, port, at);
  expect(stretchEndsAt(aboard)).toBe(at + 480 * 60);
  expect(drivenSeconds(aboard, at + 3600)).toBe(0);
  expect(metresAt(aboard, at + 240 * 60)).toBe(457_500);
  expect(stopAt(aboard, at + 3600)).toBe(aboard);
  const ashore = landFromFerry(aboard, at + 480 * 60);
  expect(ashore).toMatchObject({ from: 545_000, sailing: null, home: 370_000, abroad: 0 });
  const last = restartLeg(world, ashore, at + 480 * 60);
  expect(stretchEnd(world, last)).toBe('END');
  expect(extraLeft(last, at + 480 * 60)).toBe(0);
});

test('[LEG-5] a sailing as long as a rest is a rest', () => {
  const [port] = routeOf(world, TO_SWEDEN).ports;
  if (port === undefined) throw new Error('No port');
  expect(isRest(port, 540)).toBe(false);
  expect(isRest(port, 420)).toBe(true);
});

test('[LEG-6] a parking ahead has its place on the way, one behind has none', () => {
  const leg = startLeg(world, [CITY.POZNAN, CITY.WARSZAWA, CITY.BIALYSTOK], 70, 0);
  expect(parkingMetres(world, leg, 'city-3', 0)).toBe(310_000);
  expect(parkingMetres(world, leg, 'city-3', 5 * 3600)).toBeNull();
  expect(parkingMetres(world, leg, 'city-6', 0)).toBeNull();
});
