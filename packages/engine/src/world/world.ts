import type { CityId, Grosze, Km, Minutes, ParkingId, Percent, RoadId } from '../units.ts';

/** A city of the map; `x`, `y` on the 1000 x 986 canvas of the geography. */
export type City = {
  readonly id: CityId;
  readonly name: string;
  readonly displayName: string;
  /** Three capital letters without diacritics that begin an order's id, e.g. POZ. */
  readonly code: string;
  readonly country: string;
  readonly abroad: boolean;
  readonly x: number;
  readonly y: number;
};

/** The part of a road that is sailed; kilometres are counted from the road's `start`. (WLD-6) */
export type Ferry = {
  readonly from: Km;
  readonly to: Km;
  readonly sailing: Minutes;
  readonly checkIn: Minutes;
  readonly fare: Grosze;
};

/** A point of a road's outline; `km` is where it lies, counted from the road's `start`. */
export type OutlinePoint = { readonly x: number; readonly y: number; readonly km: number };

/** A road between two cities, `start` being the lower id. */
export type Road = {
  readonly id: RoadId;
  readonly name: string;
  readonly start: CityId;
  readonly end: CityId;
  readonly distance: Km;
  /** Percent of the road, from its Polish end, after which the car is abroad; 100: never, 0: always. (WLD-4) */
  readonly eurAfter: Percent;
  /** The Polish end from which `eurAfter` is measured; null on a foreign road. */
  readonly polishEnd: CityId | null;
  readonly ferry: Ferry | null;
  readonly motorways: readonly string[];
  readonly outline: readonly OutlinePoint[];
};

/** A place to sleep: in a city (`road` null) or along a road at `km` from its `start`. (WLD-5) */
export type Parking = {
  readonly id: ParkingId;
  readonly city: CityId | null;
  readonly road: RoadId | null;
  readonly km: Km;
  readonly guarded: boolean;
  readonly abroad: boolean;
};

/** The map a game is played on. Immutable and shared by every game. */
export type World = {
  readonly cities: readonly City[];
  readonly roads: readonly Road[];
  readonly parkings: readonly Parking[];
};

/** PL before the border, EUR after. (WLD-4) */
export const LANDS = ['PL', 'EUR'] as const;
export type Land = (typeof LANDS)[number];
