import { type CarType, type GameSeconds, type GameState, type Order, limitAt } from '@fracht/engine';
import type { BotView } from './look.ts';
import type { Choice } from './pick-car.ts';
import { needsBed } from './steps/rest-drivers.ts';
import type { Holding, Watch } from './watch.ts';

/** What a bot knew when it last found nothing to do. */
type Known = {
  readonly look: BotView;
  /** What it could choose from; null: it could book nothing, and looked at no offer. */
  readonly choice: Choice | null;
  /** The next moment at which time alone gives it something to do. */
  readonly dueAt: GameSeconds | null;
  /** Orders of the list that it had looked at, from the first on. */
  readonly released: number;
  /** Of the watch, when it looked. */
  readonly step: number;
};

/**
 * What a bot remembers from one look to the next, so that it thinks when something changed and only of that: an order that no car could
 * make in time is not made in time later by the same cars. It decides nothing: who has no memory looks at everything.
 */
export class Memory {
  #known: Known | null = null;
  readonly #watch: Watch;
  readonly #own: Holding;

  /** Of a bot that holds something in a game under a watch. */
  constructor(watch: Watch, own: Holding) {
    this.#watch = watch;
    this.#own = own;
  }

  /** When there is something to think about: null where nothing is before something changes. */
  dueAt(now: GameSeconds): GameSeconds | null {
    return this.#known === null || this.#hasNews(this.#known) ? now : this.#known.dueAt;
  }

  /** Where nothing of the own changed and is due: the look of then at this moment, with what could be chosen from; there is nothing to do but to look at offers. */
  settled(state: GameState): { readonly look: BotView; readonly choice: Choice | null } | null {
    const known = this.#known;
    if (known === null || this.#isOwnChanged(known) || (known.dueAt !== null && known.dueAt <= state.now)) return null;
    return { look: { ...known.look, state }, choice: known.choice };
  }

  /** Of the offered orders those that may be bookable now and were not when the bot last looked. */
  worthALook(state: GameState, choice: Choice): readonly Order[] {
    const known = this.#known;
    const before = known?.choice ?? null;
    if (known === null || before === null || isWider(before, choice)) return this.#watch.offered(state);
    const types = typesToSee(before, choice, before.mayTake ? this.#watch.freedSince(known.step) : []);
    const opened = this.#watch.openedSince(known.step);
    const released = this.#watch.offeredFrom(state, known.released);
    if (types.size === 0 && opened.size === 0) return released;
    const isNew = (order: Order) => types.has(order.type) || opened.has(order.id) || released.includes(order);
    return this.#watch.offered(state).filter(isNew);
  }

  /** Nothing is left to do: that is what the bot knows from now on. */
  remember(look: BotView, choice: Choice | null): void {
    const { released, step } = this.#watch;
    const known = this.#known;
    this.#known =
      known !== null && !this.#isOwnChanged(known)
        ? { ...known, released, step }
        : { look, choice, dueAt: dueByTime(look), released, step };
  }

  #isOwnChanged({ step }: Known): boolean {
    return this.#own.changedAt > step;
  }

  #hasNews(known: Known): boolean {
    if (this.#isOwnChanged(known)) return true;
    if (known.choice === null) return false;
    return this.#watch.released > known.released || this.#watch.hasOpened(known.step, known.choice.mayTake);
  }
}

function isWider(before: Choice, now: Choice): boolean {
  return (now.mayTake && !before.mayTake) || (now.mayHire && !before.mayHire);
}

function typesToSee(before: Choice, now: Choice, freed: readonly CarType[]): ReadonlySet<CarType> {
  const types = new Set(now.mayTake ? freed : []);
  for (const car of now.own) if (!before.own.includes(car)) types.add(car.type);
  return types;
}

/** At once and always while an order waits for its car; when a driver comes to his limit for whom that is the time to park. */
function dueByTime(look: BotView): GameSeconds | null {
  const { state, temper, orders, cars } = look;
  if (orders.some((order) => order.car === null)) return state.now;
  if (temper.rests === 'BEFORE_THE_LIMIT') return null;
  let soonest: GameSeconds | null = null;
  for (const car of cars) {
    const limit = needsBed(look, car) ? limitAt(state, car) : null;
    if (limit !== null && (soonest === null || limit < soonest)) soonest = limit;
  }
  return soonest;
}
