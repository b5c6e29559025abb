import type { Point } from './view.ts';

/** The geography's projection: azimuthal equal-area about 50.5 N 12.5 E on the 1000 x 986 canvas. (domain/geography.json) */
const CENTRE = { lat: radians(50.5), lon: radians(12.5) } as const;
const SCALE = 0.582027 * 6371.0088;
const ORIGIN = { x: 949.13 * 0.582027, y: 861.179 * 0.582027 } as const;

const CAPS = 26;
const CAP_STEP = 0.5;
const TILT = 23.44;
/** A game's noon is noon by the clock of central Europe. */
const UTC_AT_NOON = 11;
const FAR = 400;

/** A place on the sphere, in radians. */
type Place = { readonly lat: number; readonly lon: number };

/**
 * Paths of the nested caps round the antisolar point, from the horizon to 12.5 degrees under it; drawn over each other they
 * darken the map from the side where the sun has set. `hours` since midnight of the first day, `dayOfYear` from 1.
 * (design/game/NOTES "Night")
 */
export function nightCaps(hours: number, dayOfYear: number): readonly string[] {
  const antisolar = antisolarPoint(hours, dayOfYear);
  return Array.from({ length: CAPS }, (_, index) => capPath(antisolar, 90 - index * CAP_STEP));
}

/** How dark a point of the map is: 0 by day, 1 with the sun 12.5 degrees under the horizon. */
export function darkness(place: Place, hours: number, dayOfYear: number): number {
  const depth = 90 - degrees(distanceBetween(place, antisolarPoint(hours, dayOfYear)));
  return Math.max(0, Math.min(1, depth / ((CAPS - 1) * CAP_STEP)));
}

/** The place on the sphere of a point of the map. */
export function placeOf({ x, y }: Point): Place {
  const [px, py] = [(x - ORIGIN.x) / SCALE, (ORIGIN.y - y) / SCALE];
  const rho = Math.hypot(px, py);
  if (rho === 0) return CENTRE;
  const c = 2 * Math.asin(Math.min(1, rho / 2));
  const lat = Math.asin(Math.cos(c) * Math.sin(CENTRE.lat) + (py * Math.sin(c) * Math.cos(CENTRE.lat)) / rho);
  const lon = Math.atan2(
    px * Math.sin(c),
    rho * Math.cos(CENTRE.lat) * Math.cos(c) - py * Math.sin(CENTRE.lat) * Math.sin(c),
  );
  return { lat, lon: CENTRE.lon + lon };
}

function antisolarPoint(hours: number, dayOfYear: number): Place {
  const declination = -TILT * Math.cos((2 * Math.PI * (dayOfYear + 10)) / 365);
  const utc = hours - (12 - UTC_AT_NOON);
  return { lat: radians(-declination), lon: radians((12 - utc) * 15 + 180) };
}

function capPath(centre: Place, radius: number): string {
  const points: Point[] = [];
  const steps = 72;
  for (let step = 0; step < steps; step += 1) addArc(points, centre, radius, step / steps, (step + 1) / steps, 0);
  const ring = `M${points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join('L')}Z`;
  const antipode = { lat: -CENTRE.lat, lon: CENTRE.lon + Math.PI };
  const inverted = distanceBetween(antipode, centre) < radians(radius);
  return inverted ? `${EVERYTHING}${ring}` : ring;
}

/** With the even-odd rule this turns a ring inside out. */
const EVERYTHING = 'M-9000,-9000H10000V10000H-9000Z';

/** Adds points of the small circle from share `from` to `to`, finer where they fall far from each other on the map. */
function addArc(points: Point[], centre: Place, radius: number, from: number, to: number, depth: number): void {
  const [start, end] = [onCircle(centre, radius, from), onCircle(centre, radius, to)];
  if (depth < 12 && Math.hypot(end.x - start.x, end.y - start.y) > FAR) {
    const middle = (from + to) / 2;
    addArc(points, centre, radius, from, middle, depth + 1);
    addArc(points, centre, radius, middle, to, depth + 1);
    return;
  }
  points.push(start);
}

function onCircle(centre: Place, radius: number, share: number): Point {
  const [distance, bearing] = [radians(radius), share * 2 * Math.PI];
  const lat = Math.asin(
    Math.sin(centre.lat) * Math.cos(distance) + Math.cos(centre.lat) * Math.sin(distance) * Math.cos(bearing),
  );
  const lon =
    centre.lon +
    Math.atan2(
      Math.sin(bearing) * Math.sin(distance) * Math.cos(centre.lat),
      Math.cos(distance) - Math.sin(centre.lat) * Math.sin(lat),
    );
  return projected({ lat, lon });
}

function projected({ lat, lon }: Place): Point {
  const turn = lon - CENTRE.lon;
  const cosine = Math.sin(CENTRE.lat) * Math.sin(lat) + Math.cos(CENTRE.lat) * Math.cos(lat) * Math.cos(turn);
  const factor = Math.sqrt(2 / Math.max(1e-9, 1 + cosine));
  const x = factor * Math.cos(lat) * Math.sin(turn);
  const y = factor * (Math.cos(CENTRE.lat) * Math.sin(lat) - Math.sin(CENTRE.lat) * Math.cos(lat) * Math.cos(turn));
  return { x: ORIGIN.x + x * SCALE, y: ORIGIN.y - y * SCALE };
}

function distanceBetween(one: Place, other: Place): number {
  const cosine =
    Math.sin(one.lat) * Math.sin(other.lat) + Math.cos(one.lat) * Math.cos(other.lat) * Math.cos(one.lon - other.lon);
  return Math.acos(Math.max(-1, Math.min(1, cosine)));
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
