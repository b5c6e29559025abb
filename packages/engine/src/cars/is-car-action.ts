import { CAR_ACTIONS, type CarAction, type JournalFact } from '../state.ts';

const ACTIONS: ReadonlySet<JournalFact> = new Set(CAR_ACTIONS);

/** Whether an entry of the journal tells that a car took something up, rather than a fact. (LOG-3) */
export function isCarAction(what: JournalFact): what is CarAction {
  return ACTIONS.has(what);
}
