import type { CityId } from '@fracht/engine';
import type { Box } from '@fracht/kit/ui/box.ts';
import type { Point, Size } from '../view.ts';
import { type Fold, foldUnplaced } from './fold.ts';
import { namePlaces } from './names.ts';
import { boxAt, type Label, Room } from './room.ts';
import type { SeenTruck } from './seen-truck.ts';
import { besideDot, slots } from './slots.ts';
import { stacksOf, type Stack } from './stacks.ts';
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
  /** The direction in which the trucks of a city are placed beside its dot, in radians: away from its name. */
  readonly away: (city: CityId) => number;
};

/** The result of a placement by id: `place` is the index of the chosen candidate, `at` its offset from the true point, in px. */
export type Placement = {
  /** The trucks that are shown; of a stack, the top one. */
  readonly bodies: ReadonlyMap<string, { readonly place: number; readonly at: Point }>;
  readonly names: ReadonlyMap<string, { readonly place: number; readonly at: Point }>;
  /** The shown stacks of two or more trucks, by the id of the top one, which comes first. */
  readonly stacks: ReadonlyMap<string, readonly string[]>;
  /** The shown names of cities; a missing one has no room. */
  readonly cities: ReadonlyMap<string, number>;
  readonly ornaments: ReadonlyMap<string, number>;
  /** The trucks without room, grouped. */
  readonly folds: readonly Fold[];
};

export const NOTHING_PLACED: Placement = {
  bodies: new Map(),
  names: new Map(),
  stacks: new Map(),
  cities: new Map(),
  ornaments: new Map(),
  folds: [],
};

/** Half the side of the box that a truck with its ring takes, in px. */
const REACH = { mine: 17, ringed: 21, selected: 26, other: 11 } as const;
const HERE: Point = { x: 0, y: 0 };
/** The number of candidate positions beside its place for one of the viewer's trucks on a road. */
const SLOTS = 18;
/** Half the side of a city's dot, in px; and of the square around it in which another city's name would be taken for its own. */
const DOT = 7;
const DOORSTEP = 14;
/** Candidates for one of the viewer's trucks on the road: its place, then beside it with a line to it, so that these trucks do not cover each other. */
const BESIDE: readonly Point[] = [HERE, ...slots(SLOTS)];

/**
 * Greedy label placement: the most important first, each at its first candidate that overlaps nothing placed before. The order: the selection (always shown);
 * the viewer's own trucks, in cities before on the road, and their names; cities; others' trucks, those with a situation first; decoration. The trucks of a
 * city are one stack, which goes where its first truck does. What has no room goes into a fold. Anything with a position in `before` keeps it while that is
 * free.
 */
export function placeAll(scene: Scene, before: Placement): Placement {
  const room = new Room(scene.size, scene.plates);
  const dots = scene.cities.map(({ point }) => squareAt(point, DOT));
  const trucks = scene.trucks.toSorted(byImportance);
  const bodies = new Map<string, { readonly place: number; readonly at: Point }>();
  const names = new Map<string, { readonly place: number; readonly at: Point }>();
  const stacks = new Map<string, readonly string[]>();
  const body = ({ top, ids }: Stack): void => {
    const spots = spotsOf(top.mark, scene.away);
    const known = ids.map((id) => before.bodies.get(id)).find((one) => one !== undefined);
    const place = room.put(bodyLabel(top, spots, known?.place ?? null));
    const at = place === null ? undefined : spots[place];
    if (place === null || at === undefined) return;
    bodies.set(top.mark.id, { place, at });
    if (ids.length > 1) stacks.set(top.mark.id, ids);
  };
  const name = ({ top: { mark, point } }: Stack): void => {
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
  const all = stacksOf(trucks);
  const [mine, others] = [all.filter(isOwn), all.filter((stack) => !isOwn(stack))];
  const [selected, rest] = [mine.filter(isSelected), mine.filter((stack) => !isSelected(stack))];
  selected.forEach(body);
  selected.forEach(name);
  for (const isStanding of [true, false])
    rest.filter(({ top }) => (top.mark.city !== null) === isStanding).forEach(body);
  rest.forEach(name);
  const cities = placeCities(scene.cities, room, before.cities);
  others.forEach(body);
  const folds = foldUnplaced(trucks, { bodies, stacks }, room);
  const ornaments = placeOrnaments(scene.ornaments, room, before.ornaments);
  return { bodies, names, stacks, cities, ornaments, folds };
}

/** Another player's truck is treated as the viewer's own while it is selected. */
function isOwn({ top: { mark } }: Stack): boolean {
  return mark.mine || mark.selected;
}

function isSelected({ top }: Stack): boolean {
  return top.mark.selected;
}

function byImportance({ mark: one }: SeenTruck, { mark: other }: SeenTruck): number {
  return rank(one) - rank(other) || (one.id < other.id ? -1 : 1);
}

function rank({ selected, mine, ring }: TruckMark): number {
  if (selected) return 0;
  return (mine ? 1 : 3) + (ring === 'ALERT' ? 0 : 1);
}

/** The candidate positions of a truck's body relative to its place: beside a city's dot; on the road the place itself, for one of the viewer's trucks also beside it. */
function spotsOf({ mine, selected, city }: TruckMark, away: Scene['away']): readonly Point[] {
  if (city !== null) return besideDot(away(city));
  return mine || selected ? BESIDE : [HERE];
}

function bodyLabel({ mark, point }: SeenTruck, spots: readonly Point[], before: number | null): Label {
  const reach = reachOf(mark);
  const places = spots.map(({ x, y }) => ({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }));
  // In a city a truck has to be inside the screen; on the road it may be cut by its edge as it drives in.
  return { point, places, before, isSure: mark.selected, mayLeave: mark.city === null };
}

/** Whether a truck drawn at this offset has a line to its place: beside the road. */
export function hasLine({ city }: Pick<TruckMark, 'city'>, { x, y }: Point): boolean {
  return city === null && Math.hypot(x, y) > 0;
}

/** Half the side of the box that a truck takes, in px. */
export function reachOf({ selected, mine, ring }: TruckMark): number {
  if (selected) return REACH.selected;
  if (!mine) return REACH.other;
  return ring === 'NONE' ? REACH.mine : REACH.ringed;
}

/** Places the names of cities; each is beside its own dot and nearer to it than to any other, and avoids the surroundings of other cities' dots, or at least the dots. */
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

/** The distance of a box from a point, in px; 0 inside it. */
function gapTo({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function squareAt(point: Point, half: number): Box {
  return boxAt({ left: -half, top: -half, right: half, bottom: half }, point);
}
