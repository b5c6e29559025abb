import { readFileSync } from 'node:fs';
import { firstGeography, type Geography } from './world-from.ts';

/** A road between two cities, as far as distances are concerned. */
export type Link = { readonly start: number; readonly end: number; readonly km: number };

/** A pair of cities: kilometres of the real road and of the game's route, and the number of its orders in the games that were counted. */
export type CityPair = {
  readonly start: number;
  readonly end: number;
  readonly real: number;
  readonly map: number;
  readonly orders: number;
};

/** A matrix of kilometres between places, by their indexes. */
export type Distances = readonly (readonly number[])[];

/** Sections of real roads: from, to, km, road numbers. */
type Sections = { readonly sections: readonly (readonly [string, string, number, string])[] };
/** Orders by the ids of their two cities. */
type Counted = { readonly orders: Readonly<Record<string, number>> };

/** A route counts as realistic if it differs from the real one by no more than this share. (GEO-9) */
export const BELIEVED = 0.08;
/** Roads named by the specification, which stay; the others are chosen. (GEO-3) */
const NAMED_ROADS = 12;

export const geography: Geography = JSON.parse(textOf('geography.json'));
const { sections }: Sections = JSON.parse(textOf('road-sections.json'));
const { orders }: Counted = JSON.parse(textOf('orders-by-pair.json'));

const FAR = Number.POSITIVE_INFINITY;
const CITIES = geography.cities.length;
const REAL = realDistances();

const linksOf = ({ roads }: Geography): readonly Link[] =>
  roads.map(({ start, end, distanceKm }) => ({ start, end, km: distanceKm }));

export const LINKS = linksOf(geography);
export const FIRST_LINKS = linksOf(firstGeography(geography));
export const NAMED_LINKS = LINKS.slice(0, NAMED_ROADS);

/** All shortest routes between the cities on these roads. */
export function waysBy(links: readonly Link[]): Distances {
  return shortest(CITIES, links);
}

/** The same with one more road. */
export function waysWith(ways: Distances, { start, end, km }: Link): Distances {
  const [fromStart, fromEnd] = [ways[start] ?? [], ways[end] ?? []];
  return ways.map((row) => {
    const [toStart, toEnd] = [(row[start] ?? FAR) + km, (row[end] ?? FAR) + km];
    return row.map((known, to) => Math.min(known, toStart + (fromEnd[to] ?? FAR), toEnd + (fromStart[to] ?? FAR)));
  });
}

/** Every pair of cities, with the shortest routes of a map. */
export function pairsBy(ways: Distances): readonly CityPair[] {
  return geography.cities.flatMap((_, start) =>
    geography.cities.slice(start + 1).map(({ id: end }) => ({
      start,
      end,
      real: realKm(start, end),
      map: ways[start]?.[end] ?? FAR,
      orders: orders[`${start}-${end}`] ?? 0,
    })),
  );
}

/** By how much the game's route is longer than the real one, as a share of it; below 0: shorter. */
export function differenceOf({ real, map }: CityPair): number {
  return map / real - 1;
}

export function isBelieved(pair: CityPair): boolean {
  return Math.abs(differenceOf(pair)) <= BELIEVED;
}

/** The real road between two cities. */
export function realKm(start: number, end: number): number {
  return REAL[start]?.[end] ?? FAR;
}

/** The shortest routes over the sections of real roads; cities come first, then the junctions between them. */
function realDistances(): Distances {
  const names = [...new Set([...geography.cities.map(({ name }) => name), ...sections.flatMap(([a, b]) => [a, b])])];
  const links = sections.map(([from, to, km]) => ({ start: names.indexOf(from), end: names.indexOf(to), km }));
  return shortest(names.length, links);
}

/** All shortest routes between places numbered from 0 (Floyd-Warshall). */
function shortest(places: number, links: readonly Link[]): Distances {
  const rows = Array.from({ length: places }, (_, at) =>
    Float64Array.from({ length: places }, (__, to) => (at === to ? 0 : FAR)),
  );
  for (const { start, end, km } of links) {
    const [row, back] = [rows[start], rows[end]];
    if (row === undefined || back === undefined) throw new Error('A road to nowhere');
    row[end] = Math.min(row[end] ?? FAR, km);
    back[start] = row[end];
  }
  for (const [through, onward] of rows.entries()) {
    for (const row of rows) {
      const before = row[through] ?? FAR;
      if (before === FAR) continue;
      for (let to = 0; to < places; to += 1) row[to] = Math.min(row[to] ?? FAR, before + (onward[to] ?? FAR));
    }
  }
  return rows.map((row) => [...row]);
}

function textOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
