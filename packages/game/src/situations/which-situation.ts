import type { CardState } from '../store/ui-store.ts';
import type { OwnSituation } from './own-situations.ts';

/**
 * The situation on the card: the current one while it is unanswered, its feedback is unread, or its order ended while it was shown; else the one that has
 * waited longest and was not put aside. Null: none.
 */
export function situationOnCard(
  all: readonly OwnSituation[],
  { current, answered, foldedAt }: CardState,
): OwnSituation | null {
  const unfolded = all.filter(({ open }) => open.since > foldedAt);
  const kept = unfolded.find((own) => own.key === current && (!own.open.done || answered !== null));
  return kept ?? unfolded.find((own) => own.isOpen) ?? null;
}

/** Whether there is an answer whose feedback the viewer has not read. */
export function isFeedbackUnread({ key, shown }: OwnSituation, { current, answered }: CardState): boolean {
  return key === current && answered !== null && shown.decisions.length > answered;
}

/** The situations between which the viewer can switch: all open ones, and the one shown. */
export function queueOf(all: readonly OwnSituation[], seen: OwnSituation | null): readonly OwnSituation[] {
  return all.filter((own) => own.isOpen || own.key === seen?.key);
}
