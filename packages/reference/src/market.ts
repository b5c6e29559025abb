import type { Car, GameState, Grosze, Minutes, Order, OrderId, PlayerId } from '@fracht/engine';

/** What a dispatcher may take, and what it knows. (REF-1, REF-2) */
export type Market = {
  /** The students in whose places it plays. */
  readonly seats: ReadonlySet<PlayerId>;
  /** Whether it knows every order from the start, or only those on the list. */
  readonly knowsAll: boolean;
  /** Whether it may take this order. */
  readonly mayTake: (order: Order) => boolean;
  /** Whether it may take this company car from now on. */
  readonly mayDrive: (car: Car, state: GameState) => boolean;
};

/** How a dispatcher plans. The same game is tried in several manners, since it cannot be known beforehand which one suits it. (REF-6) */
export type Manner = {
  /** By the network's linear programme, or the most profitable order first. */
  readonly plans: 'NETWORK' | 'GREEDY';
  /** The least time to spare in the tighter of an order's windows. */
  readonly spare: Minutes;
  /** By how much a car sets out earlier than necessary for loading as soon as the window opens. */
  readonly early: Minutes;
  /** What an hour of a company car is worth, in grosze: what it could earn with orders that nobody knows yet. */
  readonly hour: Grosze;
  /** What an hour of one of the few places for hired cars is worth, in grosze. */
  readonly hiredHour: Grosze;
  /** Game time from one plan to the next. */
  readonly every: Minutes;
  /** The most connections that the network has from each order, and to each: those that gain most. */
  readonly ways: number;
  /**
   * The number of the random taste: in each taste different orders seem worth more or less than they are; in taste 0 each seems worth
   * what it is. See `likingOf`.
   */
  readonly taste: number;
};

/** How a game is continued from a moment: in a manner, and leaving some orders alone. (REF-6) */
export type Conduct = { readonly manner: Manner; readonly avoided: ReadonlySet<OrderId> };
