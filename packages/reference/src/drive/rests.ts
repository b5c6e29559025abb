import { type Car, type GameAction, type GameState, findOrder, planDelivery } from '@fracht/engine';

/**
 * The action that sends a driver to a parking where a rest comes next in the engine's own plan: on the present drive, at its end before the goods, or before
 * setting out. Null: no rest comes next, or the driver is already on the way to one.
 */
export function restOf(state: GameState, car: Car): GameAction | null {
  const { action } = car.state;
  const order = car.shipment === null ? null : findOrder(state, car.shipment);
  if (order === null || !MAY_BE_SENT.has(action)) return null;
  const { steps } = planDelivery(state, car, order, state.now);
  const first = steps.find(({ activity }) => activity !== 'DRIVE' && activity !== 'FERRY' && activity !== 'PREPARE');
  if (first?.activity !== 'REST') return null;
  const isBeforeSettingOut = action === 'FREE_BOOKED';
  if (isBeforeSettingOut && steps.some((step) => step.activity === 'DRIVE' && step.from < first.from)) return null;
  const parking = first.parking ?? (first.city === null ? null : `city-${first.city}`);
  return parking === null ? null : { action: 'SELECT_PARKING', car: car.id, parking };
}

const MAY_BE_SENT: ReadonlySet<Car['state']['action']> = new Set([
  'FREE_BOOKED',
  'DRIVING_TO_SHIPMENT',
  'DRIVING_WITH_SHIPMENT',
  'DRIVING_ASSISTANCE',
  'WAITING_FOR_LOADING',
]);
