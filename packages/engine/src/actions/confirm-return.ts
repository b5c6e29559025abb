import { carAt, carIndex } from '../cars/car.ts';
import { setOut } from '../cars/drive.ts';
import { leave } from '../cars/idle.ts';
import type { Apply } from './rule.ts';

/**
 * A player sends an AVAILABLE car home empty; once there, it is FREE for everybody. A subcontractor that waits without an
 * order is let go instead, at no cost, since it has no return trip. (CAR-11)
 */
export const applyConfirmReturn: Apply<'CONFIRM_RETURN'> = (state, { car: id }) => {
  const index = carIndex(state, id);
  const { state: doing, base, subcontractor } = carAt(state, index);
  if (subcontractor) return leave(state, index, false);
  return doing.action === 'AVAILABLE' ? setOut(state, index, 'DRIVING_EMPTY', doing.at, base) : state;
};
