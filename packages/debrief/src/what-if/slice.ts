import {
  type Car,
  type CarType,
  type GameSeconds,
  type GameState,
  type LogEntry,
  type Order,
  type PlayerId,
  nextEventAt,
} from '@fracht/engine';
import type { Recording } from '../recording.ts';
import type { Surroundings } from './surroundings.ts';
import { recordedBefore } from './timeline.ts';

/** Thrown where one of a slice's players and somebody else reach for one thing: then the slice does not tell how the game goes on. (WIF-7) */
export class SliceContested extends Error {
  /** Who else reached for it. */
  readonly player: PlayerId;

  constructor(player: PlayerId) {
    super(`Contested with ${player}`);
    this.player = player;
  }
}

type GameTimer = GameState['timers']['cars'][number][number];
type Pages = GameState['timers']['cars'];

/**
 * A slice of a game: only some players are played again, namely the decider and those who compete for the same cars and orders. All other
 * cars of the company and orders are copied from the recorded game just before each event. For these players that equals the whole game, as
 * long as nobody else gets a car or an order that they have touched; if somebody does, it throws. (WIF-7)
 */
export class Slice implements Surroundings {
  readonly #recording: Recording;
  readonly #players: ReadonlySet<PlayerId>;
  /** How many cars both lists have at the same places: those of the fork's beginning. Each hires others after that. */
  readonly #shared: number;
  readonly #cars = new MergedList<Car>();
  readonly #orders = new MergedList<Order>();
  /** When somebody else was sent the nearest free car, of which type (undefined: none was found), and how many of these are behind. */
  readonly #sent: readonly {
    readonly at: GameSeconds;
    readonly type: CarType | undefined;
    readonly player: PlayerId;
  }[];
  #behind = 0;

  constructor(recording: Recording, players: ReadonlySet<PlayerId>, start: GameState) {
    this.#recording = recording;
    this.#players = players;
    this.#shared = start.cars.length;
    this.#sent = recording.happenings
      .filter(({ what, at }) => at >= start.now && (what === 'REPLACEMENT_SENT' || what === 'REPLACEMENT_MISSING'))
      .flatMap(({ at, car: sent, player }) => {
        const type = recording.end.cars.find(({ id }) => id === sent)?.type;
        return player === null || players.has(player) ? [] : [{ at, type, player }];
      });
  }

  before(state: GameState, next: number, at: GameSeconds): GameState {
    return this.around(state, recordedBefore(this.#recording, next, at));
  }

  beforeEntry(state: GameState, index: number, entry: LogEntry): GameState | null {
    const recorded = this.#recording.before[index];
    if (recorded === undefined || this.#isOfOthers(entry)) return null;
    return this.around(state, recorded);
  }

  nextEvent(state: GameState): readonly [GameSeconds, GameState] {
    let game = state;
    for (;;) {
      const at = nextEventAt(game);
      if (at === null) return [Infinity, game];
      const cars = withoutDue(game.timers.cars, at, (timer) => this.#isForeign(game, timer));
      const others = withoutDue(game.timers.others, at, (timer) => this.#isForeign(game, timer));
      if (cars === game.timers.cars && others === game.timers.others) return [at, game];
      game = { ...game, timers: { cars, others } };
    }
  }

  /** The slice with everything around it as it stands in the recorded game. */
  around(state: GameState, recorded: GameState): GameState {
    const cars = this.#cars.merged(state.cars, recorded.cars, this.#shared, this.#players);
    const orders = this.#orders.merged(state.orders, recorded.orders, state.orders.length, this.#players);
    this.#refuseOtherChoices(cars, recorded);
    return cars === state.cars && orders === state.orders ? state : { ...state, cars, orders };
  }

  /**
   * Throws if the decider leaves another car free than in the record: somebody outside the slice who was sent the nearest free car of that
   * type might have got this one.
   */
  #refuseOtherChoices(cars: readonly Car[], recorded: GameState): void {
    for (
      let sent = this.#sent[this.#behind];
      sent !== undefined && sent.at <= recorded.now;
      sent = this.#sent[this.#behind]
    ) {
      this.#behind += 1;
      const { type, player } = sent;
      const isLeft = [...this.#cars.touched].some((place) => {
        const car = cars[place];
        if (car === undefined || car.player !== null || (type !== undefined && car.type !== type)) return false;
        return !isAlike(car, recorded.cars[place]);
      });
      if (isLeft) throw new SliceContested(player);
    }
  }

  #isOfOthers({ player, type, action }: LogEntry): boolean {
    if (this.#isOurs(player)) return false;
    if (action.action === 'START_EVENTS' && action.player !== undefined) return !this.#players.has(action.player);
    if (action.action === 'CONNECT' || action.action === 'SEAT_BOT') return !this.#isOurs(action.user.id);
    if (action.action === 'SET_SEAT') return !this.#isOurs(action.player);
    return type === 'STUDENT' || action.action === 'SEND_MESSAGE';
  }

  #isForeign({ cars, orders, strikes }: GameState, { type, index }: GameTimer): boolean {
    if (type === 'CAR') return !this.#isOurs(cars[index]?.player);
    if (type === 'SITUATION') return !this.#isOurs(strikes[index]?.player);
    if (type !== 'ORDER_EXPIRES' && type !== 'PICK_WINDOW_ENDS') return false;
    return !this.#isOurs(orders[index]?.player) && !this.#orders.touched.has(index);
  }

  #isOurs(player: PlayerId | null | undefined): boolean {
    return player != null && this.#players.has(player);
  }
}

