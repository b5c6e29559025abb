import {
  carCity,
  carProspects,
  carsOf,
  dockPastDay,
  isDriving,
  isOpen,
  isOverdue,
  firstLimit,
  limitAt,
  mayOrdersCome,
  ordersOf,
  parkingsAhead,
  passesLimit,
  type Car,
  type CarAction,
  type CarProspects,
  type CarType,
  type DockPastDay,
  type GameSeconds,
  type GameState,
  type WorthDoing,
  type Order,
  type PlayerId,
  type Seconds,
} from '@fracht/engine';
import { cityCases, gameText, pastDayText } from '@fracht/content';
import { formatDuration, formatGameHour, formatSpan } from '@fracht/kit/format.ts';
import { restToChoose } from '../parts/rest-to-choose.ts';
import { cityName } from '../parts/route-words.ts';
import { ownSituations, type OwnSituation } from '../situations/own-situations.ts';
import type { Selection } from '../store/ui-store.ts';

/** Something that needs the player. `left`: how long until then, in seconds of game time; null: now. */
export type TodoRow = {
  readonly key: string;
  readonly tone: 'bad' | 'warn' | 'plain';
  readonly type: CarType;
  readonly title: string;
  readonly detail: string;
  readonly left: Seconds | null;
  readonly target: Selection | { readonly kind: 'SITUATION'; readonly id: string };
};

const HOUR = 3600;
const SOON = 45 * 60;

/** What needs the player now, the most urgent first; what runs by itself is left out. (MAP-12) */
export function todoList(game: GameState, player: PlayerId, at: GameSeconds): readonly TodoRow[] {
  const cars = carsOf(game, player).flatMap((car) => carRows(game, car, at));
  const orders = ordersOf(game, player).flatMap((order) => orderRows(game, order, at));
  const struck = ownSituations(game, player).flatMap(situationRow);
  return [...struck, ...cars, ...orders].sort(
    (one, other) => urgency(one) - urgency(other) || (one.key < other.key ? -1 : 1),
  );
}

/** What is worth a look while nothing needs the player: the most profitable back-load, the driver who rests next, and the car that comes free first. (MAP-15) */
export function meanwhileRows(
  { setup: { world } }: GameState,
  { backLoad, rest, free }: WorthDoing,
  at: GameSeconds,
): readonly TodoRow[] {
  const rows: TodoRow[] = [];
  if (backLoad !== null) {
    const { car, load } = backLoad;
    const { id, base, type, pickWindow } = load.order;
    const inside = cityCases[base]?.inside ?? cityName(world, base);
    rows.push({
      key: id,
      tone: 'plain',
      type,
      title: gameText.todo.backLoad(car.id),
      detail: gameText.todo.backLoadAt(inside, formatGameHour(pickWindow.to)),
      left: pickWindow.to * 60 - at,
      target: { kind: 'ORDER', id, car: car.id },
    });
  }
  if (rest !== null) {
    const { id, type } = rest.car;
    rows.push({
      key: id,
      tone: 'plain',
      type,
      title: gameText.todo.rest(id),
      detail: gameText.todo.restAt(formatGameHour(Math.floor(rest.at / 60))),
      left: Math.max(0, rest.at - at),
      target: { kind: 'CAR', id },
    });
  }
  if (free !== null && free.car.id !== backLoad?.car.id) {
    const { car, city } = free;
    const inside = cityCases[city]?.inside ?? cityName(world, city);
    rows.push({
      key: `${car.id} free`,
      tone: 'plain',
      type: car.type,
      title: gameText.todo.free(car.id),
      detail: gameText.todo.freeAt(inside, formatGameHour(Math.floor(free.at / 60))),
      left: Math.max(0, free.at - at),
      target: { kind: 'CAR', id: car.id },
    });
  }
  return rows;
}

/** The order of rows without a time: those that cost money first, idle cars last. */
function urgency({ left, tone }: TodoRow): number {
  if (left !== null) return left;
  return tone === 'bad' ? -1 : tone === 'warn' ? HOUR : Number.MAX_SAFE_INTEGER;
}

function situationRow({ key, isOpen: isWaiting, order, shown }: OwnSituation): readonly TodoRow[] {
  if (!isWaiting) return [];
  const detail = order.car === null ? order.id : `${order.car} · ${order.id}`;
  const target = { kind: 'SITUATION', id: key } as const;
  return [{ key, tone: 'bad', type: order.type, title: shown.name, detail, left: null, target }];
}

function carRows(game: GameState, car: Car, at: GameSeconds): readonly TodoRow[] {
  const row = { key: car.id, type: car.type, target: { kind: 'CAR', id: car.id } } as const;
  const { action } = car.state;
  if (action === 'STOPPED_BY_PLAYER') {
    return [
      { ...row, tone: 'warn', title: gameText.todo.stopped(car.id), detail: gameText.todo.stoppedText, left: null },
    ];
  }
  if (action === 'AVAILABLE') return [{ ...row, ...idleWords(game, car, at) }];
  const dock = isBeforeDock(action) ? dockPastDay(game, car, at) : null;
  if (dock !== null) return [{ ...row, ...dockWords(car, dock, at) }];
  const rest = restToChoose(game, car, at);
  if (rest !== null) {
    const left = Math.max(0, rest.from - at);
    const detail = pastDayText.afterLoading.todo(formatGameHour(rest.from / 60));
    return [{ ...row, tone: toneOf(left), title: gameText.todo.park(car.id), detail, left }];
  }
  if (!isDriving(action) || action === 'DRIVING_TO_SLEEP') return [];
  if (isOverdue(game, car, at)) {
    return [
      {
        ...row,
        tone: 'bad',
        title: gameText.todo.overdue[firstLimit(game, car, at)](car.id),
        detail: gameText.todo.overdueText,
        left: null,
      },
    ];
  }
  const limit = limitAt(game, car);
  if (limit === null || !passesLimit(game, car, at)) return [];
  const left = limit - at;
  return [
    { ...row, tone: toneOf(left), title: gameText.todo.park(car.id), detail: parkingWords(game, car, limit, at), left },
  ];
}

