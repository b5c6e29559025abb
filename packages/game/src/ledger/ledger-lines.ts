import { findOrder, findPlayer, type GameState, type LedgerEntry, type PlayerId } from '@fracht/engine';
import { ledgerReasonLabels } from '@fracht/content';

/** Which entries of the ledger are shown. */
export const LEDGER_FILTERS = ['ALL', 'MONEY', 'POINTS'] as const;
export type LedgerFilter = (typeof LEDGER_FILTERS)[number];

/** An entry with its reason in words. */
export type LedgerLine = LedgerEntry & { readonly words: string };

/** A player's changes of money or points, newest first, each with its reason in words; a random situation is called by its name. */
export function ledgerLines(game: GameState, player: PlayerId, filter: LedgerFilter): readonly LedgerLine[] {
  const entries = findPlayer(game, player)?.ledger ?? [];
  return entries
    .filter((entry) => isShown(entry, filter))
    .map((entry) => ({ ...entry, words: reasonWords(game, entry) }))
    .toReversed();
}

function isShown({ money, points }: LedgerEntry, filter: LedgerFilter): boolean {
  if (filter === 'MONEY') return money !== 0;
  return filter === 'POINTS' ? points !== 0 : money !== 0 || points !== 0;
}

function reasonWords(game: GameState, { reason, order: id, at }: LedgerEntry): string {
  const order = id === null ? null : findOrder(game, id);
  const happened = reason === 'EFFECT' ? order?.accidents.find((accident) => accident.at === at) : undefined;
  return happened?.name ?? ledgerReasonLabels[reason];
}
