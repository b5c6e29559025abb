import type { CityId, Metres, Road, World } from '@fracht/engine';
import type { Point } from './view.ts';

/** A point of a route with its distance along the route. */
export type RoutePoint = Point & { readonly metres: Metres };

const lines = new WeakMap<readonly CityId[], readonly RoutePoint[]>();

/** The outline of a chain of cities with distances along it. Memoised by the identity of `route`, which therefore must not be mutated. */
export function routeLine(world: World, route: readonly CityId[]): readonly RoutePoint[] {
  const known = lines.get(route);
  if (known !== undefined) return known;
  const line: RoutePoint[] = [];
  let before: Metres = 0;
  for (let index = 0; index + 1 < route.length; index += 1) {
    const road = roadOf(world, route[index], route[index + 1]);
    if (road === null) continue;
    const forwards = road.start === route[index];
    const outline = forwards ? road.outline : [...road.outline].reverse();
    for (const { x, y, km } of outline) {
      line.push({ x, y, metres: before + (forwards ? km : road.distance - km) * 1000 });
    }
    before += road.distance * 1000;
  }
  lines.set(route, line);
  return line;
}

/** The part of a line from `from` to `to` metres. */
export function slice(line: readonly RoutePoint[], from: Metres, to: Metres): readonly Point[] {
  if (to <= from) return [];
  const inside = line.filter(({ metres }) => metres > from && metres < to);
  return [pointAt(line, from), ...inside, pointAt(line, to)].filter((point) => point !== null);
}

/** The point at `metres` along a line, clamped to its ends; null for an empty line. */
export function pointAt(line: readonly RoutePoint[], metres: Metres): Point | null {
  const next = line.findIndex((point) => point.metres >= metres);
  const after = next === -1 ? line.at(-1) : line[next];
  const before = next > 0 ? line[next - 1] : after;
  if (after === undefined || before === undefined) return null;
  const length = after.metres - before.metres;
  const share = length === 0 || next === -1 ? 1 : (metres - before.metres) / length;
  return { x: before.x + (after.x - before.x) * share, y: before.y + (after.y - before.y) * share };
}

/** A line as the `d` of an SVG path. */
export function svgPath(points: readonly Point[]): string {
  if (points.length === 0) return '';
  return `M${points.map(({ x, y }) => `${round(x)},${round(y)}`).join('L')}`;
}

/** All roads and all ferries of the map, as one SVG path each. */
export function roadPaths(world: World): { readonly land: string; readonly sea: string } {
  const parts = world.roads.map(partsOf);
  return { land: parts.map(({ land }) => land).join(''), sea: parts.map(({ sea }) => sea).join('') };
}

function partsOf(road: Road): { readonly land: string; readonly sea: string } {
  const line = road.outline.map(({ x, y, km }) => ({ x, y, metres: km * 1000 }));
  const { ferry } = road;
  if (ferry === null) return { land: svgPath(line), sea: '' };
  const [from, to, end] = [ferry.from * 1000, ferry.to * 1000, road.distance * 1000];
  return {
    land: svgPath(slice(line, 0, from)) + svgPath(slice(line, to, end)),
    sea: svgPath(slice(line, from, to)),
  };
}

function roadOf(world: World, from: CityId | undefined, to: CityId | undefined): Road | null {
  if (from === undefined || to === undefined) return null;
  const [start, end] = from < to ? [from, to] : [to, from];
  return world.roads.find((road) => road.start === start && road.end === end) ?? null;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
