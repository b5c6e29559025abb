import { type BotSeat, type BotView, lookAt, settleSituations } from '@fracht/bots';
import {
  type Car,
  type GameAction,
  type GameSeconds,
  type GameState,
  type LogEntry,
  type Order,
  type Player,
  type PlayerId,
  type RefusedEntry,
  type Tiredness,
  advance,
  applyAction,
  bestCarFor,
  carCity,
  findCar,
  findOrder,
  findPlayer,
  gameEndsAt,
  haulOf,
  isFree,
  isOpen,
  openReservations,
  isReleased,
  mayHire,
  mayTakeCompanyCar,
  mayTakeCourse,
  minutes,
  nextEventAt,
  runEntry,
  standingPlan,
} from '@fracht/engine';
import type { Conduct, Market } from '../market.ts';
import { type Errand, type Guide, guideOf } from '../network/guide.ts';
import { playing } from '../network/network.ts';
import { approachFrom } from '../network/stops.ts';
import type { LpSolver } from '../solver/lp.ts';
import { restOf } from './rests.ts';

/** The dispatcher knows the authors' best answer to every question. */
const LEVEL = { knows: 1, plans: 'GOOD', looksEvery: 120 } as const;
/** The most answers at one moment; more would mean an endless loop. */
const ANSWERS_AT_ONCE = 30;
/** A car with fewer minutes to spare than this is not sent after all. */
const LEAST_SPARE = 5;

/** A game in progress, just before a plan is made: from here it can be continued in another way. */
export type DriveMoment = {
  readonly state: GameState;
  /** The game at the dispatcher's last look at it. */
  readonly seen: GameState;
  readonly log: readonly LogEntry[];
  /** Recorded actions of others that were no longer possible. */
  readonly refused: readonly RefusedEntry[];
  /** How many of the kept log entries have been played. */
  readonly played: number;
  /** How the plan was made. */
  readonly conduct: Conduct;
};

/** A game that a dispatcher has played to its end, and the moments at which it made its plans. */
export type DrivenGame = Pick<DriveMoment, 'state' | 'log' | 'refused'> & { readonly moments: readonly DriveMoment[] };

/**
 * What is needed to play a game again: how it opens, the log entries that are kept, what the dispatcher may take, and a solver. All attempts
 * begin from the same object `opening`, since data about its orders is cached by object.
 */
export type Task = {
  readonly opening: GameState;
  readonly kept: readonly LogEntry[];
  readonly market: Market;
  readonly solve: LpSolver;
};

/** Plays a whole game, or continues it from one of its moments: the kept log entries at their times, and the seats by the dispatcher. */
export function driveGame(task: Task, conduct: Conduct, from: DriveMoment | null = null): DrivenGame {
  const drive = new Drive(task, conduct, from);
  drive.run();
  return drive.result();
}

class Drive {
  readonly #task: Task;
  readonly #market: Market;
  readonly #conduct: Conduct;
  readonly #log: LogEntry[];
  readonly #refused: RefusedEntry[];
  readonly #moments: DriveMoment[] = [];
  #played: number;
  #state: GameState;
  #seen: GameState;
  #guide: Guide = [];
  #plansAt: GameSeconds;
  /** The next moment at which the dispatcher wants to look even if nothing happens. */
  #wakesAt: GameSeconds;

  constructor(task: Task, conduct: Conduct, from: DriveMoment | null) {
    this.#task = task;
    this.#market = task.market;
    this.#conduct = conduct;
    this.#state = from?.state ?? task.opening;
    this.#seen = from?.seen ?? this.#state;
    this.#log = [...(from?.log ?? [])];
    this.#refused = [...(from?.refused ?? [])];
    this.#played = from?.played ?? 0;
    this.#plansAt = from === null ? 0 : this.#state.now;
    this.#wakesAt = this.#plansAt;
  }

