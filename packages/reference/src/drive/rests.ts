import {
  type Car,
  type GameAction,
  type GameState,
  type Metres,
  type ParkingAhead,
  type ParkingId,
  carSetting,
  findOrder,
  isDriving,
  parkingsAhead,
  planDelivery,
  secondsFor,
  workLimit,
  workingAt,
} from '@fracht/engine';

/**
 * The action that sends a driver to a parking if a rest comes next: on the present drive, at its end before the cargo, or before setting out. The engine's own
 * plan determines when; the place leaves a reserve for a detour. Null: no rest comes next, or the driver is already on the way to it. (REF-3, REF-13)
 */
export function restOf(state: GameState, car: Car): GameAction | null {
  const parking = isDriving(car.state.action) ? restOnTheWay(state, car) : plannedRest(state, car);
  return parking === null ? null : { action: 'SELECT_PARKING', car: car.id, parking };
}

/**
 * The last parking ahead that is reached within the limit even after a detour; else the last within it, which may be the present place; else the
 * planned one.
 */
function restOnTheWay(state: GameState, car: Car): ParkingId | null {
  const ahead = parkingsAhead(state, car, state.now);
  const inTime = ahead.filter(({ overrun }) => overrun === 0);
  if (car.state.action === 'DRIVING_TO_SLEEP') {
    const { parking: heading } = car.state;
    return inTime.some(({ parking }) => parking.id === heading) ? null : lastOf(inTime);
  }
  const planned = plannedRest(state, car);
  if (planned === null && (ahead.at(-1)?.overrun ?? 0) === 0) return null;
  const detour = longestDetour(state);
  const reserved = inTime.filter((stop) => stop.metres > 0 && isReached(state, car, stop.metres + detour));
  return lastOf(reserved) ?? lastOf(inTime) ?? planned;
}

/** The last guarded parking, else the last of any kind. */
function lastOf(stops: readonly ParkingAhead[]): ParkingId | null {
  return (stops.findLast(({ parking }) => parking.guarded) ?? stops.at(-1))?.parking.id ?? null;
}

function isReached(state: GameState, car: Car, metres: Metres): boolean {
  const { settings } = state.setup;
  const driving = secondsFor(metres, carSetting(settings, car.type, 'car_speed'));
  return workingAt(state, car, state.now) + driving <= workLimit(settings);
}

/** The longest detour caused by a random situation of the library. */
function longestDetour({ setup: { library } }: GameState): Metres {
  const effects = library.accidents.flatMap((accident) => accident.effects);
  return Math.max(0, ...effects.map(({ type, value }) => (type === 'ADD_DISTANCE' ? value * 1000 : 0)));
}

/** Where the next rest is according to the engine's plan. */
function plannedRest(state: GameState, car: Car): ParkingId | null {
  const { action } = car.state;
  const order = car.shipment === null ? null : findOrder(state, car.shipment);
  if (order === null || !IS_PLANNED.has(action)) return null;
  const { steps } = planDelivery(state, car, order, state.now);
  const first = steps.find(({ activity }) => activity !== 'DRIVE' && activity !== 'FERRY' && activity !== 'PREPARE');
  if (first?.activity !== 'REST') return null;
  const isBeforeSettingOut = action === 'FREE_BOOKED';
  if (isBeforeSettingOut && steps.some((step) => step.activity === 'DRIVE' && step.from < first.from)) return null;
  return first.parking ?? (first.city === null ? null : `city-${first.city}`);
}

const IS_PLANNED: ReadonlySet<Car['state']['action']> = new Set([
  'FREE_BOOKED',
  'DRIVING_TO_SHIPMENT',
  'DRIVING_WITH_SHIPMENT',
  'DRIVING_ASSISTANCE',
  'WAITING_FOR_LOADING',
]);
