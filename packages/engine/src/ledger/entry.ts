import type { GameState, LedgerEntry } from '../state.ts';
import { playerIndex, withPlayer } from '../players/player.ts';
import type { CarId, OrderId, PlayerId } from '../units.ts';

/** What an entry says; what is left out is none. */
export type NewEntry = {
  readonly player: PlayerId;
  readonly reason: LedgerEntry['reason'];
  readonly order?: OrderId | null;
  readonly car?: CarId | null;
  readonly money?: number;
  readonly points?: number;
};

/**
 * Writes one ledger entry and adds it to its player's sums: the only way money and points change. `money` in grosze.
 * An unknown player changes nothing; no amount is ever -0, which JSON would lose. (rules §1.3; PAY-1)
 */
export function withEntry(state: GameState, entry: NewEntry): GameState {
  const index = playerIndex(state, entry.player);
  const player = state.players[index];
  if (player === undefined) return state;
  const { money = 0, points = 0, order = null, car = null, reason } = entry;
  const line: LedgerEntry = {
    id: player.ledger.length + 1,
    at: state.now,
    player: player.id,
    order,
    car,
    reason,
    money: money === 0 ? 0 : money,
    points: points === 0 ? 0 : points,
  };
  return withPlayer(state, index, {
    ...player,
    money: player.money + money,
    points: player.points + points,
    ledger: player.ledger.concat([line]),
  });
}
