import type { CarId, GameSeconds, Grosze, OrderId, ParkingId } from '@fracht/engine';
import type { Drawn } from '../field/draws.ts';

/** A random draw, with how much its result was above or below the expected value; money and points as one amount in grosze. */
export type LuckyDraw = {
  /** A draw whose chance is known, or a customer who was asked for more time. */
  readonly what: Drawn | 'REQUEST';
  readonly at: GameSeconds;
  /** How many entries of the log had been applied when it was drawn, the one that asked included. */
  readonly entries: number;
  /** Where the driver slept whose night it was; null: no night, or at the roadside. */
  readonly parking: ParkingId | null;
  /** Null: of a request for an order without a car. */
  readonly car: CarId | null;
  readonly order: OrderId | null;
  /** Percent. */
  readonly chance: number;
  /** Whether it came; of a request, whether it was refused. */
  readonly isDrawn: boolean;
  readonly amount: Grosze;
};
