import type { Player } from '@fracht/engine';

type Tenure = NonNullable<Player['tenure']>;

/** Who has held a place to which its person came, from the game's beginning; without changes no bot sits there. */
export function aTenure(changes: Partial<Tenure> = {}): Tenure {
  return { bot: null, tends: false, began: 0, since: 0, stints: [], hasPerson: true, isKeptFree: false, ...changes };
}
