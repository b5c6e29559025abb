import { gameEndsAt } from '@fracht/engine';
import type { DispatchStep } from '../look.ts';

/** Too late to earn anything with the room that a return makes. */
const LAST_HOURS = 6 * 3600;

/** Sends a company car home that stands idle while the bot has no more room for cars. */
export const returnCars: DispatchStep = ({ state, temper, cars }) => {
  if (!temper.returns || gameEndsAt(state.setup) - state.now < LAST_HOURS) return null;
  const held = cars.filter((car) => !car.subcontractor);
  if (held.length < state.setup.settings.max_company_cars) return null;
  const idle = held.find((car) => car.state.action === 'AVAILABLE' && car.shipment === null);
  return idle === undefined ? null : { action: 'CONFIRM_RETURN', car: idle.id };
};
