import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAR_TYPES } from '@fracht/engine';
import { CITY_NAMES } from '../map-labels.ts';
import { overlaps, type Box } from '@fracht/kit/ui/box.ts';
import type { Point } from '../view.ts';
import { cityPlaces } from './map-names.ts';
import { namePlaces } from './names.ts';
import { awayFromName } from './away-from-name.ts';
import type { SeenTruck } from './seen-truck.ts';
import { hasLine, NOTHING_PLACED, placeAll, reachOf, type Placement, type Scene } from './placement.ts';
import { boxAt } from './room.ts';
import { RINGS, type TruckMark } from './truck-mark.ts';

const SIZE = { width: 1282, height: 712 } as const;
/** A corner of the screen into which everything is put, so that it is crowded. */
const CROWD = { x: 300, y: 200 } as const;

/** The distance of a box from a point. */
function gap({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function aTruck(change: Partial<TruckMark> = {}, point: Point = { x: 400, y: 300 }): SeenTruck {
  const mark: TruckMark = {
    id: 'ST-01',
    type: 'ST',
    mine: false,
    x: point.x,
    y: point.y,
    angle: 0,
    ring: 'NONE',
    badge: null,
    tone: 'none',
    selected: false,
    city: null,
    ...change,
  };
  return { mark, point };
}

function aScene(trucks: readonly SeenTruck[], change: Partial<Scene> = {}): Scene {
  return { trucks, cities: [], ornaments: [], plates: [], size: SIZE, away: awayFromName, ...change };
}

const NAME = { left: 10, top: -8, right: 80, bottom: 9 } as const;
const BARE = { left: 10, top: -8, right: 55, bottom: 9 } as const;
const UNDER = { left: 10, top: -8, right: 60, bottom: 28 } as const;

function aCity(key: string, point: Point) {
  return { key, point, places: cityPlaces(NAME, UNDER, BARE).map(({ box }) => box) };
}

const spot = fc.record({ x: fc.integer({ min: 0, max: CROWD.x }), y: fc.integer({ min: 0, max: CROWD.y }) });

const someTrucks = fc
  .array(
    fc.record({
      point: spot,
      mine: fc.boolean(),
      ring: fc.constantFrom(...RINGS),
      type: fc.constantFrom(...CAR_TYPES),
      city: fc.option(fc.nat(CITY_NAMES.length - 1), { nil: null }),
    }),
    { maxLength: 60 },
  )
  .map((list) =>
    list.map(({ point, city, ...mark }, index) =>
      aTruck(
        { ...mark, id: `ST-${String(index).padStart(2, '0')}`, city },
        city === null ? point : { x: (city * 37) % CROWD.x, y: (city * 53) % CROWD.y },
      ),
    ),
  );

/** A random crowded scene in which at most one truck is selected. */
const anyScene: fc.Arbitrary<Scene> = fc
  .record({ trucks: someTrucks, chosen: fc.nat(80), cities: fc.array(spot, { maxLength: 6 }), words: fc.array(spot) })
  .map(({ trucks, chosen, cities, words }) =>
    aScene(
      trucks.map(({ mark, point }, index) => ({ mark: { ...mark, selected: index === chosen }, point })),
      {
        cities: cities.map((point, index) => aCity(`city ${index}`, { x: point.x + 60, y: point.y + 60 })),
        ornaments: words.map((point, index) => ({ key: `word ${index}`, point, places: [NAME] })),
      },
    ),
  );

/** The boxes of everything that is shown in a placement. */
function shownBoxes(scene: Scene, placed: Placement): readonly Box[] {
  const bodies = scene.trucks.flatMap(({ mark, point }) => {
    const at = placed.bodies.get(mark.id)?.at;
    const reach = reachOf(mark);
    const box = { left: -reach, right: reach, top: -reach, bottom: reach };
    return at === undefined ? [] : [boxAt(box, { x: point.x + at.x, y: point.y + at.y })];
  });
  const names = scene.trucks.flatMap(({ mark, point }) => {
    const [body, name] = [placed.bodies.get(mark.id), placed.names.get(mark.id)];
    const box = body === undefined || name === undefined ? undefined : namePlaces(mark, body.at).boxes[name.place];
    return box === undefined ? [] : [boxAt(box, point)];
  });
  const fixed = [
    ...scene.cities.map((one) => ({ one, place: placed.cities.get(one.key) })),
    ...scene.ornaments.map((one) => ({ one, place: placed.ornaments.get(one.key) })),
  ].flatMap(({ one, place }) => {
    const box = place === undefined ? undefined : one.places[place];
    return box === undefined ? [] : [boxAt(box, one.point)];
  });
  return [...bodies, ...names, ...fixed];
}

function covered(boxes: readonly Box[]): number {
  return boxes.reduce((sum, box, at) => sum + boxes.slice(at + 1).filter((other) => overlaps(box, other)).length, 0);
}

test('[MAP-4] however crowded it is, nothing that is shown covers anything else', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      expect(covered(shownBoxes(scene, placeAll(scene, NOTHING_PLACED)))).toBe(0);
    }),
  );
});

