import {
  type CarId,
  type GameSeconds,
  type GameState,
  type OrderId,
  findCar,
  findOrder,
  findPlayer,
} from '@fracht/engine';
import type { PlayerDecision } from '../decisions/decision.ts';

/** A company car that would have been free during a time in which it served the decision's order in the record. */
export type FreedCar = { readonly car: CarId; readonly from: GameSeconds; readonly to: GameSeconds };

/** The two games in which a car is examined. */
type BothGames = { readonly end: GameState; readonly fork: GameState };

/**
 * How long the company car that delivered the decision's order in the record would have been free instead: until its unloading in the record, and
 * from its unloading in the fork or, if the fork does not need it, from when it began to serve the order in the record. Null: it would not have
 * been free. (WIF-4)
 */
export function freedCar({ end, fork }: BothGames, { player, at, order }: PlayerDecision): FreedCar | null {
  const to = order === null ? null : unloadedAt(end, player, order);
  const car = order === null ? null : (findOrder(end, order)?.car ?? null);
  if (order === null || to === null || car === null || findCar(end, car)?.subcontractor !== false) return null;
  const work = workOf(fork, { player, at, car });
  const begun = workOf(end, { player, at, car }).find((entry) => entry.order === order)?.at ?? at;
  const from =
    work.length === 0 ? begun : work.every((one) => one.order === order) ? unloadedAt(fork, player, order) : null;
  return from === null || from >= to ? null : { car, from, to };
}

function unloadedAt(game: GameState, player: string, id: OrderId): GameSeconds | null {
  const order = findOrder(game, id);
  return order !== null && order.player === player && order.delivered ? order.deliveredAt : null;
}

/** What a car did for orders from a moment on. */
function workOf(
  game: GameState,
  { player, at, car }: { readonly player: string; readonly at: GameSeconds; readonly car: CarId },
): readonly { readonly at: GameSeconds; readonly order: OrderId | null }[] {
  const journal = findPlayer(game, player)?.journal ?? [];
  return journal.filter((entry) => entry.car === car && entry.at >= at && entry.order !== null);
}
