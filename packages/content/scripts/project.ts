/** A place in degrees: latitude, longitude. */
export type LatLon = readonly [number, number];

/** The projection that the geography defines for its canvas. */
export type Projection = {
  readonly centerLat: number;
  readonly centerLon: number;
  readonly scalePxPerKm: number;
  readonly originXKm: number;
  readonly originYKm: number;
};

const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** The position of a place on the canvas, in pixels with one decimal: azimuthal equal-area about the projection's centre. */
export function project([lat, lon]: LatLon, map: Projection): { readonly x: number; readonly y: number } {
  const [phi, centre] = [lat * RADIANS, map.centerLat * RADIANS];
  const turn = (lon - map.centerLon) * RADIANS;
  const cosine = Math.sin(centre) * Math.sin(phi) + Math.cos(centre) * Math.cos(phi) * Math.cos(turn);
  const k = Math.sqrt(2 / (1 + cosine));
  const east = EARTH_KM * k * Math.cos(phi) * Math.sin(turn);
  const north = EARTH_KM * k * (Math.cos(centre) * Math.sin(phi) - Math.sin(centre) * Math.cos(phi) * Math.cos(turn));
  return { x: tenth((east - map.originXKm) * map.scalePxPerKm), y: tenth((map.originYKm - north) * map.scalePxPerKm) };
}

/** Great-circle kilometres between two places. */
export function greatCircle(a: LatLon, b: LatLon): number {
  const [north, east] = [(b[0] - a[0]) * RADIANS, (b[1] - a[1]) * RADIANS];
  const haversine =
    Math.sin(north / 2) ** 2 + Math.cos(a[0] * RADIANS) * Math.cos(b[0] * RADIANS) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(haversine));
}

/** A number rounded to one decimal. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
