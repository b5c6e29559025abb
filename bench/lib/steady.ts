import { type BotLevel, paceOfPeople, playGame } from '@fracht/bots';
import {
  type Car,
  type GameSeconds,
  type GameSetup,
  type GameState,
  type MessageCode,
  type OrderId,
  type PlayerId,
  advance,
  carsOf,
  findCar,
  findOrder,
  gameEndsAt,
  gameSpeed,
  isEarning,
  newGame,
  offeredOrders,
  onwardOf,
  planDelivery,
  runEntry,
  wayToMake,
} from '@fracht/engine';
import { DAY, seats, TEACHER } from './setup.ts';

/** How long before the end there should still be work. */
const QUIET_END = 2 * 3600;
/** How many orders a player should be able to deliver. */
const CHOICE = 2;
/** How often the game is examined: every ten of its minutes, and cars under way every half hour. */
const EVERY = 600;
const CARS_EVERY = 1800;

/** How steady the work of one game was. */
export type Steadiness = {
  /** Moments at which players were examined, and those at which the player could deliver `CHOICE` orders or more: at all, and with a profit. */
  readonly looked: number;
  readonly couldChoose: number;
  readonly couldChooseProfit: number;
  /** The longest wait between two actions of each player, in real seconds at the first speed. */
  readonly deeds: readonly number[];
  /** The same between two decisions: see `Watched`. */
  readonly decisions: readonly number[];
  /** The longest time of each player without an action and without an order that the player could deliver with a profit. */
  readonly nothing: readonly number[];
  /** Cars that were sent away from their base, and those of them for which a return load was on offer. */
  readonly sent: number;
  readonly sentWithBackLoad: number;
  /** The same for cars under way. */
  readonly underWay: number;
  readonly underWayWithBackLoad: number;
};

/** Lets equal bots, who book at the pace of people, play a game, and reports how steady their work was. */
export function steadinessOf(setup: GameSetup, players: number, level: BotLevel): Steadiness {
  const pace = paceOfPeople(setup);
  const seated = seats(players, level).map((seat) => ({ ...seat, pace }));
  const { log } = playGame(setup, TEACHER, seated, DAY);
  const watched = seated.map(({ user }) => new Watched(user.id));
  const until = gameEndsAt(setup) - QUIET_END;
  let state = newGame(setup);
  let next: GameSeconds = EVERY;
  const lookUntil = (moment: GameSeconds): void => {
    for (; next <= Math.min(moment, until); next += EVERY) {
      state = advance(state, next);
      for (const one of watched) one.lookAt(state);
    }
  };
  for (const entry of log) {
    lookUntil(entry.at - 1);
    const result = runEntry(state, entry);
    if (!result.ok) throw new Error(`Entry ${entry.seq} is refused: ${result.error}`);
    state = result.value;
    const { action } = entry;
    const one = watched.find(({ player }) => player === entry.player);
    if (one === undefined || BEFORE.has(action.action)) continue;
    one.reads(state);
    one.acts(Math.min(entry.at, until));
    if (action.action === 'BOOK_CAR') one.sends(state, findCar(state, action.car));
  }
  lookUntil(until);
  const total = (of: (one: Watched) => number) => watched.reduce((sum, one) => sum + of(one), 0);
  const seconds = (waits: Waits) => waits.endAt(until) / 60 / gameSpeed(setup);
  return {
    looked: total(({ looked }) => looked),
    couldChoose: total(({ couldChoose }) => couldChoose),
    couldChooseProfit: total(({ couldChooseProfit }) => couldChooseProfit),
    deeds: watched.map(({ deeds }) => seconds(deeds)),
    decisions: watched.map(({ decisions }) => seconds(decisions)),
    nothing: watched.map(({ nothing }) => seconds(nothing)),
    sent: total(({ sent }) => sent.all),
    sentWithBackLoad: total(({ sent }) => sent.withBackLoad),
    underWay: total(({ underWay }) => underWay.all),
    underWayWithBackLoad: total(({ underWay }) => underWay.withBackLoad),
  };
}

/** What a player does before the game runs is not a decision. */
const BEFORE: ReadonlySet<string> = new Set(['USER_JOIN', 'USER_START']);

