import { carIndex } from '../src/cars/car.ts';
import { stateToResume } from '../src/cars/kinds.ts';
import { nextCarEvent } from '../src/cars/next-event.ts';
import { orderStatus } from '../src/orders/status.ts';
import { latestFirst, nextTimer } from '../src/timers/queue.ts';
import { workingAt } from '../src/cars/work.ts';
import type { Car, GameState, JournalFact, Order, OrderStage, Player, Timer } from '../src/state.ts';

/** The names of the rules INV-1 to INV-8 that a step of a game broke; empty if the engine is sound. */
export function brokenByStep(before: GameState, after: GameState, refused: string | null): readonly string[] {
  return [
    ...(refused !== null && after !== before ? ['a refused action changed the state'] : []),
    ...(after.now < before.now ? ['time went back'] : []),
    ...after.cars.flatMap((_, index) => brokenCar(before, after, index)),
    ...pairsOf(after),
    ...farFromHome(after),
  ];
}

/** Names of the rules that a state breaks, whatever came before it. */
export function brokenState(state: GameState): readonly string[] {
  return [
    ...state.players.flatMap(brokenSums),
    ...state.orders.flatMap(brokenOrder),
    ...brokenTimers(state),
    ...(state.messages.length > 200 ? ['more than 200 messages'] : []),
  ];
}

function brokenCar(before: GameState, after: GameState, index: number): readonly string[] {
  const [was, is] = [before.cars[index], after.cars[index]];
  if (was === undefined || is === undefined || is.gone) return [];
  const broken: string[] = [];
  const fell = workingAt(after, is, after.now) < workingAt(before, was, before.now);
  if (fell && !hasRested(before, after, is)) broken.push(`${is.id}: work time fell without a rest`);
  if (is.shipmentLoaded && is.shipment === null) broken.push(`${is.id}: loaded with nothing`);
  return broken;
}

/**
 * Whether the car's driver rested in this step: by sleeping, by having been free for long enough, on a ferry, on a tow home, or through an answer or an accident that gives rest. What the
 * car does and carries at the end of the step is not enough to tell: a car that was towed home may have been booked again by then, and one that met an accident may have lost its order.
 */
function hasRested(before: GameState, after: GameState, { id }: Car): boolean {
  if (hasMetSituation(before, after, id) || wasFree(before, after, id)) return true;
  const told = after.messages.filter((message) => message.id > before.messageCount && message.car === id);
  if (told.some(({ code }) => code === 'CAR_RESTED' || code === 'CAR_TOWED')) return true;
  return after.players.some(({ journal, id: player }) => {
    const known = before.players.find((other) => other.id === player)?.journal.length ?? 0;
    return journal.slice(known).some(({ what, car }) => what === 'FERRY_LEFT' && car === id);
  });
}

const FREE_AT: readonly JournalFact[] = [
  'FREE',
  'AVAILABLE',
  'WAITING_FOR_LOADING',
  'WAITING_FOR_UNLOADING',
  'LATE_WAITING_FOR_UNLOADING',
];

/** Whether the car's driver has been free for as long as a rest by the end of the step. (DAY-2) */
function wasFree(before: GameState, after: GameState, car: string): boolean {
  const since = after.players.flatMap(({ journal }) =>
    journal.filter((entry) => entry.car === car && FREE_AT.includes(entry.what)).map(({ at }) => at),
  );
  const rest = after.setup.settings.rest_minutes * 60;
  return [before.cars[carIndex(before, car)]?.idleSince, ...since].some(
    (at) => at !== undefined && at > before.now - rest && after.now - at >= rest,
  );
}

/** Whether an accident happened to this car in the step, or a decision was made that concerns it. */
function hasMetSituation(before: GameState, after: GameState, car: string): boolean {
  return after.orders.some((order) => {
    const was = before.orders[before.orderIndex[order.id] ?? -1];
    const isItsOrder = order.car === car || was?.car === car;
    const isNewlyDecided = (list: 'emergencies' | 'changes') =>
      order[list].some(
        (open, index) =>
          (isItsOrder || open.car === car) && open.decisions.length > (was?.[list][index]?.decisions.length ?? 0),
      );
    const happened = order.accidents.slice(was?.accidents.length ?? 0);
    return (
      happened.some((accident) => accident.car === car) || isNewlyDecided('emergencies') || isNewlyDecided('changes')
    );
  });
}

