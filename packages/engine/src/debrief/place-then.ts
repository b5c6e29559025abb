import { standing } from '../standing/standing.ts';
import type { GameState, Player } from '../state.ts';
import type { GameSeconds, PlayerId } from '../units.ts';

/**
 * The place of a player at an earlier moment, by what everybody had earned and delivered up to then; null for who had delivered nothing yet, and
 * where the books of others are not known, as in a student's copy. (DBR-5)
 */
export function placeThen(state: GameState, id: PlayerId, at: GameSeconds): number | null {
  const played = state.players.filter(({ type, hasPlayed }) => type === 'STUDENT' && hasPlayed);
  if (played.some(({ ledger }) => ledger.length === 0)) return null;
  if (!played.some((player) => player.id === id && hadDelivered(state, player, at))) return null;
  const players = played.flatMap((player) => asOf(player, at, hadDelivered(state, player, at)));
  return standing({ ...state, players }).find(({ player }) => player.id === id)?.place ?? null;
}

/** The player with the sums of that moment; nobody where the player had not begun. */
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
