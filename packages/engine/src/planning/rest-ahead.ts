import type { ParkingId } from '../units.ts';
import type { DeliveryPlan } from './plan-delivery.ts';

/**
 * The parking where a planned car rests on the drive that it is on now; null if it drives on to the end of that. Rests of later drives do not
 * count, even at a parking on the same way. (PLN-10)
 */
export function restAhead({ steps }: DeliveryPlan): ParkingId | null {
  const first = steps.find(({ activity }) => activity !== 'DRIVE' && activity !== 'FERRY');
  return first?.activity === 'REST' ? first.parking : null;
}
