import { parkingsAhead, type Car, type GameSeconds, type GameState, type ParkingAhead } from '@fracht/engine';

/** How far past the limit a parking is still offered, in seconds of driving: the cost of using it is a lesson; farther ones teach nothing more. */
const FARTHEST = 4 * 3600;
const BEYOND = 2;

/** The parkings to offer, in their order on the way: all that are reached in time, and the next two past the limit; at least one. (CRS-4) */
export function parkingsToOffer(game: GameState, car: Car, at: GameSeconds): readonly ParkingAhead[] {
  const ahead = parkingsAhead(game, car, at);
  const late = ahead.filter(({ overrun }) => overrun > 0 && overrun <= FARTHEST).slice(0, BEYOND);
  const nearest = late.length === 0 && ahead[0] !== undefined ? ahead.slice(0, 1) : late;
  return ahead.filter((place) => place.overrun === 0 || nearest.includes(place));
}

/** The parking to propose: the last guarded one in time, else the last in time, else the nearest. (CRS-4) */
export function proposedParking(places: readonly ParkingAhead[]): ParkingAhead | null {
  const inTime = places.filter(({ overrun }) => overrun === 0);
  return inTime.findLast(({ parking }) => parking.guarded) ?? inTime.at(-1) ?? places[0] ?? null;
}
