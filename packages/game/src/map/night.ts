import type { Point } from './view.ts';

/** The map's projection: azimuthal equal-area around 50.5 N 12.5 E, on a canvas of 1000 x 986. */
const CENTRE = { lat: radians(50.5), lon: radians(12.5) } as const;
const SCALE = 0.582027 * 6371.0088;
const ORIGIN = { x: 949.13 * 0.582027, y: 861.179 * 0.582027 } as const;

/** Degrees of the sun below the horizon at which it is fully dark. */
const DARKEST = 12.5;
const TILT = 23.44;
/** The UTC hour of a game's noon, which is noon in central Europe. */
const UTC_AT_NOON = 11;

/** A position on the globe, in radians. */
type GlobePosition = { readonly lat: number; readonly lon: number };

/** The part of the map that can ever be seen, in map px, and the size of a grain: the night is computed on a grid of such squares. */
export const NIGHT_AREA = { x: -920, y: -320, width: 2840, height: 1640 } as const;
export const GRAIN = 20;
export const GRAINS = { wide: NIGHT_AREA.width / GRAIN, high: NIGHT_AREA.height / GRAIN } as const;

/**
 * The darkness of every grain, 0 to 1, row by row from the top left; it grows evenly from the horizon to 12.5 degrees below. `hours` since midnight of the
 * first day, `dayOfYear` from 1. (MAP-3)
 */
export function nightGrains(hours: number, dayOfYear: number): Float32Array {
  const night = towards(antisolarPoint(hours, dayOfYear));
  grainPlaces ??= placesOfGrains();
  const grains = new Float32Array(GRAINS.wide * GRAINS.high);
  for (let index = 0; index < grains.length; index += 1) {
    const [x = 0, y = 0, z = 0] = grainPlaces.subarray(index * 3, index * 3 + 3);
    grains[index] = darknessAt(x * night[0] + y * night[1] + z * night[2]);
  }
  return grains;
}

/** The darkness of a position: 0 by day, 1 with the sun 12.5 degrees below the horizon. */
export function darkness(place: GlobePosition, hours: number, dayOfYear: number): number {
  const [one, other] = [towards(place), towards(antisolarPoint(hours, dayOfYear))];
  return darknessAt(one[0] * other[0] + one[1] * other[1] + one[2] * other[2]);
}

/** The darkness by the cosine of the angle to the antisolar point, where it is midnight and the sun lowest. */
function darknessAt(cosine: number): number {
  const depth = degrees(Math.asin(Math.max(-1, Math.min(1, cosine))));
  return Math.max(0, Math.min(1, depth / DARKEST));
}

/** The position on the globe of a point of the map (the inverse projection). */
export function globePosition({ x, y }: Point): GlobePosition {
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

function antisolarPoint(hours: number, dayOfYear: number): GlobePosition {
  const declination = -TILT * Math.cos((2 * Math.PI * (dayOfYear + 10)) / 365);
  const utc = hours - (12 - UTC_AT_NOON);
  return { lat: radians(-declination), lon: radians((12 - utc) * 15 + 180) };
}

/** A position as a unit vector from the centre of the globe. */
type Vector = readonly [number, number, number];

function towards({ lat, lon }: GlobePosition): Vector {
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}

let grainPlaces: Float32Array | null = null;

function placesOfGrains(): Float32Array {
  const places = new Float32Array(GRAINS.wide * GRAINS.high * 3);
  for (let index = 0; index * 3 < places.length; index += 1) {
    const [column, row] = [index % GRAINS.wide, Math.floor(index / GRAINS.wide)];
    const middle = { x: NIGHT_AREA.x + (column + 0.5) * GRAIN, y: NIGHT_AREA.y + (row + 0.5) * GRAIN };
    places.set(towards(globePosition(middle)), index * 3);
  }
  return places;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
