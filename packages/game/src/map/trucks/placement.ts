import type { Box } from '@fracht/kit/ui/box.ts';
import type { Point, Size } from '../view.ts';
import { type Fold, foldUnplaced } from './fold.ts';
import { namePlaces } from './names.ts';
import { boxAt, type Label, Room } from './room.ts';
import type { SeenTruck } from './seen-truck.ts';
import { slots } from './slots.ts';
import type { TruckMark } from './truck-mark.ts';

/** A name on the map with its candidate positions, best first. */
export type MapName = { readonly key: string; readonly point: Point; readonly places: readonly Box[] };

export type Scene = {
  readonly trucks: readonly SeenTruck[];
  readonly cities: readonly MapName[];
  /** Names of countries and numbers of roads: decoration, placed last. */
  readonly ornaments: readonly MapName[];
  /** The boxes of the selected item's plates, which are never covered. */
  readonly plates: readonly Box[];
  readonly size: Size;
  /** The direction in which trucks that share a place are fanned out, in radians: away from its name. */
  readonly away: (place: string) => number;
};

/** The result of a placement by id: `place` is the index of the chosen candidate, `at` its offset from the true point, in px. */
export type Placement = {
  /** The trucks that are shown. */
  readonly bodies: ReadonlyMap<string, { readonly place: number; readonly at: Point }>;
  readonly names: ReadonlyMap<string, { readonly place: number; readonly at: Point }>;
  /** The shown names of cities; a missing one has no room. */
  readonly cities: ReadonlyMap<string, number>;
  readonly ornaments: ReadonlyMap<string, number>;
  /** The trucks without room, grouped. */
  readonly folds: readonly Fold[];
};

export const NOTHING_PLACED: Placement = {
  bodies: new Map(),
  names: new Map(),
  cities: new Map(),
  ornaments: new Map(),
  folds: [],
};

/** Half the side of the box that a truck with its ring takes, in px. */
const REACH = { mine: 17, ringed: 21, selected: 26, other: 11 } as const;
const HERE: Point = { x: 0, y: 0 };
/** The number of candidate positions around a city. */
const SLOTS = { mine: 18, other: 12 } as const;
/** Half the side of a city's dot, in px; and of the square around it in which another city's name would be taken for its own. */
const DOT = 7;
const DOORSTEP = 14;
/** Candidates of an own truck on the road: its place, then beside it with a line to it, so that own trucks do not cover each other. */
const BESIDE: readonly Point[] = [HERE, ...slots(SLOTS.mine, -Math.PI / 2)];

/**
 * Greedy label placement: the most important first, each at its first candidate that overlaps nothing placed before. The order: what is selected (always
 * shown); one's own trucks and their names; cities; others' trucks, those with a situation first; decoration. A truck without room goes into a fold. Whatever
 * has a position in `before` keeps it while that is free.
 */
export function placeAll(scene: Scene, before: Placement): Placement {
  const room = new Room(scene.size, scene.plates);
  const dots = scene.cities.map(({ point }) => squareAt(point, DOT));
  const trucks = scene.trucks.toSorted(byImportance);
  const bodies = new Map<string, { readonly place: number; readonly at: Point }>();
  const names = new Map<string, { readonly place: number; readonly at: Point }>();
  const body = (truck: SeenTruck): void => {
    const spots = spotsOf(truck.mark, scene.away);
    const place = room.put(bodyLabel(truck, spots, before.bodies.get(truck.mark.id)?.place ?? null));
    const at = place === null ? undefined : spots[place];
    if (place !== null && at !== undefined) bodies.set(truck.mark.id, { place, at });
  };
  const name = ({ mark, point }: SeenTruck): void => {
    const shown = bodies.get(mark.id);
    if (shown === undefined) return;
    const { boxes, middles } = namePlaces(mark, shown.at);
    const place = room.put({
      point,
      places: boxes,
      before: before.names.get(mark.id)?.place ?? null,
      isSure: mark.selected,
      mayLeave: false,
      avoids: dots,
    });
    const at = place === null ? undefined : middles[place];
    if (place !== null && at !== undefined) names.set(mark.id, { place, at });
  };
  const [mine, others] = [trucks.filter(isOwn), trucks.filter((truck) => !isOwn(truck))];
  const [selected, rest] = [mine.filter(({ mark }) => mark.selected), mine.filter(({ mark }) => !mark.selected)];
  selected.forEach(body);
  selected.forEach(name);
  rest.forEach(body);
  rest.forEach(name);
  const cities = placeCities(scene.cities, room, before.cities);
  others.forEach(body);
  const folds = foldUnplaced(trucks, bodies, room);
  const ornaments = placeOrnaments(scene.ornaments, room, before.ornaments);
  return { bodies, names, cities, ornaments, folds };
}

