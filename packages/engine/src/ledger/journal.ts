import type { GameState, JournalFact } from '../state.ts';
import { playerIndex, withPlayer } from '../players/player.ts';
import type { CarId, CityId, OrderId, ParkingId, PlayerId } from '../units.ts';

/** A fact to remember; what is left out is none. */
export type NewFact = {
  readonly player: PlayerId;
  readonly what: JournalFact;
  readonly car?: CarId | null;
  readonly order?: OrderId | null;
  readonly city?: CityId | null;
  readonly parking?: ParkingId | null;
};

/** Writes a fact into its player's journal, which the debrief reads. An unknown player changes nothing. (LOG-3) */
export function withFact(state: GameState, fact: NewFact): GameState {
  const index = playerIndex(state, fact.player);
  const player = state.players[index];
  if (player === undefined) return state;
  const { what, car = null, order = null, city = null, parking = null } = fact;
  const entry = { id: player.journal.length + 1, at: state.now, what, car, order, city, parking };
  return withPlayer(state, index, { ...player, journal: player.journal.concat([entry]) });
}
