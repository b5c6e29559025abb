import type { CarId, GameSeconds, Grosze, OrderId, ParkingId } from '@fracht/engine';
import type { Drawn } from '../field/draws.ts';

/** A random draw, with how much its result was above or below the expected value; money and points as one amount in grosze. */
export type LuckyDraw = {
  /** A draw with a known chance, or a customer who was asked for more time. */
  readonly what: Drawn | 'REQUEST';
  readonly at: GameSeconds;
  /** How many log entries had been applied when it was drawn, including the one that asked. */
  readonly entries: number;
  /** Where the driver slept that night; null: there was no night, or it was at the roadside. */
  readonly parking: ParkingId | null;
  /** Null for a request about an order without a car. */
  readonly car: CarId | null;
  readonly order: OrderId | null;
  /** Percent. */
  readonly chance: number;
  /** Whether it struck; for a request, whether it was refused. */
  readonly isDrawn: boolean;
  readonly amount: Grosze;
};
