import { expect, test } from 'vitest';
import { world } from '@fracht/content/world.ts';
import { CITY } from '@fracht/testing/engine/an-order.ts';
import { cityAhead, homeMetres, landAt, paidMetres, parkingAhead, portAhead, positionAt, seaMetres } from './along.ts';
import { findParking } from './lookup.ts';
import { routeDistance, routeOf } from './route.ts';
import { shortestPath } from './shortest-path.ts';
import type { Road } from './world.ts';

const TO_SWEDEN = [CITY.POZNAN, CITY.SZCZECIN, CITY.MALMO];
/** The countries through which these roads pass. */
function landsOf(roads: readonly Road[]): ReadonlySet<string> {
  return new Set(roads.flatMap(({ start, end }) => routeOf(world, [start, end]).lands.map(({ land }) => land)));
}

const FROM_SWEDEN = [CITY.MALMO, CITY.SZCZECIN, CITY.POZNAN];

test('[WLD-3] a route knows its length and where its cities lie', () => {
  const route = routeOf(world, TO_SWEDEN);
  expect(route.length).toBe(605_000);
  expect(route.cityMetres).toEqual([0, 265_000, 605_000]);
  expect(routeDistance(world, TO_SWEDEN)).toBe(605);
  expect(routeOf(world, [CITY.POZNAN]).length).toBe(0);
  expect(() => routeOf(world, [CITY.POZNAN, CITY.TULUZA])).toThrow('No road');
});

test('[WLD-4] the land changes after eurAfter percent from the Polish end, in both directions', () => {
  const out = routeOf(world, [CITY.POZNAN, CITY.DREZNO]);
  expect(landAt(out, 228_000)).toBe('PL');
  expect(landAt(out, 228_001)).toBe('EUR');
  const back = routeOf(world, [CITY.DREZNO, CITY.POZNAN]);
  expect(landAt(back, 152_000)).toBe('EUR');
  expect(landAt(back, 152_001)).toBe('PL');
  expect(homeMetres(out, 0, out.length)).toBe(228_000);
  expect(homeMetres(back, 0, back.length)).toBe(228_000);
  expect(homeMetres(out, 200_000, 300_000)).toBe(28_000);
});

test('[WLD-4] domestic roads never leave Poland and foreign ones never enter it', () => {
  expect(landsOf(world.roads.filter(({ eurAfter }) => eurAfter === 100))).toEqual(new Set(['PL']));
  expect(landsOf(world.roads.filter(({ polishEnd }) => polishEnd === null))).toEqual(new Set(['EUR']));
});

test('[WLD-4] a road that names the km of its border is in Poland as far, in both directions', () => {
  const out = routeOf(world, [CITY.POZNAN, CITY.HANNOVER]);
  expect(landAt(out, 168_000)).toBe('PL');
  expect(landAt(out, 168_001)).toBe('EUR');
  const back = routeOf(world, [CITY.HANNOVER, CITY.POZNAN]);
  expect(landAt(back, 534_000 - 168_001)).toBe('EUR');
  expect(homeMetres(back, 0, back.length)).toBe(168_000);
  expect(paidMetres(out)).toEqual({ home: 168_000, abroad: 366_000 });
});

test('[WLD-5] every city of a route has its parking on it, and roads have theirs in the order of travel', () => {
  const route = routeOf(world, TO_SWEDEN);
  const metres = route.parkings.map((stop) => stop.metres);
  expect(metres).toEqual([...metres].sort((a, b) => a - b));
  for (const [index, city] of TO_SWEDEN.entries()) {
    const stop = route.parkings.find(({ parking }) => parking.city === city);
    expect(stop?.metres).toBe(route.cityMetres[index]);
    expect(stop?.parking.guarded).toBe(true);
  }
  expect(route.parkings.some(({ parking }) => parking.road !== null && !parking.guarded)).toBe(true);
});

test('[WLD-5] a road driven the other way has its parkings mirrored', () => {
  const there = routeOf(world, [CITY.POZNAN, CITY.WARSZAWA]);
  const back = routeOf(world, [CITY.WARSZAWA, CITY.POZNAN]);
  const mirrored = back.parkings.map(({ parking, metres }) => [parking.id, back.length - metres]).reverse();
  expect(there.parkings.map(({ parking, metres }) => [parking.id, metres])).toEqual(mirrored);
});

