import type { Player } from '@fracht/engine';

type Tenure = NonNullable<Player['tenure']>;

/** Who has held a player's place, from the game's beginning: its person was there, and without `changes` no bot ever sat in it. */
export function aTenure(changes: Partial<Tenure> = {}): Tenure {
  return { bot: null, tends: false, began: 0, since: 0, stints: [], hasPerson: true, isKeptFree: false, ...changes };
}