test('[MAP-4] as trucks drive on, still nothing covers anything, and what can stay stays', () => {
  fc.assert(
    fc.property(
      anyScene,
      fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 60, maxLength: 60 }),
      (scene, steps) => {
        const before = placeAll(scene, NOTHING_PLACED);
        expect(placeAll(scene, before)).toEqual(before);
        const trucks = scene.trucks.map(({ mark, point }, at) => ({
          mark,
          point: { ...point, x: point.x + (steps[at] ?? 0) },
        }));
        const after = { ...scene, trucks };
        expect(covered(shownBoxes(after, placeAll(after, before)))).toBe(0);
      },
    ),
  );
});

test('[MAP-4] what touches does not cover, however its edges were rounded', () => {
  const moved = 39 + Math.sin(Math.PI) * 30 + 21;
  const upper: Box = { left: 74, right: 116, top: 18, bottom: moved };
  expect(moved).toBeGreaterThan(60);
  expect(overlaps(upper, { left: 100, right: 142, top: 60, bottom: 102 })).toBe(false);
  expect(overlaps(upper, { left: 100, right: 142, top: 59.5, bottom: 102 })).toBe(true);
});

test('[MAP-5] [MAP-17] the selected truck is always shown, with its name; every truck is shown, in one stack or in one fold', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      const { bodies, names, stacks, folds } = placeAll(scene, NOTHING_PLACED);
      const chosen = scene.trucks.filter(({ mark }) => mark.selected).map(({ mark }) => mark.id);
      expect(chosen.every((id) => bodies.has(id) && names.has(id))).toBe(true);
      expect([...stacks].every(([top, ids]) => ids[0] === top && bodies.has(top))).toBe(true);
      const under = [...stacks.values()].flatMap((ids) => ids.slice(1));
      const told = [...bodies.keys(), ...under, ...folds.flatMap(({ ids }) => ids)];
      expect([...told].sort()).toEqual(scene.trucks.map(({ mark }) => mark.id).sort());
    }),
  );
});

test('[MAP-4] the same map is placed the same way, in whatever order its trucks come', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      const turned = { ...scene, trucks: scene.trucks.toReversed() };
      expect(placeAll(turned, NOTHING_PLACED)).toEqual(placeAll(scene, NOTHING_PLACED));
    }),
  );
});

test('[MAP-5] one’s own truck goes before the others’, which fold under it with their number', () => {
  const trucks = [aTruck({ id: 'ST-01' }), aTruck({ id: 'ST-02' }), aTruck({ id: 'ST-09', mine: true })];
  const { bodies, folds } = placeAll(aScene(trucks), NOTHING_PLACED);
  expect([...bodies.keys()]).toEqual(['ST-09']);
  expect(folds).toEqual([{ host: 'ST-09', first: 'ST-01', ids: ['ST-01', 'ST-02'] }]);
});

test('[MAP-5] one’s own at one place of the road stand beside each other, none is folded', () => {
  const ids = ['ST-01', 'ST-02', 'ST-03', 'ST-04', 'ST-05', 'ST-06', 'ST-07'];
  const trucks = ids.map((id) => aTruck({ id, mine: true }));
  const { bodies, names, folds } = placeAll(aScene(trucks), NOTHING_PLACED);
  expect([bodies.size, folds]).toEqual([7, []]);
  expect(names.size).toBeGreaterThan(4);
});

test('[MAP-5] the name of a city gives way to one’s own truck, and comes back when that is gone', () => {
  const city = aCity('city', { x: 400, y: 300 });
  const alone = placeAll(aScene([], { cities: [city] }), NOTHING_PLACED);
  expect(alone.cities.get('city')).toBe(0);
  const truck = aTruck({ mine: true }, { x: 445, y: 300 });
  const moved = placeAll(aScene([truck], { cities: [city] }), alone);
  expect(moved.cities.get('city')).toBeGreaterThan(0);
  const others = Array.from({ length: 80 }, (_, index) =>
    aTruck({ id: `ST-${index}`, mine: true }, { x: 300 + (index % 9) * 25, y: 200 + Math.floor(index / 9) * 25 }),
  );
  expect(placeAll(aScene(others, { cities: [city] }), alone).cities.has('city')).toBe(false);
});