/** One list of a slice, cars or orders: what the decider never touched stands there as in the record. */
class MergedList<Thing extends { readonly id: string; readonly player: PlayerId | null }> {
  /** Places of the things that the players hold, or ever held since the fork, here or in the record. */
  readonly touched = new Set<number>();
  #last: { readonly list: readonly Thing[]; readonly recorded: readonly Thing[] } | null = null;

  /** The first `count` things merged. Throws where somebody else has one that was touched. */
  merged(
    own: readonly Thing[],
    recorded: readonly Thing[],
    count: number,
    players: ReadonlySet<PlayerId>,
  ): readonly Thing[] {
    if (this.#last?.list === own && this.#last.recorded === recorded) return own;
    let list: Thing[] | null = null;
    for (let place = 0; place < count; place += 1) {
      const [here, there] = [own[place], recorded[place]];
      if (here === there || here === undefined || there === undefined) continue;
      if (isHeldBy(players, here) || isHeldBy(players, there)) this.touched.add(place);
      if (!this.touched.has(place)) {
        list ??= own.slice();
        list[place] = there;
      } else if (there.player !== null && !players.has(there.player)) throw new SliceContested(there.player);
    }
    this.#last = { list: list ?? own, recorded };
    return this.#last.list;
  }
}

function isHeldBy(players: ReadonlySet<PlayerId>, { player }: { readonly player: PlayerId | null }): boolean {
  return player !== null && players.has(player);
}

function isAlike(car: Car, other: Car | undefined): boolean {
  return car === other || JSON.stringify(car) === JSON.stringify(other);
}

/** The timers without those that are due by then and of no interest; the very same pages if there is none. */
function withoutDue(pages: Pages, to: GameSeconds, isForeign: (timer: GameTimer) => boolean): Pages {
  const isGone = (timer: GameTimer): boolean => timer.at <= to && isForeign(timer);
  for (let last = pages.length - 1; last >= 0; last -= 1) {
    const page = pages[last] ?? [];
    if ((page.at(-1)?.at ?? Infinity) > to) return pages;
    if (!page.some(isGone)) continue;
    const left = page.filter((timer) => !isGone(timer));
    return [...pages.slice(0, last), ...(left.length === 0 ? [] : [left]), ...pages.slice(last + 1)];
  }
  return pages;
}
