import { changeDistance } from '../cars/change-distance.ts';
import { carAt, carIndex, findCar, inState } from '../cars/car.ts';
import { moveWindow } from '../cars/move-window.ts';
import { relieved } from '../cars/relieved.ts';
import { standLonger } from '../cars/stand-longer.ts';
import { withCarInListOnly } from '../cars/with-car.ts';
import { gameEndsAt } from '../clock.ts';
import type { Effect, EffectType } from '../library.ts';
import { isOpen, orderAt, orderIndex } from '../orders/order.ts';
import { type DeliveryPlan, planDelivery } from '../planning/plan-delivery.ts';
import type { GameState, Order } from '../state.ts';
import type { CarPlace, Minutes, OrderPlace } from '../units.ts';
import type { BestOutcome } from './delay.ts';

/** An order in a game used only for trying something out. */
type Trial = { readonly state: GameState; readonly place: OrderPlace };

/** The list indexes of a trial's order and its car. */
type TriedPlaces = { readonly place: OrderPlace; readonly car: CarPlace };

/** How an effect changes a plan; `car` is -1 if the order has none. */
type Felt = (state: GameState, subject: TriedPlaces, value: number) => GameState;

const onCar =
  (felt: (state: GameState, car: CarPlace, value: number) => GameState): Felt =>
  (state, { car }, value) =>
    car === -1 ? state : felt(state, car, value);

/** The effects that change a plan, except a new destination and those that end the order. */
const FELT: Readonly<Partial<Record<EffectType, Felt>>> = {
  TIME: onCar(standLonger),
  REST_DRIVER: onCar((state, car) => relieved(state, car)),
  ADD_DISTANCE: onCar((state, car, km) => changeDistance(state, car, Math.floor(km * 1000))),
  REMOVE_DISTANCE: onCar((state, car, km) => changeDistance(state, car, -Math.floor(km * 1000))),
  END_PARKING: onCar(woken),
  PROLONG_PICKUP: (state, { place }, value) => moveWindow(state, place, 'pickWindow', { from: 0, to: value }),
  MOVE_PICKUP: (state, { place }, value) => moveWindow(state, place, 'pickWindow', { from: value, to: value }),
  PROLONG_SHIPMENT: (state, { place }, value) => moveWindow(state, place, 'deliverWindow', { from: 0, to: value }),
  MOVE_SHIPMENT: (state, { place }, value) => moveWindow(state, place, 'deliverWindow', { from: value, to: value }),
};
/** The effects after which there is no delivery. */
const ENDING: readonly EffectType[] = ['GO_BACK', 'LEAVE_SHIPMENT'];

/** What a trial needs from rules in higher layers: a new destination, and the new car that the situation with this id sends for the order. */
export type BeyondSituations = {
  readonly newCity: (state: GameState, place: OrderPlace, effect: Effect) => GameState;
  readonly newCar: (state: GameState, place: OrderPlace, id: string) => GameState;
};

/** A situation with what its best answers do. */
type Answered = { readonly id: string; readonly best: BestOutcome };

/**
 * Returns a check for situations: if one strikes the order now and is answered at once in the best way, is the order by the plan of this moment
 * in time for each of its windows, or at least no later than without it; and is it still unloaded before the end of the game, if it would be
 * without it? (SIT-14)
 */
export function keepsInReach(
  state: GameState,
  order: Order,
  beyond: BeyondSituations,
): (situation: Answered) => boolean {
  const place = orderIndex(state, order.id);
  let planned: ReachOutlook | null | undefined;
  return ({ id, best }) => {
    const { effects, newCar } = best;
    if (!newCar && !effects.some(({ type }) => type in FELT || type === 'CHANGE_CITY' || ENDING.includes(type)))
      return true;
    if (effects.some(({ type }) => ENDING.includes(type))) return false;
    if (planned === undefined) planned = outlookOf({ state, place });
    const after = withEffects({ state, place }, best, beyond);
    const trial = newCar ? { place, state: beyond.newCar(after.state, place, id) } : after;
    return isNoWorse(state.setup, order, planned, orderAt(trial.state, place), outlookOf(trial));
  };
}

function withEffects({ state, place }: Trial, { effects }: BestOutcome, { newCity }: BeyondSituations): Trial {
  const car = carPlaceOf(state, orderAt(state, place));
  const after = effects.reduce((game, effect) => {
    const { type, value } = effect;
    return type === 'CHANGE_CITY' ? newCity(game, place, effect) : (FELT[type]?.(game, { place, car }, value) ?? game);
  }, state);
  return { state: stoodBySituation(after, car), place };
}

/** A car that is standing on the road stands there because of the situation: a new car has to wait as long. (SIT-9) */
function stoodBySituation(state: GameState, index: CarPlace): GameState {
  const car = index === -1 ? null : carAt(state, index);
  if (car?.state.action !== 'WAITING_ACCIDENT_STOP') return state;
  const { until, then } = car.state;
  const standing = { action: 'WAITING_EMERGENCY_STOP', since: state.now, until, then } as const;
  return withCarInListOnly(state, index, inState(car, standing));
}

/** A sleeping driver is woken: he goes on from where he is, not rested. (EFF-19) */
function woken(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  if (car.state.action !== 'SLEEPING' && car.state.action !== 'SLEEPING_GUARDED') return state;
  const { then } = car.state;
  return withCarInListOnly(state, index, inState(car, { action: 'WAITING_ACCIDENT_STOP', until: state.now, then }));
}

function carPlaceOf(state: GameState, { car }: Order): CarPlace {
  return car === null || findCar(state, car) === null ? -1 : carIndex(state, car);
}

/** What the plan leaves for the order's car, or for the help on its way to it, which has to load first; null if the order has no car. */
type ReachOutlook = Pick<DeliveryPlan, 'margins' | 'deliveredAt' | 'overdue'> & { readonly reload: Minutes };

function outlookOf({ state, place }: Trial): ReachOutlook | null {
  const order = orderAt(state, place);
  const help = state.cars.find(({ shipment, state: { action } }) => {
    return shipment === order.id && action === 'DRIVING_ASSISTANCE';
  });
  const car = help ?? (order.car === null ? null : findCar(state, order.car));
  if (car === null || !isOpen(order)) return null;
  return { ...planDelivery(state, car, order, state.now), reload: help === undefined ? 0 : order.loadingMinutes };
}

/** An order without a car counts as in reach as long as no window ends sooner; an order that had a car must still have one. */
function isNoWorse(
  setup: GameState['setup'],
  order: Order,
  before: ReachOutlook | null,
  changed: Order,
  after: ReachOutlook | null,
): boolean {
  if (before === null) {
    return changed.pickWindow.to >= order.pickWindow.to && changed.deliverWindow.to >= order.deliverWindow.to;
  }
  if (after === null || (after.overdue && !before.overdue)) return false;
  const end = gameEndsAt(setup);
  const isInGame = before.deliveredAt > end || after.deliveredAt + after.reload * 60 <= end;
  return isInGame && isReached(before, after, 'loading') && isReached(before, after, 'unloading');
}

function isReached(before: ReachOutlook, after: ReachOutlook, window: 'loading' | 'unloading'): boolean {
  const [left, leaves] = [before.margins[window], after.margins[window]];
  if (leaves === null) return true;
  const spare = leaves - after.reload;
  return spare >= 0 || (left !== null && spare >= left);
}