test('[MAP-16] the name of a city stands beside its own dot and nearest to it, never on that of another, nor beside it where there is room elsewhere', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      const { cities } = placeAll(scene, NOTHING_PLACED);
      const named = scene.cities.flatMap((one) => {
        const box = one.places[cities.get(one.key) ?? -1];
        return box === undefined ? [] : [{ one, box: boxAt(box, one.point) }];
      });
      const hidden = named.filter(({ one, box }) =>
        scene.cities.some(
          ({ key, point }) =>
            key !== one.key && overlaps(box, boxAt({ left: -7, top: -7, right: 7, bottom: 7 }, point)),
        ),
      );
      expect(hidden).toEqual([]);
      const strayed = named.filter(({ one, box }) =>
        scene.cities.some(({ key, point }) => key !== one.key && gap(box, point) <= gap(box, one.point)),
      );
      expect(strayed).toEqual([]);
      expect(named.filter(({ one, box }) => gap(box, one.point) === 0)).toEqual([]);
    }),
  );
  const [city, neighbour] = [aCity('city', { x: 400, y: 300 }), aCity('neighbour', { x: 490, y: 300 })];
  const truck = aTruck({ mine: true }, { x: 440, y: 330 });
  const { cities } = placeAll(aScene([truck], { cities: [city, neighbour] }), NOTHING_PLACED);
  const box = boxAt(city.places[cities.get('city') ?? -1] ?? NAME, city.point);
  expect(overlaps(box, boxAt({ left: -14, top: -14, right: 14, bottom: 14 }, neighbour.point))).toBe(false);
});

test('[MAP-17] trucks in one city are one stack beside its dot and away from its name, an own one on top, one with a situation before all', () => {
  const trucks = (change: Partial<TruckMark>) =>
    Array.from({ length: 9 }, (_, index) =>
      aTruck({ id: `ST-0${index}`, mine: index === 4 || index === 6, city: 3, ...(index === 6 ? change : {}) }),
    );
  const { bodies, stacks, folds } = placeAll(aScene(trucks({})), NOTHING_PLACED);
  expect([...bodies.keys()]).toEqual(['ST-04']);
  const others = [0, 1, 2, 3, 5, 7, 8].map((index) => `ST-0${index}`);
  expect(stacks.get('ST-04')).toEqual(['ST-04', 'ST-06', ...others]);
  expect(folds).toEqual([]);
  const { x, y } = bodies.get('ST-04')?.at ?? { x: 0, y: 0 };
  expect(x).toBeLessThan(0);
  expect(Math.hypot(x, y)).toBeLessThan(31);
  expect(stacks.size).toBe(1);
  expect([...placeAll(aScene(trucks({ ring: 'ALERT' })), NOTHING_PLACED).bodies.keys()]).toEqual(['ST-06']);
  expect([...placeAll(aScene(trucks({ selected: true })), NOTHING_PLACED).bodies.keys()]).toEqual(['ST-06']);
});

test('[MAP-17] a truck that stands alone in a city has no number; a stack stays where it is when another comes on top of it', () => {
  const alone = aTruck({ id: 'ST-05', mine: true, city: 3 });
  const before = placeAll(aScene([alone]), NOTHING_PLACED);
  expect([before.bodies.size, before.stacks.size]).toEqual([1, 0]);
  const after = placeAll(aScene([alone, aTruck({ id: 'ST-01', mine: true, city: 3 })]), before);
  expect(after.bodies.get('ST-01')).toEqual(before.bodies.get('ST-05'));
});

test('[MAP-16] a truck that stands beside its place on a road has a line to it, one in a city has none', () => {
  const [here, beside] = [
    { x: 0, y: 0 },
    { x: 0, y: 30 },
  ] as const;
  expect([hasLine({ city: null }, here), hasLine({ city: null }, beside), hasLine({ city: 3 }, beside)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('[MAP-6] no name of a truck is cut by the edge of the map', () => {
  for (const x of [8, 200, 1270]) {
    const truck = aTruck({ id: 'ADR-19', mine: true }, { x, y: 100 });
    const at = placeAll(aScene([truck]), NOTHING_PLACED).names.get('ADR-19')?.at ?? { x: 0, y: 0 };
    expect(x + at.x).toBeGreaterThan(25);
    expect(x + at.x).toBeLessThan(SIZE.width - 25);
  }
});

test('[MAP-6] no truck that stands in a city is cut by the edge of the map', () => {
  const trucks = Array.from({ length: 5 }, (_, index) =>
    aTruck({ id: `ST-0${index}`, mine: index < 2, city: 8 }, { x: SIZE.width - 25, y: 300 }),
  );
  const { bodies } = placeAll(aScene(trucks), NOTHING_PLACED);
  expect([...bodies.keys()]).toEqual(['ST-00']);
  for (const { at } of bodies.values()) expect(at.x + 17).toBeLessThan(25);
});
