import type { CardState } from '../store/ui-store.ts';
import type { OwnSituation } from './own-situations.ts';

/**
 * The situation whose card is to be seen: the current one while it waits for an answer, its feedback is not read, or its order
 * ended under the viewer's eyes; else the one that waits longest and was not put aside. Null: none.
 */
export function whichSituation(
  all: readonly OwnSituation[],
  { current, answered, foldedAt }: CardState,
): OwnSituation | null {
  const unfolded = all.filter(({ open }) => open.since > foldedAt);
  const kept = unfolded.find((own) => own.key === current && (!own.open.done || answered !== null));
  return kept ?? unfolded.find((own) => own.isOpen) ?? null;
}

/** Has the answer come whose feedback the viewer has not read yet? */
export function isFeedbackUnread({ key, shown }: OwnSituation, { current, answered }: CardState): boolean {
  return key === current && answered !== null && shown.decisions.length > answered;
}

/** Those to be switched between: all that wait, and the one that is seen. */
export function queueOf(all: readonly OwnSituation[], seen: OwnSituation | null): readonly OwnSituation[] {
  return all.filter((own) => own.isOpen || own.key === seen?.key);
}