/** The longest of the successive waits from the game's start on, in game seconds. */
class Waits {
  #since: GameSeconds = 0;
  #longest = 0;

  /** Ends a wait, and begins the next. Gives the longest so far. */
  endAt(moment: GameSeconds): number {
    this.#longest = Math.max(this.#longest, moment - this.#since);
    this.#since = Math.max(this.#since, moment);
    return this.#longest;
  }
}

/** Messages that ask their player to decide something. */
const ASKING: ReadonlySet<MessageCode> = new Set([
  'EMERGENCY',
  'CHANGE_EVENT',
  'CAR_AVAILABLE',
  'PARKING_DROPPED',
  'WORK_LIMIT_NEAR',
  'WORK_LIMIT_BEFORE_PARKING',
  'WORK_OVERDUE',
  'DAY_END_NEAR',
  'DAY_END_NEAR_LOADING',
  'DAY_END_NEAR_WAITING',
  'DAY_END_BEFORE_PARKING',
  'DAY_OVERDUE',
]);
/** After these a company car is free, and a hired one has left. */
const DELIVERED: ReadonlySet<MessageCode> = new Set(['ORDER_DELIVERED_ON_TIME', 'ORDER_DELIVERED_LATE']);

/**
 * A player, and the record of the player's work so far. A decision is anything that a player is asked for, whether or not something is done then: an order
 * that has become possible to deliver, to be taken or left; a message that asks for something, such as a situation, a car that came free, a driver's rest;
 * and each action, since it answers something of this kind.
 */
class Watched {
  readonly player: PlayerId;
  readonly deeds = new Waits();
  readonly decisions = new Waits();
  readonly nothing = new Waits();
  readonly sent = { all: 0, withBackLoad: 0 };
  readonly underWay = { all: 0, withBackLoad: 0 };
  looked = 0;
  couldChoose = 0;
  couldChooseProfit = 0;
  #made: ReadonlySet<OrderId> = new Set();
  #read = 0;

  constructor(player: PlayerId) {
    this.player = player;
  }

  lookAt(state: GameState): void {
    const ways = offeredOrders(state).flatMap((order) => {
      const trip = wayToMake(state, order, this.player, state.now)?.calculation ?? null;
      return trip === null ? [] : [{ id: order.id, earns: isEarning(trip) }];
    });
    const earning = ways.filter(({ earns }) => earns);
    this.reads(state);
    this.looked += 1;
    if (ways.length >= CHOICE) this.couldChoose += 1;
    if (earning.length >= CHOICE) this.couldChooseProfit += 1;
    if (ways.some(({ id }) => !this.#made.has(id))) this.decisions.endAt(state.now);
    if (earning.length > 0) this.nothing.endAt(state.now);
    this.#made = new Set(ways.map(({ id }) => id));
    if (state.now % CARS_EVERY !== 0) return;
    for (const car of carsOf(state, this.player)) count(this.underWay, backLoadFor(state, car, this.player));
  }

  /** Each message counts once. */
  reads(state: GameState): void {
    for (const { id, at, player, code, car } of state.messages) {
      if (id <= this.#read || player !== this.player) continue;
      const isFree = DELIVERED.has(code) && car !== null && findCar(state, car)?.subcontractor === false;
      if (isFree || ASKING.has(code)) this.decisions.endAt(at);
    }
    this.#read = state.messageCount;
  }

  acts(at: GameSeconds): void {
    this.deeds.endAt(at);
    this.decisions.endAt(at);
    this.nothing.endAt(at);
  }

  sends(state: GameState, car: Car | null): void {
    if (car !== null) count(this.sent, backLoadFor(state, car, this.player));
  }
}

function count(counts: Watched['sent'], hasBackLoad: boolean | null): void {
  if (hasBackLoad === null) return;
  counts.all += 1;
  if (hasBackLoad) counts.withBackLoad += 1;
}

/** Whether a return load is on offer for a car on an order; null if it needs none. */
function backLoadFor(state: GameState, car: Car, player: PlayerId): boolean | null {
  const order = car.shipment === null ? null : findOrder(state, car.shipment);
  if (order === null || order.player !== player) return null;
  const plan = planDelivery(state, car, order, state.now);
  const onward = onwardOf(state, order, { car, plan }, player);
  return onward === null ? null : onward.load !== null;
}
