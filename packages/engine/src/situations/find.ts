import type { Library } from '../library.ts';
import type { OpenSituation, Order } from '../state.ts';
import type { PlayerId } from '../units.ts';
import { type Scenario, tablesOf } from './tables.ts';
import { type SituationList } from '../situation-state.ts';

/** The scenario of an open situation in the game's library; undefined in a viewer's copy, which has none. */
export function scenarioOf(library: Library, list: SituationList, id: string): Scenario | undefined {
  return tablesOf(library)[list].get(id);
}

/** What struck an order while it was this player's; of what struck it before, the player may not even learn which it was. (SIT-13) */
export function metBy(
  order: Order,
  list: SituationList,
  { id, player }: { readonly id: string; readonly player: PlayerId },
): OpenSituation | undefined {
  return order[list].find((struck) => struck.id === id && struck.player === player);
}
