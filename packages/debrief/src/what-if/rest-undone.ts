import { type Car, isSleeping, restGoalOf } from '@fracht/engine';

/**
 * Whether stopping a car, or setting it going, would undo a rest in a fork that it did not undo in the record: it calls off the parking to which the driver
 * is on his way, or wakes him. What was done in the record was about the rest that was chosen there. (WIF-2)
 */
export function undoesAnotherRest(here: Car, there: Car): boolean {
  const rest = restUndone(here);
  return rest !== null && rest !== restUndone(there);
}

/** Identifies the rest that setting a car going would undo; null: none. */
function restUndone(car: Car): string | null {
  const { state } = car;
  if ('parking' in state && isSleeping(state.action)) return `asleep ${state.parking}`;
  const ahead = restGoalOf(car);
  return ahead === null ? null : `ahead ${ahead}`;
}
