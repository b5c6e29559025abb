import type { CarPlace } from '../units.ts';
import { happen } from '../happenings/happen.ts';
import { carAt, shipmentAt, shipmentIndex, shipmentOf } from '../cars/car.ts';
import { fineNow, withFine } from '../cars/fines.ts';
import { beginLoading } from '../cars/loading.ts';
import { withTheft } from '../cars/theft.ts';
import type { Emergency, EmergencySubtype, Library } from '../library.ts';
import { luckChance } from '../luck.ts';
import { hasChange } from '../rules-version.ts';
import type { GameState, Order } from '../state.ts';
import { drawLeastMet } from './draw-least-met.ts';
import { scenarioOf } from './find.ts';
import { thoseInTime, thoseWithinSlack } from './delay.ts';
import { carTarget, emergencyFits, momentOf } from './fits.ts';
import { openSituation } from './open.ts';
import { isSpared } from './spared.ts';
import { type CandidateSituation, libraryTables } from './tables.ts';

/** The built-in outcome of each event, used when no situation of the library fits. (SIT-1) */
const OUTCOMES: Readonly<Record<EmergencySubtype, (state: GameState, index: CarPlace) => GameState>> = {
  EMERGENCY: withTheft,
  CAR_ACCIDENT: (state) => state,
  OVERDUE_TICKET: (state, index) => withFine(state, index, fineNow(state, index)),
  PICKUP_OVER_TIME: loadLate,
  FERRY: (state) => state,
};

/**
 * Something critical happens to a car: a situation of the library that fits takes over. If none fits, the built-in outcome applies: the loss
 * by theft, a fine by the tariff, loading without the points for being on time. (SIT-1, SIT-2)
 */
export function strike(state: GameState, index: CarPlace, subtype: EmergencySubtype): GameState {
  return struckBy(state, index, ({ item }) => item.subtype === subtype) ?? OUTCOMES[subtype](state, index);
}

/** A theft during the night: a theft situation of the library that fits takes over; if none fits, the player bears the loss. (SLP-6, SIT-1) */
export function strikeTheft(state: GameState, index: CarPlace): GameState {
  if (!hasChange(state.setup, 'NIGHT_BRINGS_THEFT')) return strike(state, index, 'EMERGENCY');
  const isTheft = ({ item }: CandidateSituation<Emergency>): boolean => item.subtype === 'EMERGENCY' && item.theft;
  return struckBy(state, index, isTheft) ?? withTheft(state, index);
}

/** Strikes the car with one of the critical situations that fit it, leave its order enough time, and pass `isMeant`; null if there is none, or if its order is spared. (SIT-2, SIT-14, SIT-24) */
function struckBy(
  state: GameState,
  index: CarPlace,
  isMeant: (candidate: CandidateSituation<Emergency>) => boolean,
): GameState | null {
  const car = carAt(state, index);
  const target = carTarget(state, index);
  if (car.player === null || target === null) return null;
  const { emergenciesAt } = libraryTables(state.setup.library);
  const meant = emergenciesAt(momentOf(state, target)).filter(
    (candidate) => isMeant(candidate) && emergencyFits(candidate, target),
  );
  const { order } = target;
  const isBySlack = hasChange(state.setup, 'FAIR_STRIKES');
  const inTime = isBySlack ? thoseWithinSlack(state, order, meant) : thoseInTime(state, order, meant);
  const chosen =
    keptFor(state, order, isBySlack ? meant : inTime) ??
    (isSpared(state, order) ? null : drawLeastMet(state, car.player, inTime));
  if (chosen === null) return null;
  const [emergency, drawn] = chosen;
  const scenario = scenarioOf(state.setup.library, 'emergencies', emergency.id);
  if (scenario === undefined) return null;
  return openSituation(drawn, shipmentIndex(drawn, car), 'emergencies', scenario);
}

/**
 * The first situation reserved for the order, if it is one of the candidates; null if none is reserved, as in every game that is really played.
 * (SIT-21)
 */
function keptFor(
  state: GameState,
  order: Order,
  meant: readonly CandidateSituation<Emergency>[],
): readonly [CandidateSituation<Emergency>, GameState] | null {
  for (const { only, chosen } of state.strikes) {
    const kept = only === order.id ? meant.find(({ id }) => id === chosen) : undefined;
    if (kept !== undefined) return [kept, state];
  }
  return null;
}

/** A car is about to board: with a chance of `ferry_chance` a ferry situation strikes, at most once per order. (SIT-3) */
export function strikeAtPort(state: GameState, index: CarPlace): GameState {
  const target = carTarget(state, index);
  if (target === null) return state;
  const isFerry = ({ item }: CandidateSituation<Emergency>): boolean => item.subtype === 'FERRY';
  const { library, settings } = state.setup;
  if (isSpared(state, target.order) || wasStruck(library, target.order, 'FERRY')) return state;
  const suited = libraryTables(library).emergenciesAt(momentOf(state, target));
  if (!suited.some((candidate) => isFerry(candidate) && emergencyFits(candidate, target))) return state;
  const { player, id } = target.order;
  const [strikes, drawn] = luckChance(state, { player, purpose: 'FERRY', about: [id] }, settings.ferry_chance);
  return strikes ? (struckBy(drawn, index, isFerry) ?? drawn) : drawn;
}

/** A car reports after the pick window: a situation strikes, at most once per order; after that, or if none fits, the customer loads late. (SIT-1, SIT-3) */
export function strikeLate(state: GameState, index: CarPlace): GameState {
  const order = shipmentOf(state, carAt(state, index));
  const isSecond = order !== null && wasStruck(state.setup.library, order, 'PICKUP_OVER_TIME');
  return isSecond ? loadLate(state, index) : strike(state, index, 'PICKUP_OVER_TIME');
}

function wasStruck(library: Library, { emergencies }: Order, subtype: EmergencySubtype): boolean {
  return emergencies.some(({ id }) => scenarioOf(library, 'emergencies', id)?.kind === subtype);
}

function loadLate(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  const { order } = shipmentAt(state, car);
  const told = happen(state, { what: 'ORDER_PICKED_LATE', player: car.player, order: order.id, car: car.id });
  return beginLoading(told, index, order.base, false);
}
