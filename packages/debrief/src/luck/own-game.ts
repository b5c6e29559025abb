import { type GameState, type PlayerId, findPlayer } from '@fracht/engine';

/** Everything that belongs to a player, as text: the record with ledger and journal, the cars held, the orders booked. */
export function ownGame(state: GameState, id: PlayerId): string {
  return JSON.stringify([
    findPlayer(state, id),
    state.cars.filter(({ player }) => player === id),
    state.orders.filter(({ player }) => player === id),
  ]);
}
