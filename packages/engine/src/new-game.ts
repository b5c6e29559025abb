import { openingFleet } from './opening/fleet.ts';
import { generateOrders } from './opening/orders.ts';
import { withNextRelease } from './orders/release.ts';
import { placesById } from './places.ts';
import { randomFrom } from './random.ts';
import type { GameSetup, GameState } from './state.ts';
import { NO_TIMERS } from './timers/queue.ts';

/** A game that nobody has entered yet: FRESH, with no fleet and no orders. (NEW-1) */
export function newGame(setup: GameSetup): GameState {
  return {
    setup,
    day: null,
    now: 0,
    state: 'FRESH',
    pauseReason: null,
    round: 0,
    random: randomFrom(setup.seed, 'play'),
    players: [],
    cars: [],
    carIndex: {},
    offers: [],
    orders: [],
    orderIndex: {},
    messages: [],
    messageCount: 0,
    deaths: 0,
    rankedGroup: true,
    strikes: [],
    hasSituations: true,
    timers: NO_TIMERS,
  };
}

/** The number of students with whom a game would begin now: those present, at least one. (NEW-2) */
export function studentsAtStart({ players }: Pick<GameState, 'players'>): number {
  return Math.max(1, players.filter(({ type, status }) => type === 'STUDENT' && status !== 'LEFT').length);
}

/**
 * The game as it begins on `day` (YYYY-MM-DD): the fleet, the subcontractors' offers and the orders of all rounds for the students
 * present (or as in the game that it repeats), and the timer of the first release. The end of a round is scheduled when the round
 * begins. (NEW-2, RPT-1)
 */
export function openNewGame(state: GameState, day: string): GameState {
  const { setup } = state;
  const repeated = setup.repeats ?? null;
  const students = repeated?.students ?? studentsAtStart(state);
  const { cars, offers } = openingFleet(setup, students);
  const orders = generateOrders(repeated === null ? setup : { ...setup, rounds: repeated.rounds }, students, day, cars);
  return {
    ...state,
    day,
    cars,
    carIndex: placesById(cars),
    offers,
    orders,
    orderIndex: placesById(orders),
    timers: withNextRelease(NO_TIMERS, orders, 0),
  };
}
