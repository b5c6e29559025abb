import type { Car, ParkingAhead, ParkingId } from '@fracht/engine';
import { proposedParking } from '../parts/parking-offer.ts';

/** The player's pick while it still lies ahead, else where the car is going to, else the proposal. */
export function chosenParking(
  places: readonly ParkingAhead[],
  picked: ParkingId | null,
  car: Car,
): ParkingAhead | null {
  const find = (id: ParkingId | null) => places.find(({ parking }) => parking.id === id);
  return find(picked) ?? find(goalOf(car)) ?? proposedParking(places);
}

/** The parking a car is on its way to, or null. */
export function goalOf({ state }: Car): ParkingId | null {
  return state.action === 'DRIVING_TO_SLEEP' ? state.parking : null;
}
