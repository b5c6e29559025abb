import { restGoalOf, type Car, type ParkingAhead, type ParkingId } from '@fracht/engine';
import { proposedParking } from '../parts/parking-offer.ts';

/** The chosen parking: the player's pick while it is still ahead, else the car's destination, else the proposal. */
export function chosenParking(
  places: readonly ParkingAhead[],
  picked: ParkingId | null,
  car: Car,
): ParkingAhead | null {
  const find = (id: ParkingId | null) => places.find(({ parking }) => parking.id === id);
  return find(picked) ?? find(restGoalOf(car)) ?? proposedParking(places);
}
