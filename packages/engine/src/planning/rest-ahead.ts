import type { ParkingId } from '../units.ts';
import type { DeliveryPlan } from './plan-delivery.ts';

/**
 * The parking where a planned car rests during its present drive; null if it drives to the end without a rest. Rests on later drives do not
 * count, even at a parking on the same road. (PLN-10)
 */
export function restAhead({ steps }: DeliveryPlan): ParkingId | null {
  const first = steps.find(({ activity }) => activity !== 'DRIVE' && activity !== 'FERRY');
  return first?.activity === 'REST' ? first.parking : null;
}