test('[WLD-5] a parking is found ahead, not behind and not elsewhere', () => {
  const route = routeOf(world, [CITY.POZNAN, CITY.WARSZAWA]);
  const stop = route.parkings.find(({ parking }) => parking.road !== null);
  if (stop === undefined) throw new Error('A road without a parking');
  expect(parkingAhead(route, stop.parking.id, 0)).toBe(stop.metres);
  expect(parkingAhead(route, stop.parking.id, stop.metres)).toBe(stop.metres);
  expect(parkingAhead(route, stop.parking.id, stop.metres + 1)).toBeNull();
  expect(parkingAhead(route, 'city-6', 0)).toBeNull();
  expect(findParking(world, 'nowhere')).toBeUndefined();
});

test('[WLD-6] no parking lies at sea', () => {
  for (const cities of [TO_SWEDEN, FROM_SWEDEN, [CITY.MALMO, CITY.HAMBURG], [CITY.HAMBURG, CITY.MALMO]]) {
    const { ports, parkings } = routeOf(world, cities);
    for (const port of ports) {
      expect(parkings.filter(({ metres }) => metres > port.from && metres < port.to)).toEqual([]);
    }
  }
});

test('[WLD-6] a ferry lies on the route in both directions', () => {
  const [out] = routeOf(world, TO_SWEDEN).ports;
  expect(out).toMatchObject({ from: 370_000, to: 545_000, sailing: 420, checkIn: 60, fare: 220_000 });
  const [back] = routeOf(world, FROM_SWEDEN).ports;
  expect(back).toMatchObject({ from: 60_000, to: 235_000 });
  expect(portAhead(routeOf(world, TO_SWEDEN), 370_000)).toEqual(out);
  expect(portAhead(routeOf(world, TO_SWEDEN), 370_001)).toBeNull();
  expect(seaMetres(routeOf(world, TO_SWEDEN), 0, 400_000)).toBe(30_000);
});

test('[WLD-6] the sea is neither driven nor paid', () => {
  expect(paidMetres(routeOf(world, TO_SWEDEN))).toEqual({ home: 370_000, abroad: 60_000 });
  expect(paidMetres(routeOf(world, [CITY.POZNAN, CITY.WROCLAW]))).toEqual({ home: 183_000, abroad: 0 });
});

test('[LEG-6] the next city is the one ahead, or the one stood in', () => {
  const route = routeOf(world, TO_SWEDEN);
  expect(cityAhead(route, 0)).toEqual({ index: 0, city: CITY.POZNAN, metres: 0 });
  expect(cityAhead(route, 1)).toEqual({ index: 1, city: CITY.SZCZECIN, metres: 265_000 });
  expect(cityAhead(route, 605_000).city).toBe(CITY.MALMO);
});

test('[WLD-7] positions begin and end in the cities and never jump', () => {
  for (const city of world.cities) {
    const { cities } = shortestPath(world, CITY.POZNAN, city.id);
    const { length } = routeOf(world, cities);
    const end = positionAt(world, cities, length);
    expect([end.x, end.y]).toEqual([expect.closeTo(city.x, 1), expect.closeTo(city.y, 1)]);
    let before = positionAt(world, cities, 0);
    for (let metres = 1000; metres <= length; metres += 1000) {
      const now = positionAt(world, cities, metres);
      expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(1.5);
      before = now;
    }
  }
});

test('[WLD-7] the direction of travel has length 1 and turns with the way back', () => {
  const there = positionAt(world, [CITY.POZNAN, CITY.WROCLAW], 50_000);
  const back = positionAt(world, [CITY.WROCLAW, CITY.POZNAN], 133_000);
  expect(Math.hypot(there.dx, there.dy)).toBeCloseTo(1);
  expect(back).toEqual({ x: expect.closeTo(there.x), y: expect.closeTo(there.y), dx: -there.dx, dy: -there.dy });
  expect(positionAt(world, [CITY.KRAKOW], 0)).toEqual({ x: 861.1, y: 513.9, dx: 0, dy: 0 });
});
