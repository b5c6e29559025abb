import type { City, OutlinePoint, Parking, Road, World } from '@fracht/engine';
import { greatCircle, type LatLon, project, type Projection, tenth } from './project.ts';

/** The file of cities and roads, as much of it as the game uses. */
export type Geography = {
  readonly version: number;
  readonly map: Projection;
  readonly cities: readonly SourceCity[];
  readonly roads: readonly SourceRoad[];
  /** Roads of the first map that the present one has replaced; each has the id of its replacement. */
  readonly earlierRoads: readonly SourceRoad[];
};

type SourceCity = {
  readonly id: number;
  readonly name: string;
  readonly displayName: string;
  readonly country: string;
  readonly abroad: boolean;
  readonly x: number;
  readonly y: number;
};

type SourceFerry = {
  readonly fromLatLon: LatLon;
  readonly toLatLon: LatLon;
  readonly seaKm: number;
  readonly roadKmStartSide: number;
  readonly sailingMinutes: number;
  readonly checkInMinutes: number;
  readonly fareZlDefault: number;
};

type SourceRoad = {
  readonly id: number;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly eurAfter: number;
  readonly eurAfterFromCity?: number | null;
  /** The border of a road whose `eurAfter` does not define it: km from `start`, its Polish end. */
  readonly borderKm?: number;
  readonly distanceKm: number;
  readonly motorways: readonly string[];
  readonly borderCrossing: { readonly lat: number; readonly lon: number } | null;
  readonly ferry: SourceFerry | null;
  readonly geometry: readonly LatLon[];
};

const CODES: Readonly<Record<string, string>> = {
  Poznań: 'POZ',
  Malmo: 'MAL',
  Szczecin: 'SZC',
  Warszawa: 'WAR',
  Kraków: 'KRA',
  Wroclaw: 'WRO',
  Hamburg: 'HAM',
  Drezno: 'DRE',
  Hannover: 'HAN',
  Norymberga: 'NOR',
  Rotterdam: 'ROT',
  Paryż: 'PAR',
  Lyon: 'LYO',
  Marsylia: 'MAR',
  Tuluza: 'TUL',
  Goteborg: 'GOT',
  Białystok: 'BIA',
  Amsterdam: 'AMS',
};

/** The approximate number of kilometres between two parkings of a road. (GEO-5) */
const PARKING_STEP_KM = 100;

/** The map of the game: cities with codes, roads with projected outlines and ferries, parkings. (GEO-1 to GEO-5) */
export function worldFrom({ version, map, cities, roads: sources }: Geography): Omit<World, 'goods'> {
  const roads = sources.map((road) => roadFrom(road, map));
  const inCities = cities.map(cityParking);
  return { version, cities: cities.map(cityFrom), roads, parkings: [...inCities, ...roads.flatMap(roadParkings)] };
}

/** The geography of the first map, on which games created with it are played to their end. (GEO-7) */
export function firstGeography(geography: Geography): Geography {
  const { roads, earlierRoads } = geography;
  return {
    ...geography,
    version: 1,
    roads: roads.map((road) => earlierRoads.find(({ id }) => id === road.id) ?? road),
  };
}

function cityFrom({ id, name, displayName, country, abroad, x, y }: SourceCity): City {
  const code = CODES[name];
  if (code === undefined) throw new Error(`City ${name} has no code`);
  return { id, name, displayName, code, country, abroad, x, y };
}

function roadFrom(road: SourceRoad, map: Projection): Road {
  return {
    id: road.id,
    name: road.name,
    start: road.start,
    end: road.end,
    distance: road.distanceKm,
    eurAfter: road.eurAfter,
    polishEnd: road.eurAfterFromCity ?? null,
    ...(road.borderKm === undefined ? {} : { border: road.borderKm }),
    ferry: road.ferry === null ? null : ferryFrom(road.ferry),
    motorways: road.motorways.filter((name) => !name.startsWith('prom ')),
    outline: outlineOf(road, map),
  };
}

