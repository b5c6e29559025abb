import type { Dice } from '../dice.ts';
import type { GameSetup, Order } from '../state.ts';
import type { CityId, OrderId, Seconds } from '../units.ts';
import type { Lane, Lanes } from './lanes.ts';

/** Seconds after an order's release within which the promised car leaves its base. (ORD-5) */
export const LEAVES_WITHIN: Seconds = 30 * 60;

/** What all functions that draw orders need. */
export type OrderDraw = {
  readonly setup: GameSetup;
  readonly dice: Dice;
  readonly lanes: Lanes;
  readonly nextId: (city: CityId) => OrderId;
  /** Whether orders come as ORD-15 describes. (LOG-6) */
  readonly isSteady: boolean;
  /** The orders drawn so far. */
  readonly drawn: DrawnOrder[];
};

/**
 * An order with its lane (mutable: an order drawn later may lengthen its windows). `isLedTo`: another order ends where this one is loaded. (ORD-15)
 */
export type DrawnOrder = { order: Order; readonly lane: Lane; isLedTo: boolean };
