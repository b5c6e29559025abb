import type { CarType } from '../car-types.ts';
import type { CargoTrait } from '../cargo-traits.ts';
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

/** A point of a road's outline; `km` is its position, counted from the road's `start`. */
export type OutlinePoint = { readonly x: number; readonly y: number; readonly km: number };

/** A road between two cities, `start` being the lower id. */
export type Road = {
  readonly id: RoadId;
  readonly name: string;
  readonly start: CityId;
  readonly end: CityId;
  readonly distance: Km;
  /** The percentage of the road, from its Polish end, after which the car is abroad; 100: never, 0: always, unless `border` says where. (WLD-4) */
  readonly eurAfter: Percent;
  /** The Polish end from which `eurAfter` and `border` are measured; null on a foreign road. */
  readonly polishEnd: CityId | null;
  /** The kilometre at which the border lies, for a road for which `eurAfter` does not give it. (WLD-4) */
  readonly border?: Km;
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

/** The smallest and the largest possible value. */
export type GoodsSpan = readonly [least: number, most: number];

/** How goods are loaded: on a number of pallets of some kilograms each, or loose, as a number of kilograms on a length of floor in decimetres. */
export type GoodsLoading =
  | { readonly pallets: GoodsSpan; readonly kgEach: GoodsSpan }
  | { readonly kg: GoodsSpan; readonly decimetres: GoodsSpan | null };

/** Goods that orders carry. (CGO-1) */
export type Goods = {
  /** In English, in capitals: the same in every version of the game. */
  readonly id: string;
  /** In Polish, in the forms that sentences need: the nominative, and the genitive (dopełniacz). */
  readonly name: string;
  readonly of: string;
  /** The types of cars that carry them. */
  readonly types: readonly CarType[];
  readonly traits: readonly CargoTrait[];
  readonly loading: GoodsLoading;
  /** Złotys per 100 kg. */
  readonly worth: GoodsSpan;
  /** The temperature in degrees Celsius at which they must be kept; null: any. */
  readonly celsius: number | null;
  /** Dangerous goods: UN number, class and packing group; the hazard identification number if they are carried in a tank. */
  readonly adr: {
    readonly un: string;
    readonly class: string;
    readonly group: string | null;
    readonly hazard: string | null;
  } | null;
  /** Their width on an oversize car, in centimetres. */
  readonly width: GoodsSpan | null;
  /** The cities where they are loaded; null: anywhere. */
  readonly from: readonly CityId[] | null;
};

/** The map on which a game is played, and the goods that are carried. Immutable, and shared by all games of its version. */
export type World = {
  /** The version of the map, which browsers are told. (LOG-6, WIR-10) */
  readonly version: number;
  readonly cities: readonly City[];
  readonly roads: readonly Road[];
  readonly parkings: readonly Parking[];
  readonly goods: readonly Goods[];
};

/** PL before the border, EUR after. (WLD-4) */
export const LANDS = ['PL', 'EUR'] as const;
export type Land = (typeof LANDS)[number];
