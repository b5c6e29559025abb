import { findPlayer, type GameState, type LedgerEntry, type Order } from '@fracht/engine';
import { joyText } from '@fracht/content';
import { formatChange, formatWholeZloty } from '@fracht/kit/format.ts';

/** What a late delivery brought, and the money and points lost by being late, from its player's ledger. (JOY-10) */
export function lateWords(game: GameState, order: Order): string {
  const ledger = order.player === null ? [] : (findPlayer(game, order.player)?.ledger ?? []);
  const lines = ledger.filter((entry) => entry.order === order.id);
  const money = (reason: LedgerEntry['reason']): number => sumOf(lines, reason, ({ money: amount }) => amount) / 100;
  const points = sumOf(lines, 'LATE_DELIVERY', ({ points: amount }) => amount);
  return joyText.lateTook(
    formatWholeZloty(money('PAY')),
    formatChange(money('LATE_PENALTY'), formatWholeZloty),
    joyText.points(formatChange(points)),
  );
}

function sumOf(
  lines: readonly LedgerEntry[],
  reason: LedgerEntry['reason'],
  amount: (line: LedgerEntry) => number,
): number {
  return lines.filter((line) => line.reason === reason).reduce((sum, line) => sum + amount(line), 0);
}
