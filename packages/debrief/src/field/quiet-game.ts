import { type GameState, type Library, type PlayerId, type Settings, applyHostAction, isOpen } from '@fracht/engine';
import type { DecisionField } from './field.ts';

/** No situation comes by a schedule. */
const NO_SCHEDULE = {
  critical_per_round: 0,
  random_per_round: 0,
  change_per_round: 0,
} as const satisfies Partial<Settings>;

/** No chance: nobody robs, checks or crashes, and no ferry brings a surprise. (DFD-2) */
const NO_CHANCE = {
  theft_guarded: 0,
  theft_unguarded_home: 0,
  theft_unguarded_abroad: 0,
  check_chance_home: 0,
  check_chance_abroad: 0,
  crash_chance: 0,
  ferry_chance: 0,
} as const satisfies Partial<Settings>;

/** The game in which time goes on for one field alone: all other cars and orders stand still, and no situation comes by a schedule. */
export function frozenAround(state: GameState, { orders, cars }: DecisionField): GameState {
  const isKept = ({ type, index }: TimerPageList[number][number]): boolean => {
    if (type === 'CAR') return cars.has(state.cars[index]?.id ?? '');
    if (type === 'PICK_WINDOW_ENDS' || type === 'ORDER_EXPIRES') return orders.has(state.orders[index]?.id ?? '');
    return type === 'ROUND_ENDS';
  };
  return withSettings({ ...timersWhere(state, isKept), strikes: [] }, NO_SCHEDULE);
}

type TimerPageList = GameState['timers']['cars'];

/** The game with only some of its timers. */
export function timersWhere(state: GameState, isKept: (timer: TimerPageList[number][number]) => boolean): GameState {
  const kept = (pages: TimerPageList): TimerPageList =>
    pages.map((page) => page.filter(isKept)).filter((page) => page.length > 0);
  return { ...state, timers: { cars: kept(state.timers.cars), others: kept(state.timers.others) } };
}

/** As `frozenAround`, the player has it alone, and chance does nothing. It knows of no moment after `state`. (DFD-2) */
export function quietGame(game: GameState, player: PlayerId, field: DecisionField): GameState {
  const state = withoutOthers(game, player);
  const { setup } = state;
  const quiet = { ...state, setup: { ...setup, library: libraryAtRest(setup.library) }, hasSituations: false };
  return going(withSettings(frozenAround(quiet, field), NO_CHANCE));
}

/** What `withoutOthers` gave last of a game: whatever could be done at a decision begins with the same one, and goes with it. */
const ALONE = new WeakMap<GameState, { readonly player: PlayerId; readonly alone: GameState }>();

/**
 * The game in which all other players have left, with cars that are gone and orders that have ended. Nothing of theirs is of the player's field, and a round's
 * end has to reckon and settle with nobody else.
 */
function withoutOthers(game: GameState, player: PlayerId): GameState {
  if (game.players.every(({ id, status }) => id === player || status !== 'PLAYING')) return game;
  const known = ALONE.get(game);
  if (known?.player === player) return known.alone;
  const alone = aloneIn(game, player);
  ALONE.set(game, { player, alone });
  return alone;
}

function aloneIn(state: GameState, player: PlayerId): GameState {
  const isOthers = (owner: PlayerId | null): boolean => owner !== null && owner !== player;
  return {
    ...state,
    players: state.players.map((one) =>
      isOthers(one.id) ? { ...one, status: 'LEFT', played: 0, playingSince: null } : one,
    ),
    cars: state.cars.map((car) => (isOthers(car.player) && !car.gone ? { ...car, gone: true } : car)),
    orders: state.orders.map((order) =>
      isOthers(order.player) && isOpen(order)
        ? { ...order, delivered: false, deliveredAt: null, expired: true }
        : order,
    ),
  };
}

const AT_REST = new WeakMap<Library, Library>();

/**
 * The library with nothing that a theft, a check, a ferry or a late arrival could bring: which situation it would be is a draw, so the tariff holds.
 * What is open already can be answered. (DFD-2)
 */
export function libraryAtRest(library: Library): Library {
  const known = AT_REST.get(library);
  if (known !== undefined) return known;
  const emergencies = library.emergencies.map((item) => ({ ...item, subtype: 'EMERGENCY', theft: false }) as const);
  const atRest = { ...library, emergencies };
  AT_REST.set(library, atRest);
  AT_REST.set(atRest, atRest);
  return atRest;
}

/** Settings with changes, made once: what engine and bots know of settings they know by the object. */
const CHANGED = new WeakMap<Settings, Map<Partial<Settings>, Settings>>();

function withSettings(state: GameState, changes: Partial<Settings>): GameState {
  const { settings } = state.setup;
  const known = CHANGED.get(settings) ?? new Map<Partial<Settings>, Settings>();
  const changed = known.get(changes) ?? { ...settings, ...changes };
  CHANGED.set(settings, known.set(changes, changed));
  return { ...state, setup: { ...state.setup, settings: changed } };
}

/** The game with its clock going, were it paused. */
export function going(state: GameState): GameState {
  if (state.state !== 'PAUSED') return state;
  if (state.pauseReason !== 'ROUND_END') return { ...state, state: 'IN_PROGRESS', pauseReason: null };
  const result = applyHostAction(state, { action: 'NEXT_ROUND' }, state.day ?? '');
  if (!result.ok) throw new Error(`The next round does not begin: ${result.error}`);
  return result.value;
}
