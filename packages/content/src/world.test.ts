import { readFileSync } from 'node:fs';
import { RULES_VERSION } from '@fracht/engine';
import { expect, test } from 'vitest';
import { project } from '../scripts/project.ts';
import { firstGeography, type Geography, worldFrom } from '../scripts/world-from.ts';
import { goodsData } from './data/goods.ts';
import { world, worldOfRules, worldOfVersion } from './world.ts';

const geography: Geography = JSON.parse(readFileSync(new URL('../scripts/geography.json', import.meta.url), 'utf8'));

const EUR_AFTER: Readonly<Record<string, number>> = {
  'Drezno-Poznań': 60,
  'Drezno-Wrocław': 70,
  'Drezno-Szczecin': 15,
  'Hamburg-Szczecin': 3,
  'Malmo-Szczecin': 50,
  'Poznań-Wrocław': 100,
  'Wrocław-Warszawa': 100,
  'Kraków-Wrocław': 100,
  'Warszawa-Kraków': 100,
  'Warszawa-Białystok': 100,
  'Poznań-Warszawa': 100,
  'Szczecin-Poznań': 100,
};

test('[GEO-6] the stored map is what the geography gives', () => {
  expect(world).toEqual({ ...worldFrom(geography), goods: goodsData });
});

test('[GEO-7] games of earlier rules stay on the first map, which differs in four roads', () => {
  expect(worldOfRules(9)).toEqual({ ...worldFrom(firstGeography(geography)), goods: goodsData });
  expect(worldOfRules()).toBe(worldOfRules(9));
  expect(worldOfRules(RULES_VERSION)).toBe(world);
  const kept = worldOfRules(9).roads.filter((road) => world.roads.includes(road));
  expect(kept).toHaveLength(23);
  expect(kept.slice(0, 12)).toEqual(world.roads.slice(0, 12));
});

test('[GEO-7] the version of a map tells which it is', () => {
  for (const map of [world, worldOfRules(9)]) expect(worldOfVersion(map.version)).toBe(map);
});

test('[GEO-1] [GEO-2] there are 18 cities with ids 0 to 17 and codes of their own, and 27 roads', () => {
  expect(world.cities.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, id) => id));
  expect(new Set(world.cities.map(({ code }) => code)).size).toBe(18);
  for (const { code } of world.cities) expect(code).toMatch(/^[A-Z]{3}$/u);
  expect(world.roads).toHaveLength(27);
});

/** City names in the order of their ids, and the countries they are in. */
const CITIES = [
  ['Poznań', 'PL'],
  ['Malmo', 'SE'],
  ['Szczecin', 'PL'],
  ['Warszawa', 'PL'],
  ['Kraków', 'PL'],
  ['Wroclaw', 'PL'],
  ['Hamburg', 'DE'],
  ['Drezno', 'DE'],
  ['Hannover', 'DE'],
  ['Norymberga', 'DE'],
  ['Rotterdam', 'NL'],
  ['Paryż', 'FR'],
  ['Lyon', 'FR'],
  ['Marsylia', 'FR'],
  ['Tuluza', 'FR'],
  ['Goteborg', 'SE'],
  ['Białystok', 'PL'],
  ['Amsterdam', 'NL'],
];
/** Names that the screens spell differently from a Polish atlas. */
const SHOWN: Readonly<Record<string, string>> = {
  Malmo: 'Malmö',
  Wroclaw: 'Wrocław',
  Hannover: 'Hanower',
  Goteborg: 'Göteborg',
};

test('[GEO-1] the cities have their ids, names and countries; four are shown as an atlas spells them', () => {
  expect(world.cities.map(({ id, name, country }) => [id, name, country])).toEqual(
    CITIES.map(([name, country], id) => [id, name, country]),
  );
  expect(world.cities.map(({ displayName }) => displayName)).toEqual(CITIES.map(([name = '']) => SHOWN[name] ?? name));
  for (const { country, abroad } of world.cities) expect(abroad).toBe(country !== 'PL');
});

test('[GEO-2] every city can be reached from Poznań', () => {
  const reached = new Set([0]);
  for (let before = 0; before !== reached.size;) {
    before = reached.size;
    for (const { start, end } of world.roads) {
      if (reached.has(start) || reached.has(end)) reached.add(start).add(end);
    }
  }
  expect(reached.size).toBe(18);
});

