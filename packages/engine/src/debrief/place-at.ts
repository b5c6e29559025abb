import { rankStudents, type Standing } from '../standing/standing.ts';
import type { GameState, Player } from '../state.ts';
import type { GameSeconds, PlayerId } from '../units.ts';

/**
 * A player's place in the standings at an earlier moment, by what everybody had earned and delivered until then. Null for a player who had
 * not delivered anything yet, and where the ledgers of others are unknown, as in a student's view. (DBR-5)
 */
export function placeAt(state: GameState, id: PlayerId, at: GameSeconds): number | null {
  return standingsThen(state, at).find(({ player, hasDelivered }) => player.id === id && hasDelivered)?.place ?? null;
}

/** The standings at an earlier moment of the players who had begun by then; empty where the ledgers of others are unknown. (DBR-5) */
export function standingsThen(state: GameState, at: GameSeconds): readonly Standing[] {
  const played = state.players.filter(({ type, hasPlayed }) => type === 'STUDENT' && hasPlayed);
  if (played.some(({ ledger }) => ledger.length === 0)) return [];
  const players = played.flatMap((player) => asOf(player, at, hadDelivered(state, player, at)));
  return rankStudents({ ...state, players });
}

/** A player with the money and points of that moment; an empty list if he had not begun. */
function asOf(player: Player, at: GameSeconds, hasDelivered: boolean): readonly Player[] {
  const ledger = player.ledger.filter((entry) => entry.at <= at);
  if (ledger.length === 0) return [];
  const money = ledger.reduce((sum, entry) => sum + entry.money, 0);
  const points = ledger.reduce((sum, entry) => sum + entry.points, 0);
  return [{ ...player, ledger, money, points, hasDelivered }];
}

function hadDelivered({ orders }: GameState, { id }: Player, at: GameSeconds): boolean {
  return orders.some(
    ({ player, deliveredAt, reversed }) => player === id && deliveredAt !== null && deliveredAt <= at && !reversed,
  );
}
