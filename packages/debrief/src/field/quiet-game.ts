import { type GameState, type Library, type PlayerId, type Settings, applyHostAction, isOpen } from '@fracht/engine';
import type { DecisionField } from './field.ts';

/** No scheduled situations. */
const NO_SCHEDULE = {
  critical_per_round: 0,
  random_per_round: 0,
  change_per_round: 0,
} as const satisfies Partial<Settings>;

/** No chance: no thefts, checks or crashes, and no surprises from ferries. (DFD-2) */
const NO_CHANCE = {
  theft_guarded: 0,
  theft_unguarded_home: 0,
  theft_unguarded_abroad: 0,
  check_chance_home: 0,
  check_chance_abroad: 0,
  crash_chance: 0,
  ferry_chance: 0,
} as const satisfies Partial<Settings>;

/** The game in which time passes for one field only: all other cars and orders stand still, and no scheduled situation comes. */
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

/** Like `frozenAround`, but the player is alone in the game, and nothing happens by chance. It knows nothing of any moment after `state`. (DFD-2) */
export function quietGame(game: GameState, player: PlayerId, field: DecisionField): GameState {
  const state = withoutOthers(game, player);
  const { setup } = state;
  const quiet = { ...state, setup: { ...setup, library: libraryAtRest(setup.library) }, hasSituations: false };
  return going(withSettings(frozenAround(quiet, field), NO_CHANCE));
}

/**
 * Cache: the last result of `withoutOthers` for a game, since all options of a decision begin with the same one. The entry lives as long as the game.
 */
const ALONE = new WeakMap<GameState, { readonly player: PlayerId; readonly alone: GameState }>();

/**
 * The game in which all other players have left, their cars are gone and their orders have ended. Nothing of theirs belongs to the player's field, and the end
 * of a round then has nobody else to compute and settle.
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
 * The library without anything that a theft, a check, a ferry or a late arrival could bring: which situation it would be is a matter of luck, so the
 * tariff applies instead. Situations that are already open can be answered. (DFD-2)
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

/** Changed settings, created once each: engine and bots cache what they derive from settings by the object. */
const CHANGED = new WeakMap<Settings, Map<Partial<Settings>, Settings>>();

function withSettings(state: GameState, changes: Partial<Settings>): GameState {
  const { settings } = state.setup;
  const known = CHANGED.get(settings) ?? new Map<Partial<Settings>, Settings>();
  const changed = known.get(changes) ?? { ...settings, ...changes };
  CHANGED.set(settings, known.set(changes, changed));
  return { ...state, setup: { ...state.setup, settings: changed } };
}

/** The game with its clock running, even if it was paused. */
export function going(state: GameState): GameState {
  if (state.state !== 'PAUSED') return state;
  if (state.pauseReason !== 'ROUND_END') return { ...state, state: 'IN_PROGRESS', pauseReason: null };
  const result = applyHostAction(state, { action: 'NEXT_ROUND' }, state.day ?? '');
  if (!result.ok) throw new Error(`The next round does not begin: ${result.error}`);
  return result.value;
}
