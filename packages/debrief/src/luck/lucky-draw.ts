import type { CarId, GameSeconds, Grosze, OrderId } from '@fracht/engine';
import type { Drawn } from '../field/draws.ts';

/** A random draw, with how much its result was above or below the expected value; money and points as one amount in grosze. */
export type LuckyDraw = {
  /** A draw whose chance is known, or a customer who was asked for more time. */
  readonly what: Drawn | 'REQUEST';
  readonly at: GameSeconds;
  /** Null: of a request for an order without a car. */
  readonly car: CarId | null;
  readonly order: OrderId | null;
  /** Percent. */
  readonly chance: number;
  /** Whether it came; of a request, whether it was refused. */
  readonly isDrawn: boolean;
  readonly amount: Grosze;
};
