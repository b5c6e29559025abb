import type { ParkingId } from '../units.ts';
import type { DeliveryPlan } from './plan-delivery.ts';

/**
 * The parking where a planned car rests on the drive it is on, or null when it drives on to the end of it. A parking of a later
 * drive may lie on this way too and is not meant. (PLN-10)
 */
export function restAhead({ steps }: DeliveryPlan): ParkingId | null {
  const first = steps.find(({ activity }) => activity !== 'DRIVE' && activity !== 'FERRY');
  return first?.activity === 'REST' ? first.parking : null;
}