/** A selected truck of another player is treated as one's own. */
function isOwn({ mark }: SeenTruck): boolean {
  return mark.mine || mark.selected;
}

function byImportance({ mark: one }: SeenTruck, { mark: other }: SeenTruck): number {
  return rank(one) - rank(other) || (one.id < other.id ? -1 : 1);
}

function rank({ selected, mine, ring }: TruckMark): number {
  if (selected) return 0;
  return (mine ? 1 : 3) + (ring === 'ALERT' ? 0 : 1);
}

/** The candidate positions of a truck's body relative to its place: around a city; on the road the place itself, for an own truck also beside it. */
function spotsOf({ mine, selected, place }: TruckMark, away: Scene['away']): readonly Point[] {
  const isOne = mine || selected;
  if (place !== null) return slots(isOne ? SLOTS.mine : SLOTS.other, away(place));
  return isOne ? BESIDE : [HERE];
}

function bodyLabel({ mark, point }: SeenTruck, spots: readonly Point[], before: number | null): Label {
  const reach = reachOf(mark);
  const places = spots.map(({ x, y }) => ({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }));
  // Around a city a truck has to be inside the screen; on the road it may be cut by its edge as it drives in.
  return { point, places, before, isSure: mark.selected, mayLeave: mark.place === null };
}

/** Trucks of a city that stand farther from it than this are in its outer rings, in px. */
const INNER_RING = 40;

/** Whether a truck drawn at this offset has a line to its place: beside the road always, around a city in the outer rings. */
export function hasLine({ place }: Pick<TruckMark, 'place'>, { x, y }: Point): boolean {
  const far = Math.hypot(x, y);
  return place === null ? far > 0 : far > INNER_RING;
}

/** Half the side of the box that a truck takes, in px. */
export function reachOf({ selected, mine, ring }: TruckMark): number {
  if (selected) return REACH.selected;
  if (!mine) return REACH.other;
  return ring === 'NONE' ? REACH.mine : REACH.ringed;
}

/**
 * Places the names of cities; each stands beside its own dot and nearer to it than to any other, and avoids the surroundings of other cities' dots, or at least the dots.
 */
function placeCities(
  list: readonly MapName[],
  room: Room,
  before: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const placed = new Map<string, number>();
  for (const { key, point, places } of list) {
    const others = list.filter((other) => other.key !== key);
    const put = (reach: number): number | null =>
      room.put({
        point,
        places,
        before: before.get(key) ?? null,
        isSure: false,
        mayLeave: false,
        avoids: others.map((other) => squareAt(other.point, reach)),
        allows: (box) => gapTo(box, point) > 0 && others.every((other) => gapTo(box, point) < gapTo(box, other.point)),
      });
    const place = put(DOORSTEP) ?? put(DOT);
    if (place !== null) placed.set(key, place);
  }
  return placed;
}

function placeOrnaments(
  list: readonly MapName[],
  room: Room,
  before: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const placed = new Map<string, number>();
  for (const { key, point, places } of list) {
    const place = room.put({ point, places, before: before.get(key) ?? null, isSure: false, mayLeave: true });
    if (place !== null) placed.set(key, place);
  }
  return placed;
}

/** How far a box is from a point, in px; 0 inside it. */
function gapTo({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function squareAt(point: Point, half: number): Box {
  return boxAt({ left: -half, top: -half, right: half, bottom: half }, point);
}
