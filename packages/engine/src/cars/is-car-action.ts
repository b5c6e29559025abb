import { CAR_ACTIONS, type CarAction, type JournalFact } from '../state.ts';

const ACTIONS: ReadonlySet<JournalFact> = new Set(CAR_ACTIONS);

/** Whether a journal entry records that a car has begun an action, rather than some other fact. (LOG-3) */
export function isCarAction(what: JournalFact): what is CarAction {
  return ACTIONS.has(what);
}
