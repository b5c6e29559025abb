import { type CarType, type GameSeconds, type GameState, type Order, limitAt } from '@fracht/engine';
import type { BotView } from './look.ts';
import { type Choice, hangsOnDay } from './pick-car.ts';
import { needsBed } from './steps/rest-drivers.ts';
import type { Holding, Watch } from './watch.ts';

/** The state of the game in which a bot last found nothing to do. */
type KnownLook = {
  readonly look: BotView;
  /** The cars from which it could choose; null: it could book nothing, and evaluated no orders. */
  readonly choice: Choice | null;
  /** The next moment at which it has something to do even if nothing changes. */
  readonly dueAt: GameSeconds | null;
  /** How many orders of the list had been released then. */
  readonly released: number;
  /** The watch's step at that look. */
  readonly step: number;
  /** Whether some of the orders on offer may become possible in time later. */
  readonly hasHanging: boolean;
};

/**
 * A bot's memory between two looks, so that it only thinks about what has changed: an order that no car could make in time will not be made in time later by
 * the same cars, unless it depends on the end of a day. It saves work and decides nothing: without a memory a bot evaluates everything and acts in the same
 * way.
 */
export class Memory {
  #known: KnownLook | null = null;
  readonly #watch: Watch;
  readonly #own: Holding;

  /** The memory of the bot that holds `own`, in a game under this watch. */
  constructor(watch: Watch, own: Holding) {
    this.#watch = watch;
    this.#own = own;
  }

  /** When there is something to think about: now, if something has changed; null: not before something changes. */
  dueAt(now: GameSeconds): GameSeconds | null {
    return this.#known === null || this.#hasNews(this.#known) ? now : this.#known.dueAt;
  }

  /**
   * If nothing of the bot's own has changed or is due: the last look, in this state, with the cars from which to choose. Then only the
   * orders on offer remain to be evaluated. Otherwise null.
   */
  settled(state: GameState): { readonly look: BotView; readonly choice: Choice | null } | null {
    const known = this.#known;
    if (known === null || this.#isOwnChanged(known) || (known.dueAt !== null && known.dueAt <= state.now)) return null;
    return { look: { ...known.look, state }, choice: known.choice };
  }

  /** The orders on offer that may be bookable now and were not at the last look. */
  worthALook(state: GameState, choice: Choice): readonly Order[] {
    const known = this.#known;
    const before = known?.choice ?? null;
    if (known === null || before === null || isWider(before, choice)) return this.#watch.offered(state);
    const types = typesToSee(choice, before.mayTake ? this.#watch.freedSince(known.step) : []);
    const opened = this.#watch.openedSince(known.step);
    const released = this.#watch.offeredFrom(state, known.released);
    if (types.size === 0 && opened.size === 0 && !known.hasHanging) return released;
    const isNew = (order: Order) =>
      types.has(order.type) || opened.has(order.id) || hangsOnDay(order) || released.includes(order);
    return this.#watch.offered(state).filter(isNew);
  }

  /** Stores that the bot has found nothing left to do. */
  remember(look: BotView, choice: Choice | null): void {
    const { released, step } = this.#watch;
    const known = this.#known;
    const hasHanging = choice !== null && this.#watch.offered(look.state).some(hangsOnDay);
    const [last, dueAt] =
      known !== null && !this.#isOwnChanged(known) && !hasHanging
        ? [known, known.dueAt]
        : [{ look, choice }, hasHanging ? look.state.now : dueByTime(look, choice)];
    this.#known = { look: last.look, choice: last.choice, dueAt, hasHanging, released, step };
  }

  #isOwnChanged({ step }: KnownLook): boolean {
    return this.#own.changedAt > step;
  }

  #hasNews(known: KnownLook): boolean {
    if (this.#isOwnChanged(known)) return true;
    if (known.choice === null) return false;
    return this.#watch.released > known.released || this.#watch.hasOpened(known.step, known.choice.mayTake);
  }
}

function isWider(before: Choice, now: Choice): boolean {
  return (now.mayTake && !before.mayTake) || (now.mayHire && !before.mayHire);
}

/** The bot's own cars are examined again each time: a later start may move a car's rest to another place. */
function typesToSee(now: Choice, freed: readonly CarType[]): ReadonlySet<CarType> {
  return new Set([...(now.mayTake ? freed : []), ...now.own.map(({ type }) => type)]);
}

/**
 * When time alone gives the bot something to do: now, while one of its orders has no car, or while one of its own cars is free, since a later start may
 * move its rest to another place; or when a driver reaches the limit, for bots that only park then.
 */
function dueByTime(look: BotView, choice: Choice | null): GameSeconds | null {
  const { state, planning, orders, cars } = look;
  if (orders.some((order) => order.car === null) || (choice !== null && choice.own.length > 0)) return state.now;
  if (planning.rests === 'BEFORE_THE_LIMIT') return null;
  let soonest: GameSeconds | null = null;
  for (const car of cars) {
    const limit = needsBed(look, car) ? limitAt(state, car) : null;
    if (limit !== null && (soonest === null || limit < soonest)) soonest = limit;
  }
  return soonest;
}
