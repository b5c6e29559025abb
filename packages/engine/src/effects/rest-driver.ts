import { carAt } from '../cars/car.ts';
import { withLeg } from '../cars/doing.ts';
import { stopCarOnLeg } from '../cars/drive.ts';
import { withCar } from '../cars/with-car.ts';
import { rested } from '../cars/work.ts';
import type { EffectRule } from './rule.ts';

/** Work time is 0 again: a fresh driver took over. (EFF-18) */
export const restDriver: EffectRule = {
  apply(state, _effect, { carPlace }) {
    if (carPlace === -1) return state;
    const car = carAt(state, carPlace);
    if (!('leg' in car.state)) return withCar(state, carPlace, rested(car));
    const { car: still, leg } = stopCarOnLeg(state, car, car.state.leg);
    return withCar(state, carPlace, rested(withLeg(still, leg)));
  },
};
