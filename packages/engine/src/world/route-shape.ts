import type { CityId, Grosze, Metres, Minutes, RoadId } from '../units.ts';
import type { Land, Parking, Road } from './world.ts';

/** A ferry crossing on the way, in metres of the way: boarding at `from`, landing at `to`. (WLD-6) */
export type Port = {
  readonly road: RoadId;
  readonly from: Metres;
  readonly to: Metres;
  readonly sailing: Minutes;
  readonly checkIn: Minutes;
  readonly fare: Grosze;
};

/** A parking on the way, at `metres` of it. */
export type RouteParking = { readonly parking: Parking; readonly metres: Metres };

/** A road of the way; `isReversed`: driven from its `end` to its `start`. */
export type RoadPiece = {
  readonly road: Road;
  readonly isReversed: boolean;
  readonly from: Metres;
  readonly to: Metres;
};

/** A way with all that lies along it, in metres from its first city. (WLD-3) */
export type Route = {
  readonly cities: readonly CityId[];
  readonly length: Metres;
  /** Metres of each city of `cities`. */
  readonly cityMetres: readonly Metres[];
  readonly pieces: readonly RoadPiece[];
  readonly ports: readonly Port[];
  /** Each land reaches from the end of the one before it to `until`. */
  readonly lands: readonly { readonly until: Metres; readonly land: Land }[];
  /** In the order of the way; includes those of the first and the last city. */
  readonly parkings: readonly RouteParking[];
};
