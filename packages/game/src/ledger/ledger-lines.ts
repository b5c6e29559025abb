import { effectOrigin, findPlayer, type GameState, type LedgerEntry, type PlayerId } from '@fracht/engine';
import { ledgerWords } from '@fracht/content';

/** Which entries of the ledger are shown. */
export const LEDGER_FILTERS = ['ALL', 'MONEY', 'POINTS'] as const;
export type LedgerFilter = (typeof LEDGER_FILTERS)[number];

/** An entry with its reason in words. */
export type LedgerLine = LedgerEntry & { readonly words: string };

/** A player's changes of money or points, newest first, each with its reason in words. */
export function ledgerLines(game: GameState, id: PlayerId, filter: LedgerFilter): readonly LedgerLine[] {
  const player = findPlayer(game, id);
  if (player === null) return [];
  return player.ledger
    .filter((entry) => isShown(entry, filter))
    .map((entry) => ({ ...entry, words: ledgerWords(entry.reason, effectOrigin(game, player, entry)) }))
    .toReversed();
}

function isShown({ money, points }: LedgerEntry, filter: LedgerFilter): boolean {
  if (filter === 'MONEY') return money !== 0;
  return filter === 'POINTS' ? points !== 0 : money !== 0 || points !== 0;
}