/** The actions that are followed by loading or unloading, and during which the driver can still be sent to rest. */
function isBeforeDock(action: CarAction): boolean {
  return (isDriving(action) && action !== 'DRIVING_TO_SLEEP') || action.startsWith('WAITING_FOR_');
}

/** A rest is needed before work at a dock that would go past the end of the driver's day. (DAY-5) */
function dockWords(car: Car, { work, ends, dayEnds, restBy }: DockPastDay, at: GameSeconds) {
  const left = Math.max(0, restBy - at);
  const [until, rest] = [formatGameHour(ends / 60), formatGameHour(dayEnds / 60)];
  const detail = pastDayText.todo(gameText.card.steps[work], until, rest);
  return { tone: toneOf(left), title: gameText.todo.park(car.id), detail, left };
}

function parkingWords(game: GameState, car: Car, limit: GameSeconds, at: GameSeconds): string {
  const last = parkingsAhead(game, car, at).findLast(({ overrun }) => overrun === 0);
  if (last === undefined) return gameText.todo.noParking(formatGameHour(limit / 60));
  const wait = last.arrivesAt - at;
  if (wait < HOUR) return gameText.todo.lastParking(timeLeft(wait));
  return gameText.todo.limitAt[firstLimit(game, car, at)](formatGameHour(limit / 60));
}

/** Where an idle car is and how many profitable orders there are for it; if none, what is worth doing with it. (PLN-16, MAP-18) */
function idleWords(game: GameState, car: Car, at: GameSeconds) {
  const { todo } = gameText;
  const city = carCity(car) ?? car.base;
  const inside = cityCases[city]?.inside ?? cityName(game.setup.world, city);
  const { here, away } = prospectsOf(game, car, at);
  const words = { title: todo.idle(car.id), left: null };
  if (here > 0) return { ...words, tone: 'warn' as const, detail: todo.idleHere(inside, here) };
  if (away > 0) return { ...words, tone: 'plain' as const, detail: todo.idleAway(inside, away) };
  const worth = worthOf(game, car, at).map((what) => todo.idleWorth[what]);
  return { ...words, tone: 'plain' as const, detail: [todo.idleNone(inside), ...worth].join(', ') };
}

/** What is worth doing with a car for which there is no profitable order now, in view of what may still come. (MAP-18) */
function worthOf(game: GameState, { working, subcontractor }: Car, at: GameSeconds): readonly ('REST' | 'RETURN')[] {
  if (!mayOrdersCome(game, at)) return [];
  return [...(working > 0 ? (['REST'] as const) : []), ...(subcontractor ? [] : (['RETURN'] as const))];
}

type Counted = {
  readonly game: Pick<GameState, 'orders' | 'setup'>;
  readonly minute: number;
  readonly found: CarProspects;
};

/** Cached by car: the list is rendered every second, and the profitable orders of a car are computed once a minute. */
const COUNTED = new WeakMap<Car, Counted>();

function prospectsOf(game: GameState, car: Car, at: GameSeconds): CarProspects {
  const minute = Math.floor(at / 60);
  const before = COUNTED.get(car);
  const isSame = before?.minute === minute && before.game.orders === game.orders && before.game.setup === game.setup;
  if (isSame) return before.found;
  const found = carProspects(game, car, Math.max(game.now, minute * 60));
  COUNTED.set(car, { game, minute, found });
  return found;
}

function orderRows(game: GameState, order: Order, at: GameSeconds): readonly TodoRow[] {
  if (order.car !== null || order.loaded || !isOpen(order)) return [];
  const left = order.pickWindow.to * 60 - at;
  const city = cityName(game.setup.world, order.base);
  const row = {
    key: order.id,
    type: order.type,
    title: gameText.todo.send(order.type),
    target: { kind: 'ORDER', id: order.id },
  } as const;
  if (left <= 0) return [{ ...row, tone: 'bad', detail: gameText.todo.windowPassed(order.id), left: null }];
  return [
    { ...row, tone: toneOf(left), detail: gameText.todo.window(city, formatGameHour(order.pickWindow.to)), left },
  ];
}

function toneOf(left: Seconds): TodoRow['tone'] {
  if (left <= SOON) return 'bad';
  return left <= 2 * HOUR ? 'warn' : 'plain';
}

/** A countdown, "19 min." or from an hour on "1:26"; never an hour of the day. (MAP-12) */
export function timeLeft(seconds: Seconds): string {
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? formatDuration(minutes) : formatSpan(minutes);
}