  result(): DrivenGame {
    return { state: this.#state, log: this.#log, refused: this.#refused, moments: this.#moments };
  }

  run(): void {
    const { opening, kept } = this.#task;
    if (this.#played > 0) this.#tend();
    for (let entry = kept[this.#played]; entry !== undefined; entry = kept[this.#played]) this.#runEntry(entry);
    this.#runTo(gameEndsAt(opening.setup));
  }

  #runEntry(entry: LogEntry): void {
    this.#runTo(entry.at);
    this.#played += 1;
    const result = runEntry(this.#state, entry);
    if (!result.ok) {
      this.#refused.push({ entry, code: result.error });
      return;
    }
    this.#state = result.value;
    this.#log.push({ ...entry, seq: this.#log.length + 1 });
    this.#tend();
  }

  #runTo(to: GameSeconds): void {
    while (this.#state.state === 'IN_PROGRESS') {
      const next = Math.min(nextEventAt(this.#state) ?? Infinity, this.#wakesAt);
      if (next > to) break;
      this.#state = advance(this.#state, next);
      this.#tend();
    }
    this.#state = advance(this.#state, to);
  }

  /** Does what is to be done now, and determines when to look again. */
  #tend(): void {
    if (this.#state.state !== 'IN_PROGRESS') return;
    this.#tendChanged();
    if (this.#state.now >= this.#plansAt) this.#plan();
    this.#guide = this.#guide.filter((errand) => errand.leaves > this.#state.now || !this.#sets(errand));
    const later = this.#guide.find(({ leaves }) => leaves > this.#state.now)?.leaves ?? Infinity;
    this.#wakesAt = Math.max(this.#state.now + 1, Math.min(later, this.#plansAt));
  }

  #plan(): void {
    this.#moments.push({
      state: this.#state,
      seen: this.#seen,
      log: this.#log.slice(),
      refused: this.#refused.slice(),
      played: this.#played,
      conduct: this.#conduct,
    });
    const { manner, avoided } = this.#conduct;
    this.#plansAt = this.#state.now + minutes(manner.every);
    if (playing(this.#state, this.#market).length === 0) return;
    for (const order of this.#state.orders) if (this.#isOrphan(order)) this.#sendFor(order);
    const mayTake: Market['mayTake'] = (order) => !avoided.has(order.id) && this.#market.mayTake(order);
    this.#guide = guideOf(this.#state, { ...this.#market, mayTake }, manner, this.#task.solve);
  }

  /** Looks after the cars and orders of the seats that have changed since the last look. */
  #tendChanged(): void {
    for (let round = 0; round < ANSWERS_AT_ONCE && this.#seen !== this.#state; round += 1) {
      const [before, now] = [this.#seen, this.#state];
      this.#seen = now;
      if (before.orders !== now.orders) {
        now.orders.forEach((order, place) => {
          if (order === before.orders[place] || order.player === null || !this.#market.seats.has(order.player)) return;
          this.#answer(order.id);
          if (this.#isOrphan(order)) this.#sendFor(order);
        });
      }
      if (before.cars === now.cars) continue;
      now.cars.forEach((car, place) => {
        if (car === before.cars[place] || car.player === null || !this.#market.seats.has(car.player)) return;
        const action = restOf(this.#state, findCar(this.#state, car.id) ?? car);
        if (action !== null) this.#act(car.player, action);
      });
    }
  }

  #answer(id: Order['id']): void {
    for (let count = 0; count < ANSWERS_AT_ONCE; count += 1) {
      const order = findOrder(this.#state, id);
      if (order === null || order.player === null || !isOpen(order)) return;
      if ([...order.emergencies, ...order.changes].every(({ done }) => done)) return;
      const me = findPlayer(this.#state, order.player);
      if (me === null) return;
      const action = settleSituations({ ...this.#look(me), orders: [order] });
      if (action === null || !this.#act(me.id, action)) return;
    }
  }

  #look(me: Player): BotView {
    const { seed, library } = this.#state.setup;
    const seat: BotSeat = { player: me.id, level: LEVEL, seed, answers: library };
    return lookAt(this.#state, me, seat);
  }

  /** Orders that a seat has booked, that have not ended, and whose car was lost or taken off. */
  #isOrphan(order: Order): boolean {
    return order.player !== null && this.#market.seats.has(order.player) && order.car === null && isOpen(order);
  }

  /**
   * Sends the best car that the dispatcher may take for an order that has lost its car; if there is none, gives the order back while that is free.
   */
  #sendFor({ id }: Order): void {
    const order = findOrder(this.#state, id);
    if (order === null || !this.#isOrphan(order) || order.player === null) return;
    const state = this.#state;
    const cars = state.cars.filter((car) => car.player !== null || this.#market.mayDrive(car, state));
    const found = bestCarFor({ ...state, cars }, order, order.player, state.now);
    if (found?.car != null) this.#act(order.player, { action: 'BOOK_CAR', order: id, car: found.car.id });
    else if (found?.offer != null) this.#hire(order.player, found.offer.id, id);
    else if (state.now < (order.bookedAt ?? 0) + minutes(state.setup.settings.free_cancel_minutes))
      this.#act(order.player, { action: 'CANCEL_ORDER', order: id });
  }

  #hire(player: PlayerId, offer: Car['id'], order: Order['id']): void {
    if (!this.#act(player, { action: 'ADD_CAR', car: offer })) return;
    const hired = this.#state.cars.findLast(
      (car) => car.player === player && car.subcontractor && car.shipment === null,
    );
    if (hired !== undefined) this.#act(player, { action: 'BOOK_CAR', order, car: hired.id });
  }

  /**
   * Begins an errand. True: the errand is finished, even if it was not possible. False: its order has not been released yet, or its car is still
   * busy.
   */
  #sets({ order: id, car: carId, offer, player: owner }: Errand): boolean {
    const state = this.#state;
    const order = state.orders[state.orderIndex[id] ?? -1];
    if (order === undefined || order.player !== null || !isOpen(order)) return true;
    if (!isReleased(state, order)) return false;
    if (!this.#market.mayTake(order)) return true;
    const car = carId === null ? null : findCar(state, carId);
    if (carId !== null && (car === null || car.gone)) return true;
    if (car !== null && (car.shipment !== null || !isFree(car.state.action))) return car.player === null;
    if (car?.player === null && !this.#market.mayDrive(car, state)) return true;
    if (car !== null && !mayTakeCourse(state.setup, car, order)) return true;
    const city = car === null ? (state.offers.find((one) => one.id === offer)?.base ?? null) : carCity(car);
    if (city === null || !this.#isInTime(order, city, car ?? { working: 0 })) return true;
    const player = car?.player ?? owner ?? this.#seatFor(car === null);
    if (player === null || !this.#mayHave(player)) return true;
    if (!this.#act(player, { action: 'BOOK_ORDER', order: id })) return true;
    if (car !== null) this.#act(player, { action: 'BOOK_CAR', order: id, car: car.id });
    else if (offer !== null) this.#hire(player, offer, id);
    this.#tendChanged();
    return true;
  }

  #isInTime(order: Order, city: number, { working, dutySince, breakAt, pausedSince }: Tiredness): boolean {
    const { setup, now } = this.#state;
    const plan = standingPlan(
      haulOf(setup, order),
      approachFrom(setup, { city, working, dutySince, breakAt, pausedSince }, order),
      now,
    );
    return plan.spare >= LEAST_SPARE && !plan.overdue && plan.deliveredAt <= gameEndsAt(setup);
  }

  #mayHave(player: PlayerId): boolean {
    return openReservations(this.#state, player) < this.#state.setup.settings.max_open_orders;
  }

  /** The seat with the fewest open orders that may take another car of the company, or hire another one. */
  #seatFor(isHired: boolean): PlayerId | null {
    const may = isHired ? mayHire : mayTakeCompanyCar;
    let best: { readonly id: PlayerId; readonly open: number } | null = null;
    for (const id of playing(this.#state, this.#market)) {
      const open = openReservations(this.#state, id);
      if ((best === null || open < best.open) && may(this.#state, id)) best = { id, open };
    }
    return best?.id ?? null;
  }

  /** Does an action if the rules allow it; a refused action changes nothing and does not enter the game's log. (REF-3) */
  #act(player: PlayerId, action: GameAction): boolean {
    const actor = { player, type: 'STUDENT', day: this.#state.day ?? '' } as const;
    // Anything that an earlier action of this very second has made due comes first, as it does in a game and in a replay.
    const result = applyAction(advance(this.#state, this.#state.now), action, actor);
    if (!result.ok) return false;
    const { now: at } = this.#state;
    this.#state = result.value;
    this.#log.push({ seq: this.#log.length + 1, at, ...actor, action, id: null });
    return true;
  }
}
