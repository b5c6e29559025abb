import type { Car, GameState, Grosze, Minutes, Order, OrderId, PlayerId } from '@fracht/engine';

/** What a dispatcher may have, and what it knows. (REF-1, REF-2) */
export type Market = {
  /** The students whom it plays. */
  readonly seats: ReadonlySet<PlayerId>;
  /** Whether it knows every order from the start, or only those on the list. */
  readonly knowsAll: boolean;
  /** Whether it may have this order. */
  readonly mayTake: (order: Order) => boolean;
  /** Whether it may have this car of the company from now on. */
  readonly mayDrive: (car: Car, state: GameState) => boolean;
};

/** How a dispatcher plans. The same game is tried in several manners, since which one suits it cannot be told beforehand. (REF-6) */
export type Manner = {
  /** By the network's linear programme, or the dearest order first. */
  readonly plans: 'NETWORK' | 'GREEDY';
  /** The least time to spare in the tighter of an order's windows. */
  readonly spare: Minutes;
  /** How much earlier a car sets out than it would have to in order to load as soon as the window opens. */
  readonly early: Minutes;
  /** What an hour of a company car is worth, in grosze: what it could earn with orders that nobody knows yet. */
  readonly hour: Grosze;
  /** What an hour of one of the few places for hired cars is worth, in grosze. */
  readonly hiredHour: Grosze;
  /** Game time from one plan to the next. */
  readonly every: Minutes;
  /** From each order, and to each, the network has at most so many connections: those that gain most. */
  readonly ways: number;
  /**
   * Number of the random taste: in each taste other orders seem worth more or less than they are; in taste 0 each seems worth what it is.
   * See `likingOf`.
   */
  readonly taste: number;
};

/** How a game is driven on from a moment: in a manner, and leaving some orders alone. (REF-6) */
export type Conduct = { readonly manner: Manner; readonly avoided: ReadonlySet<OrderId> };
