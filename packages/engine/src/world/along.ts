import type { CityId, Metres, ParkingId } from '../units.ts';
import type { RoadPiece, Port, Route } from './route-shape.ts';
import { routeOf } from './route.ts';
import type { Land, OutlinePoint, World } from './world.ts';

/** A place on the map and the direction of travel there; (`dx`, `dy`) has length 1, or 0 for something that stands. */
export type Position = { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number };

/** The country at `metres` of a route; the border itself belongs to the country before it. (WLD-4) */
export function landAt(route: Route, metres: Metres): Land {
  return (route.lands.find((part) => metres <= part.until) ?? route.lands.at(-1))?.land ?? 'PL';
}

/** How many metres of the route between `from` and `to` lie in Poland, sea included. (WLD-4) */
export function homeMetres(route: Route, from: Metres, to: Metres): Metres {
  let home = 0;
  let begins = 0;
  for (const part of route.lands) {
    if (part.land === 'PL') home += Math.max(0, Math.min(to, part.until) - Math.max(from, begins));
    begins = part.until;
  }
  return home;
}

/** The first ferry crossing whose port lies at or after `metres`, or null. (WLD-6) */
export function portAhead(route: Route, metres: Metres): Port | null {
  return route.ports.find((port) => port.from >= metres) ?? null;
}

/** Metres at sea between two places of the way. Neither driven nor paid. (WLD-6) */
export function seaMetres(route: Route, from: Metres, to: Metres): Metres {
  let sea = 0;
  for (const port of route.ports) sea += Math.max(0, Math.min(to, port.to) - Math.max(from, port.from));
  return sea;
}

/** The metres of a whole route that are driven and paid, in Poland and abroad; metres at sea are not. (WLD-6) */
export function paidMetres(route: Route): { readonly home: Metres; readonly abroad: Metres } {
  let home = homeMetres(route, 0, route.length);
  for (const port of route.ports) home -= homeMetres(route, port.from, port.to);
  return { home, abroad: route.length - seaMetres(route, 0, route.length) - home };
}

/** The position of a parking on the route at or after `metres`, or null if it is behind or elsewhere. (WLD-5) */
export function parkingAhead(route: Route, parking: ParkingId, metres: Metres): Metres | null {
  return route.parkings.find((stop) => stop.parking.id === parking && stop.metres >= metres)?.metres ?? null;
}

/** The first city at or after `metres`: its index in the list of cities, and its metres. (LEG-6) */
export function cityAhead(
  route: Route,
  metres: Metres,
): { readonly index: number; readonly city: CityId; readonly metres: Metres } {
  const index = route.cityMetres.findIndex((at) => at >= metres);
  const place = index === -1 ? route.cities.length - 1 : index;
  const city = route.cities[place];
  if (city === undefined) throw new Error('A way without a city');
  return { index: place, city, metres: route.cityMetres[place] ?? 0 };
}

/** The place on the map at `metres` of a route: straight lines between the points of the roads' outlines. (WLD-7) */
export function positionAt(world: World, cities: readonly CityId[], metres: Metres): Position {
  const route = routeOf(world, cities);
  const piece = route.pieces.find((part) => metres <= part.to) ?? route.pieces.at(-1);
  if (piece === undefined) return cityPosition(world, route);
  return onOutline(piece, metres);
}

function cityPosition(world: World, route: Route): Position {
  const city = world.cities.find(({ id }) => id === route.cities[0]);
  return { x: city?.x ?? 0, y: city?.y ?? 0, dx: 0, dy: 0 };
}

function onOutline(piece: RoadPiece, metres: Metres): Position {
  const km = (piece.isReversed ? piece.to - metres : metres - piece.from) / 1000;
  const { outline } = piece.road;
  const found = outline.findIndex((point) => point.km > km);
  const after = found === -1 ? outline.length - 1 : Math.max(1, found);
  const [a, b] = [outline[after - 1], outline[after]];
  if (a === undefined || b === undefined) throw new Error(`Road ${piece.road.id} has no outline`);
  return piece.isReversed ? turned(between(a, b, km)) : between(a, b, km);
}

function between(a: OutlinePoint, b: OutlinePoint, km: number): Position {
  const share = b.km === a.km ? 0 : Math.min(1, Math.max(0, (km - a.km) / (b.km - a.km)));
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  return { x: a.x + dx * share, y: a.y + dy * share, dx: dx / length, dy: dy / length };
}

function turned({ x, y, dx, dy }: Position): Position {
  return { x, y, dx: -dx, dy: -dy };
}
