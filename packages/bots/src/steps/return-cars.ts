import { gameEndsAt } from '@fracht/engine';
import type { DispatchStep } from '../look.ts';

/** The last seconds of the game, in which room for another car no longer earns anything. */
const LAST_HOURS = 6 * 3600;

/** Sends a company car home that is idle while the bot may hold no more cars. */
export const returnCars: DispatchStep = ({ state, planning, cars }) => {
  if (!planning.returns || gameEndsAt(state.setup) - state.now < LAST_HOURS) return null;
  const held = cars.filter((car) => !car.subcontractor);
  if (held.length < state.setup.settings.max_company_cars) return null;
  const idle = held.find((car) => car.state.action === 'AVAILABLE' && car.shipment === null);
  return idle === undefined ? null : { action: 'CONFIRM_RETURN', car: idle.id };
};
