import type { Car, ParkingAhead, ParkingId } from '@fracht/engine';
import { proposedParking } from '../parts/parking-offer.ts';

/** The chosen parking: the player's pick while it is still ahead, else the car's destination, else the proposal. */
export function chosenParking(
  places: readonly ParkingAhead[],
  picked: ParkingId | null,
  car: Car,
): ParkingAhead | null {
  const find = (id: ParkingId | null) => places.find(({ parking }) => parking.id === id);
  return find(picked) ?? find(goalOf(car)) ?? proposedParking(places);
}

/** The parking to which a car is driving, or null. */
export function goalOf({ state }: Car): ParkingId | null {
  return state.action === 'DRIVING_TO_SLEEP' ? state.parking : null;
}