test('[GEO-3] roads carry the eurAfter values that SPEC.md names, 0 where it names none', () => {
  expect(Object.keys(EUR_AFTER).filter((name) => !world.roads.some((road) => road.name === name))).toEqual([]);
  for (const road of world.roads) expect([road.name, road.eurAfter]).toEqual([road.name, EUR_AFTER[road.name] ?? 0]);
});

test('[GEO-3] a road from Poland for which eurAfter tells no border names its km', () => {
  const named = world.roads.filter(({ border }) => border !== undefined);
  expect(named.map(({ name, border, eurAfter }) => [name, border, eurAfter])).toEqual([
    ['Poznań-Hannover', 168, 0],
    ['Szczecin-Hannover', 20, 0],
  ]);
  const untold = world.roads.filter(({ polishEnd, eurAfter }) => polishEnd !== null && eurAfter === 0);
  expect(untold).toEqual(named);
  expect(world.parkings.find(({ id }) => id === '0-8@107')?.abroad).toBe(false);
  expect(world.parkings.find(({ id }) => id === '0-8@214')?.abroad).toBe(true);
});

const isPolish = (id: number) => world.cities[id]?.country === 'PL';

test('[GEO-3] eurAfter is counted from a Polish end wherever a road has one', () => {
  const wrong = world.roads.filter(({ start, end, polishEnd }) => {
    if (!isPolish(start) && !isPolish(end)) return polishEnd !== null;
    return polishEnd === null || !isPolish(polishEnd) || ![start, end].includes(polishEnd);
  });
  expect(wrong).toEqual([]);
});

test('[GEO-4] an outline begins and ends at its cities, and its kilometres grow from 0 to the distance', () => {
  for (const road of world.roads) {
    const [first, last] = [road.outline[0], road.outline.at(-1)];
    expect(first).toEqual({ x: world.cities[road.start]?.x, y: world.cities[road.start]?.y, km: 0 });
    expect(last).toEqual({ x: world.cities[road.end]?.x, y: world.cities[road.end]?.y, km: road.distance });
    road.outline.reduce((before, point) => {
      expect(point.km).toBeGreaterThan(before.km);
      return point;
    });
  }
});

test('[GEO-4] the ports of a ferry lie on the outline at their own kilometre', () => {
  for (const source of geography.roads) {
    if (source.ferry === null) continue;
    const road = world.roads[source.id];
    const ports = [source.ferry.fromLatLon, source.ferry.toLatLon].map((port) => project(port, geography.map));
    expect(road?.outline).toContainEqual({ ...ports[0], km: road?.ferry?.from });
    expect(road?.outline).toContainEqual({ ...ports[1], km: road?.ferry?.to });
  }
});

test('[GEO-5] every city has one guarded parking', () => {
  const inCities = world.parkings.filter(({ city }) => city !== null);
  expect(inCities.map(({ id }) => id)).toEqual(world.cities.map(({ id }) => `city-${id}`));
  expect(inCities.every(({ guarded }) => guarded)).toBe(true);
});

test('[GEO-5] parkings along a road alternate, keep about 100 km and are never at sea', () => {
  for (const road of world.roads) {
    const along = world.parkings.filter((parking) => parking.road === road.id);
    expect(along.map(({ guarded }) => guarded)).toEqual(along.map((_, index) => index % 2 === 1));
    for (const { km } of along) {
      expect(road.ferry !== null && km >= road.ferry.from && km <= road.ferry.to).toBe(false);
    }
    const steps = along.map(({ km }, index) => km - (along[index - 1]?.km ?? 0));
    expect(road.ferry === null ? steps.filter((step) => step < 70 || step > 135) : []).toEqual([]);
  }
});

test('[GEO-5] a parking is abroad behind the border of its road', () => {
  const onFirst = world.parkings.filter(({ road }) => road === 0);
  expect(onFirst.map(({ id, abroad }) => [id, abroad])).toEqual([
    ['0-7@95', false],
    ['0-7@190', false],
    ['0-7@285', true],
  ]);
});
