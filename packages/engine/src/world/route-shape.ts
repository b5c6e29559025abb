import type { CityId, Grosze, Metres, Minutes, RoadId } from '../units.ts';
import type { Land, Parking, Road } from './world.ts';

/** A ferry crossing on the route, in metres of the route: boarding at `from`, landing at `to`. (WLD-6) */
export type Port = {
  readonly road: RoadId;
  readonly from: Metres;
  readonly to: Metres;
  readonly sailing: Minutes;
  readonly checkIn: Minutes;
  readonly fare: Grosze;
};

/** A parking on the route, at `metres`. */
export type RouteParking = { readonly parking: Parking; readonly metres: Metres };

/** A road of the route; `isReversed`: driven from its `end` to its `start`. */
export type RoadPiece = {
  readonly road: Road;
  readonly isReversed: boolean;
  readonly from: Metres;
  readonly to: Metres;
};

/** A route with everything that lies along it, in metres from its first city. (WLD-3) */
export type Route = {
  readonly cities: readonly CityId[];
  readonly length: Metres;
  /** The position of each of the `cities`, in metres. */
  readonly cityMetres: readonly Metres[];
  readonly pieces: readonly RoadPiece[];
  readonly ports: readonly Port[];
  /** Each country reaches from the end of the previous one to `until`. */
  readonly lands: readonly { readonly until: Metres; readonly land: Land }[];
  /** In the order of the route; includes those of the first and the last city. */
  readonly parkings: readonly RouteParking[];
};
