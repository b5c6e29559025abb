/** The position of a city's name beside its dot, in screen px; 18 are few enough to place by hand. (MAP-5) */
export type NameSpot = { readonly dx: number; readonly dy: number; readonly anchor: 'start' | 'middle' | 'end' };

/** By city id. */
export const CITY_NAMES: readonly NameSpot[] = [
  { dx: -2, dy: -14, anchor: 'middle' },
  { dx: 12, dy: -8, anchor: 'start' },
  { dx: 16, dy: -4, anchor: 'start' },
  { dx: 14, dy: 6, anchor: 'start' },
  { dx: 14, dy: 4, anchor: 'start' },
  { dx: 16, dy: 10, anchor: 'start' },
  { dx: -11, dy: 10, anchor: 'end' },
  { dx: -2, dy: 20, anchor: 'start' },
  { dx: -10, dy: -14, anchor: 'end' },
  { dx: 10, dy: 18, anchor: 'start' },
  { dx: -10, dy: 16, anchor: 'end' },
  { dx: -12, dy: -8, anchor: 'end' },
  { dx: -12, dy: 5, anchor: 'end' },
  { dx: 12, dy: 3, anchor: 'start' },
  { dx: -10, dy: -9, anchor: 'middle' },
  { dx: 12, dy: 4, anchor: 'start' },
  { dx: 8, dy: -16, anchor: 'end' },
  { dx: -4, dy: -12, anchor: 'end' },
];

type PlacedText = { readonly text: string; readonly x: number; readonly y: number };

/** Motorway numbers, at coordinates of the map. */
export const ROAD_PLATES: readonly PlacedText[] = [
  { text: 'A2', x: 849.8, y: 387.7 },
  { text: 'S7', x: 889.2, y: 402.8 },
  { text: 'A4', x: 797.6, y: 498.9 },
  { text: 'S8', x: 934.3, y: 312.2 },
  { text: 'A1', x: 177.8, y: 491.9 },
  { text: 'A6', x: 187.7, y: 678.9 },
  { text: 'A7', x: 203.2, y: 822.8 },
  { text: 'A20', x: 53.1, y: 753.1 },
  { text: 'E6', x: 542.2, y: 63.6 },
  { text: 'S3', x: 649, y: 344.8 },
  { text: 'A5', x: 299.9, y: 680.3 },
  { text: 'A7', x: 429.4, y: 462.7 },
];

type CountryLabel = {
  readonly country: 'DE' | 'FR' | 'PL' | 'SE' | 'CZ' | 'AT' | 'IT';
  readonly x: number;
  readonly y: number;
};

/** The positions of country names on the map. */
export const COUNTRY_NAMES: readonly CountryLabel[] = [
  { country: 'DE', x: 359, y: 498 },
  { country: 'FR', x: 120, y: 736 },
  { country: 'PL', x: 748, y: 264 },
  { country: 'SE', x: 654, y: 103 },
  { country: 'CZ', x: 690, y: 540 },
  { country: 'AT', x: 641, y: 660 },
  { country: 'IT', x: 441, y: 850 },
];