/** Cars that made more EU courses than allowed, or that work for an order which would be one too many. */
function farFromHome({ cars, orders, orderIndex, setup }: GameState): readonly string[] {
  const most = setup.settings.max_eu_courses;
  return cars.flatMap(({ id, gone, euCourses, shipment }) => {
    const order = shipment === null || gone ? undefined : orders[orderIndex[shipment] ?? -1];
    const coming = order?.eu === true && !order.delivered && !order.expired ? 1 : 0;
    return euCourses + coming > most ? [`${id}: EU course ${euCourses + coming} of ${most}`] : [];
  });
}

/** A car carries at most one order, an order has at most one car, and each refers to the other. */
function pairsOf(state: GameState): readonly string[] {
  const broken: string[] = [];
  for (const car of state.cars) {
    if (car.shipment === null) continue;
    const order = state.orders[state.orderIndex[car.shipment] ?? -1];
    if (isHelp(car)) continue;
    if (order?.car !== car.id || order.loaded !== car.shipmentLoaded) broken.push(`${car.id} and its order disagree`);
    if (order?.player !== car.player) broken.push(`${car.id} works for somebody else`);
  }
  for (const order of state.orders) {
    if (!isInItsPlayersJournal(state, order)) broken.push(`${order.id} is in no journal of its player`);
    if (order.car === null || order.delivered || order.expired) continue;
    if (state.cars[carIndex(state, order.car)]?.shipment !== order.id) broken.push(`${order.id} and its car disagree`);
  }
  return broken;
}

/** Whether the car is on its way to take another car's cargo over: until then the order has two cars. */
function isHelp({ state, shipmentLoaded }: Car): boolean {
  const doing = stateToResume(state)?.action;
  return !shipmentLoaded && doing === 'DRIVING_ASSISTANCE';
}

function brokenSums({ id, ledger, money, points }: Player): readonly string[] {
  const sum = ledger.reduce(
    (total, entry) => ({ money: total.money + entry.money, points: total.points + entry.points }),
    {
      money: 0,
      points: 0,
    },
  );
  const broken: string[] = [];
  if (sum.money !== money || sum.points !== points) broken.push(`${id}: the ledger is not the sum`);
  if (!ledger.every((entry) => Number.isInteger(entry.money) && Number.isInteger(entry.points)))
    broken.push(`${id}: fractions`);
  if (!ledger.every((entry, index) => entry.id === index + 1)) broken.push(`${id}: ledger ids`);
  return broken;
}

function brokenOrder(order: Order): readonly string[] {
  const status = orderStatus(order);
  const expected = order.delivered
    ? 'DELIVERED'
    : order.expired
      ? 'EXPIRED'
      : order.player === null
        ? 'NEW'
        : order.car === null
          ? 'BOOKED'
          : 'IN_PROGRESS';
  const isAlert = status === 'ALERT' && order.emergencies.some(({ done }) => !done);
  const broken = status === expected || isAlert ? [] : [`${order.id} is ${status}, not ${expected}`];
  const { delivered, expired }: OrderStage = order;
  return delivered && expired ? [...broken, `${order.id} is both delivered and expired`] : broken;
}

function brokenTimers(state: GameState): readonly string[] {
  const broken: string[] = [];
  const { cars, others } = state.timers;
  if ([...cars, ...others].some((page) => page.length === 0)) broken.push('an empty page of timers');
  if (others.flat().some(({ type }) => type === 'CAR')) broken.push('a car among the other timers');
  if (!isSorted(cars.flat()) || !isSorted(others.flat())) broken.push('timers unsorted');
  if (state.state === 'IN_PROGRESS' && (nextTimer(state.timers)?.at ?? state.now) < state.now)
    broken.push('an event is in the past');
  for (const [index, car] of state.cars.entries()) {
    const own = cars
      .flat()
      .filter((timer) => timer.index === index)
      .map(({ at }) => at);
    const due = state.state === 'FINISHED' ? null : nextCarEvent(state, car);
    if (own.length !== (due === null ? 0 : 1) || (due !== null && own[0] !== due)) broken.push(`${car.id}: timer`);
  }
  return broken;
}

function isSorted(timers: readonly Timer[]): boolean {
  return timers.every((timer, index) => latestFirst(timers[index - 1] ?? timer, timer) <= 0);
}

/** Every booking is in its player's journal: situations look for targets only among the orders that the journal names. */
function isInItsPlayersJournal({ players }: GameState, { id, player }: Order): boolean {
  const journal = players.find((one) => one.id === player)?.journal ?? [];
  return player === null || journal.some(({ what, order }) => what === 'ORDER_BOOKED' && order === id);
}
