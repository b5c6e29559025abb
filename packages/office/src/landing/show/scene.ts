import type { CityId, World } from '@fracht/engine';
import { svgPath, pointAt, routeLine, slice } from '@fracht/game/map/route-line.ts';
import type { Show, TrackNotice, ShowTotals, ShowTrip, ShowTruck } from './read-track.ts';
import type { ShowLook } from './track.ts';

/** The position at which a truck is drawn; `angle` in degrees, null in a city. */
export type ShowPose = {
  readonly look: ShowLook;
  readonly x: number;
  readonly y: number;
  readonly angle: number | null;
};

/** How long a notice is shown, in game seconds: 5.5 s at four game minutes a second. */
const NOTICE_STAYS = 1320;
/** How far ahead on its route a truck's heading is taken, in metres. */
const AHEAD = 2000;
/** The radius around a city at which its trucks stand, in map px, and the angle between two of them, in degrees. */
const CITY_RADIUS = 25;
const CITY_TURN = 52;
/** Cities whose name is above the dot: their trucks are below. */
const NAMED_ABOVE: readonly CityId[] = [0, 17];

/** The poses of all trucks at a moment, in the order of the recording. */
export function posesAt(world: World, show: Show, now: number): readonly ShowPose[] {
  const inCity = new Map<CityId, number>();
  return show.trucks.map((truck) => poseAt(world, show, truck, now, inCity));
}

/** The group's money and points at a moment. */
export function totalsAt({ totals }: Show, now: number): ShowTotals {
  return lastUntil(totals, now) ?? { at: 0, money: 0, points: 0 };
}

/** The trip that the show highlights at a moment; null for none. */
export function tripAt({ trips }: Show, now: number): ShowTrip | null {
  const trip = lastUntil(trips, now);
  return trip === undefined || trip.arrival <= now ? null : trip;
}

/** The notice at a moment, or null. */
export function noticeAt({ notices }: Show, now: number): TrackNotice | null {
  const notice = lastUntil(notices, now);
  return notice === undefined || now - notice.at > NOTICE_STAYS ? null : notice;
}

/** The route of a trip, and the part still ahead at a moment, as SVG paths. */
export function tripPaths(world: World, show: Show, trip: ShowTrip, now: number): { whole: string; ahead: string } {
  const line = routeLine(world, show.ways[trip.way] ?? []);
  const truck = show.trucks[trip.truck];
  const end = line.at(-1)?.metres ?? 0;
  const metres = truck === undefined ? end : placeOf(truck, now).metres;
  return { whole: svgPath(line), ahead: svgPath(slice(line, metres, end)) };
}

/** Binary search in a list sorted by `at`: the last item that has begun at `now`. */
export function lastUntil<T extends { readonly at: number }>(list: readonly T[], now: number): T | undefined {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.at ?? now) <= now) low = middle + 1;
    else high = middle;
  }
  return list[low - 1];
}

function poseAt(world: World, show: Show, truck: ShowTruck, now: number, inCity: Map<CityId, number>): ShowPose {
  const { look, way, metres } = placeOf(truck, now);
  const cities = show.ways[way] ?? [];
  if (cities.length < 2) return cityPose(world, cities[0] ?? 0, look, inCity);
  const line = routeLine(world, cities);
  const here = pointAt(line, metres) ?? { x: 0, y: 0 };
  const isAtEnd = metres + AHEAD > (line.at(-1)?.metres ?? 0);
  const other = pointAt(line, isAtEnd ? metres - AHEAD : metres + AHEAD) ?? here;
  const [from, to] = isAtEnd ? [other, here] : [here, other];
  return { look, ...here, angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
}

function placeOf({ moves }: ShowTruck, now: number): { look: ShowLook; way: number; metres: number } {
  const move = lastUntil(moves, now);
  if (move === undefined) return { look: 'OFF', way: 0, metres: 0 };
  const next = moves[moves.indexOf(move) + 1];
  const share = next === undefined ? 0 : (now - move.at) / (next.at - move.at);
  return { look: move.look, way: move.way, metres: move.from + (move.to - move.from) * share };
}

/** The pose of a truck in a city: side by side with others, away from the city's name. */
function cityPose(world: World, id: CityId, look: ShowLook, inCity: Map<CityId, number>): ShowPose {
  const city = world.cities.find((one) => one.id === id);
  const { x, y } = city ?? { x: 0, y: 0 };
  if (look === 'OFF') return { look, x, y, angle: null };
  const before = inCity.get(id) ?? 0;
  inCity.set(id, before + 1);
  const side = before % 2 === 0 ? -1 : 1;
  const middle = NAMED_ABOVE.includes(id) ? 90 : -90;
  const turn = ((middle + side * Math.ceil(before / 2) * CITY_TURN) * Math.PI) / 180;
  return { look, x: x + Math.cos(turn) * CITY_RADIUS, y: y + Math.sin(turn) * CITY_RADIUS, angle: null };
}
