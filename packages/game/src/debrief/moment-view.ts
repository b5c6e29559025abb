import { findParking, metresIn, type Parking, type Settings, type World } from '@fracht/engine';
import type { DecisionChoice, DebriefDecision } from '@fracht/protocol';
import { pointAt, routeLine, slice, svgPath } from '../map/route-line.ts';
import type { Box, Point, View } from '../map/view.ts';

/** A parking that was chosen or could have been, with its place on the map and when it would be reached. */
export type SeenParking = {
  readonly id: string;
  readonly point: Point;
  readonly isGuarded: boolean;
  readonly at: number | null;
};

/** A city with its place on the map. */
export type SeenCity = { readonly city: number; readonly point: Point };

/** What the small map of a decision draws, in px of the map. */
export type MomentView = {
  readonly driven: string;
  readonly reachable: string;
  readonly beyond: string;
  /** Where the car stood; null: not told. */
  readonly car: Point | null;
  /** Where the driver's work time ends on this drive; null: not on it. */
  readonly limit: Point | null;
  /** The cities where the road that is drawn ends, and where it begins; null: not known, and of the beginning: a car is on the road. */
  readonly goal: SeenCity | null;
  readonly start: SeenCity | null;
  readonly parkings: readonly SeenParking[];
  readonly box: Box;
};

/** At least so much of the map is shown, in its px. */
const LEAST = { width: 110, height: 80 } as const;
const PADDING = 4;
/** The room for names and signs around it, in px of the screen. */
const MARGIN = { x: 36, y: 28 } as const;

/** The map of a decision: the drive of its car as it stood then, else the road of its order; null where there is neither. */
export function momentView(
  { car, order, chosen, alternatives }: DebriefDecision,
  { world, settings }: { readonly world: World; readonly settings: Settings },
  path: readonly number[],
): MomentView | null {
  const leg = car?.leg ?? null;
  const route = leg?.route ?? (path.length > 1 ? path : order === null ? [] : [order.from, order.to]);
  const line = routeLine(world, route);
  const end = line.at(-1)?.metres;
  if (end === undefined) return null;
  const here = leg === null ? 0 : leg.km * 1000;
  const speed = car === null ? 0 : settings[`${car.type}_car_speed`];
  const reach =
    leg === null || car === null
      ? end
      : Math.min(end, here + metresIn(Math.max(0, car.maxWorkTime - car.working) * 60, speed));
  const parkings = [chosen, ...alternatives.map(({ choice }) => choice)].flatMap((choice) =>
    seenParking(world, choice),
  );
  const stands = leg === null ? null : pointAt(line, here);
  const ahead = slice(line, here, end);
  return {
    driven: svgPath(slice(line, 0, here)),
    reachable: svgPath(slice(line, here, reach)),
    beyond: svgPath(slice(line, reach, end)),
    car: stands,
    limit: leg === null || reach >= end ? null : pointAt(line, reach),
    goal: seenCity(route.at(-1), pointAt(line, end)),
    start: leg === null ? seenCity(route[0], pointAt(line, 0)) : null,
    parkings,
    box: boxAround([...ahead, ...parkings.map(({ point }) => point), ...(stands === null ? [] : [stands])]),
  };
}

function seenCity(city: number | undefined, point: Point | null): SeenCity | null {
  return city === undefined || point === null ? null : { city, point };
}

/** The view that shows a box of the map in an area of this size, with room for names around. */
export function viewOf({ left, top, right, bottom }: Box, width: number, height: number): View {
  const k = Math.min((width - 2 * MARGIN.x) / (right - left), (height - 2 * MARGIN.y) / (bottom - top));
  return { k, x: width / 2 - ((left + right) / 2) * k, y: height / 2 - ((top + bottom) / 2) * k };
}

function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = widened(Math.min(...xs), Math.max(...xs), LEAST.width);
  const [top, bottom] = widened(Math.min(...ys), Math.max(...ys), LEAST.height);
  return { left, right, top, bottom };
}

function widened(from: number, to: number, least: number): readonly [number, number] {
  const half = Math.max(least, to - from + 2 * PADDING) / 2;
  return [(from + to) / 2 - half, (from + to) / 2 + half];
}

function seenParking(world: World, choice: DecisionChoice): readonly SeenParking[] {
  if (choice.is !== 'PARKING') return [];
  const parking = findParking(world, choice.parking);
  const point = parking === undefined ? null : pointOfParking(world, parking);
  return point === null ? [] : [{ id: choice.parking, point, isGuarded: choice.isGuarded, at: choice.at }];
}

function pointOfParking(world: World, { city, road: id, km }: Parking): Point | null {
  if (city !== null) return world.cities[city] ?? null;
  const road = world.roads.find((one) => one.id === id);
  if (road === undefined) return null;
  return pointAt(
    road.outline.map((point) => ({ x: point.x, y: point.y, metres: point.km * 1000 })),
    km * 1000,
  );
}