function ferryFrom(ferry: SourceFerry): Road['ferry'] {
  return {
    from: ferry.roadKmStartSide,
    to: ferry.roadKmStartSide + ferry.seaKm,
    sailing: ferry.sailingMinutes,
    checkIn: ferry.checkInMinutes,
    fare: ferry.fareZlDefault * 100,
  };
}

/** Points of the outline with their position along the road; the ends and the ports are exactly at their kilometre. */
function outlineOf(road: SourceRoad, map: Projection): readonly OutlinePoint[] {
  const along = lengthsAlong(road.geometry);
  const pins = pinsOf(road, along);
  return road.geometry.map((place, index) => ({ ...project(place, map), km: tenth(pinned(pins, along[index] ?? 0)) }));
}

type Pin = { readonly along: number; readonly km: number };

function pinsOf(road: SourceRoad, along: readonly number[]): readonly Pin[] {
  const ports = road.ferry === null ? [] : portPins(road, road.ferry, along);
  return [{ along: 0, km: 0 }, ...borderPins(road, along), ...ports, { along: along.at(-1) ?? 0, km: road.distanceKm }];
}

function borderPins({ borderKm, borderCrossing, geometry }: SourceRoad, along: readonly number[]): readonly Pin[] {
  if (borderKm === undefined || borderCrossing === null) return [];
  const { lat, lon } = borderCrossing;
  return [{ along: along[geometry.findIndex((p) => p[0] === lat && p[1] === lon)] ?? 0, km: borderKm }];
}

function portPins(road: SourceRoad, ferry: SourceFerry, along: readonly number[]): readonly Pin[] {
  const at = (port: LatLon) => along[road.geometry.findIndex((p) => p[0] === port[0] && p[1] === port[1])] ?? 0;
  return [
    { along: at(ferry.fromLatLon), km: ferry.roadKmStartSide },
    { along: at(ferry.toLatLon), km: ferry.roadKmStartSide + ferry.seaKm },
  ];
}

function pinned(pins: readonly Pin[], along: number): number {
  const after = pins.findIndex((pin, index) => index > 0 && along <= pin.along);
  const [a, b] = [pins[after - 1], pins[after]];
  if (a === undefined || b === undefined) throw new Error('A point beyond its road');
  return a.km + ((along - a.along) / (b.along - a.along)) * (b.km - a.km);
}

function lengthsAlong(geometry: readonly LatLon[]): readonly number[] {
  let length = 0;
  return geometry.map((place, index) => {
    const before = geometry[index - 1];
    length += before === undefined ? 0 : greatCircle(before, place);
    return length;
  });
}

function cityParking(city: SourceCity): Parking {
  return { id: `city-${city.id}`, city: city.id, road: null, km: 0, guarded: true, abroad: city.abroad };
}

/** Parkings of a road at even distances on land, alternately unguarded and guarded from its start. (GEO-5) */
function roadParkings(road: Road): readonly Parking[] {
  const { ferry, distance } = road;
  const land =
    ferry === null
      ? [[0, distance]]
      : [
          [0, ferry.from],
          [ferry.to, distance],
        ];
  const places = land.flatMap(([from = 0, to = 0]) => placesBetween(from, to));
  return places.map((km, index) => ({
    id: `${road.start}-${road.end}@${km}`,
    city: null,
    road: road.id,
    km,
    guarded: index % 2 === 1,
    abroad: isAbroad(road, km),
  }));
}

function placesBetween(from: number, to: number): readonly number[] {
  const parts = Math.max(1, Math.round((to - from) / PARKING_STEP_KM));
  return Array.from({ length: parts - 1 }, (_, index) => Math.round(from + ((to - from) * (index + 1)) / parts));
}

function isAbroad(road: Road, km: number): boolean {
  if (road.polishEnd === null) return true;
  const fromPoland = road.polishEnd === road.start ? km : road.distance - km;
  if (road.border !== undefined) return fromPoland > road.border;
  return fromPoland * 100 > road.distance * road.eurAfter;
}
