import type { CarPlace } from '../units.ts';
import { expired } from '../orders/stages.ts';
import { happen } from '../happenings/happen.ts';
import type { Car, GameState } from '../state.ts';
import { isOpen, withOrder } from '../orders/order.ts';
import { paidForChanges } from '../orders/surcharge.ts';
import { fullPenalty } from '../orders/terms.ts';
import { hasChange } from '../rules-version.ts';
import { replaceCar } from '../situations/replace-car.ts';
import { carAt, shipmentAt, shipmentIndex } from '../cars/car.ts';
import { closeLeg } from '../cars/close-leg.ts';
import { payOff, removed } from '../cars/idle.ts';

/** A fatal crash of a driver over the limit: the car is lost, its order ends with the full penalty, and everybody is told. (WRK-7) */
export function crash(state: GameState, index: CarPlace): GameState {
  const game = closeLeg(state, index);
  const car = carAt(game, index);
  const paid = car.subcontractor ? payOff(game, car, false) : game;
  const ended = loseOrder(withCrash(paid, car), car);
  const lost = { ...removed(ended, index), deaths: state.deaths + 1 };
  return needsOtherHelp(state, car) ? replaceCar(lost, shipmentIndex(state, car)) : lost;
}

function withCrash(state: GameState, { player, id, shipment: order }: Car): GameState {
  const points = -state.setup.settings.points_crash;
  return happen(state, { what: 'CAR_CRASHED', player, car: id, order, points });
}

function loseOrder(state: GameState, car: Car): GameState {
  const place = shipmentIndex(state, car);
  const order = state.orders[place];
  if (order === undefined || order.player === null || wasHelp(state, car)) return state;
  const ended = withOrder(state, place, expired(order));
  const penalty = -fullPenalty(order);
  const returned = paidForChanges(state.setup, order);
  return happen(ended, { what: 'ORDER_LOST', player: order.player, order: order.id, car: car.id, penalty, returned });
}

/** Whether the car was on its way to fetch another car's cargo, in which case that order goes on. (SIT-9) */
function wasHelp(state: GameState, car: Car): boolean {
  return car.shipment !== null && shipmentAt(state, car).order.car !== car.id;
}

/** Whether another car has to take the place of the lost one as help; not for an order that has been given up in the meantime. (SIT-9) */
function needsOtherHelp(state: GameState, car: Car): boolean {
  if (!wasHelp(state, car)) return false;
  return isOpen(shipmentAt(state, car).order) || !hasChange(state.setup, 'ENDED_WANTS_NO_HELP');
}
