import type { Point } from '../view.ts';
import type { SeenTruck } from './seen-truck.ts';
import type { Room } from './room.ts';

/** The trucks that are shown: bodies, and the stacks under some of them. */
type Placed = {
  readonly bodies: ReadonlyMap<string, { readonly at: Point }>;
  readonly stacks: ReadonlyMap<string, readonly string[]>;
};

/** Trucks without room on the map, drawn as one dot with their number (a cluster): beside a shown truck, the host, or at the place of the first of them. */
export type Fold = {
  /** The id of the host; null: the fold has a dot of its own. */
  readonly host: string | null;
  /** The truck at whose place the dot is if there is no host. */
  readonly first: string;
  readonly ids: readonly string[];
};

/**
 * How near a host must be, in px: to a truck on the road, to one in a city, and to one whose dot has no room either. A stack, which has a number of its own,
 * cannot be a host.
 */
const NEAR = { road: 26, city: 62, any: 110 } as const;
/** Dots nearer than this are merged, in px. */
const ONE_DOT = 18;
/** The box of a dot with its number. */
const DOT = { left: -9, top: -8, right: 9, bottom: 8 } as const;

/** Groups the trucks that are not shown into folds: each joins the nearest host, else a near dot, else gets a dot if there is room. */
export function foldUnplaced(trucks: readonly SeenTruck[], { bodies, stacks }: Placed, room: Room): readonly Fold[] {
  const stacked = new Set([...stacks.values()].flat());
  const shown = trucks.flatMap(({ mark, point }) => {
    const body = bodies.get(mark.id);
    return body === undefined || stacked.has(mark.id)
      ? []
      : { id: mark.id, x: point.x + body.at.x, y: point.y + body.at.y };
  });
  const hosted = new Map<string, readonly string[]>();
  const dots: { readonly point: Point; readonly ids: string[] }[] = [];
  for (const { mark, point } of trucks) {
    if (bodies.has(mark.id) || stacked.has(mark.id)) continue;
    const dot = dots.find((one) => distance(one.point, point) < ONE_DOT);
    const host =
      nearest(shown, point, mark.city === null ? NEAR.road : NEAR.city) ??
      (dot !== undefined || hasRoom(room, point) ? null : nearest(shown, point, NEAR.any));
    if (host !== null) hosted.set(host.id, [...(hosted.get(host.id) ?? []), mark.id]);
    else if (dot !== undefined) dot.ids.push(mark.id);
    else dots.push({ point, ids: [mark.id] });
  }
  return [
    ...[...hosted].map(([host, ids]) => ({ host, first: ids[0] ?? host, ids })),
    ...dots.map(({ ids }) => ({ host: null, first: ids[0] ?? '', ids })),
  ];
}

/** Reserves the box of a dot if it is free; returns whether it was. */
function hasRoom(room: Room, point: Point): boolean {
  return room.put({ point, places: [DOT], before: null, isSure: false, mayLeave: true }) !== null;
}

function nearest<Shown extends Point>(shown: readonly Shown[], point: Point, within: number): Shown | null {
  let [found, least]: [Shown | null, number] = [null, within];
  for (const one of shown) {
    const far = distance(one, point);
    if (far < least) [found, least] = [one, far];
  }
  return found;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
