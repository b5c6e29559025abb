import type { CarPlace } from '../units.ts';
import { withCause, happen } from '../happenings/happen.ts';
import { carAt, shipmentAt } from '../cars/car.ts';
import { applyEffect } from '../effects/index.ts';
import type { Accident } from '../library.ts';
import { withOrder } from '../orders/order.ts';
import type { GameState, HappenedAccident } from '../state.ts';

/** A random situation happens to a car with an order: the player is told, and the effects are applied at once. (SIT-10) */
export function accidentHappens(state: GameState, index: CarPlace, accident: Accident): GameState {
  const car = carAt(state, index);
  const { place, order } = shipmentAt(state, car);
  if (car.player === null) throw new Error(`Car ${car.id} is nobody's`);
  const about = { player: car.player, order: order.id, car: car.id };
  const { id, name, effects } = accident;
  const happened: HappenedAccident = { id, name, at: state.now, car: car.id, effects };
  let game = withOrder(state, place, { ...order, accidents: order.accidents.concat([happened]) });
  game = happen(game, { what: 'ACCIDENT', ...about, situation: id, name });
  return withCause(game, { by: 'ACCIDENT', situation: id, order: order.id }, (struck) =>
    effects.reduce((after, effect) => applyEffect(after, effect, about), struck),
  );
}
