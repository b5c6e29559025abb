import type { Library } from '../library.ts';
import type { OpenSituation, Order } from '../state.ts';
import type { PlayerId } from '../units.ts';
import { type Scenario, libraryTables } from './tables.ts';
import { type SituationList } from '../situation-state.ts';

/** An open situation's scenario, from the library; undefined in a viewer's copy, which has no library. */
export function scenarioOf(library: Library, list: SituationList, id: string): Scenario | undefined {
  return libraryTables(library)[list].get(id);
}

/**
 * The situation with this id that struck the order while this player had it. A player may not even learn which situations struck it earlier. (SIT-13)
 */
export function situationOfPlayer(
  order: Order,
  list: SituationList,
  { id, player }: { readonly id: string; readonly player: PlayerId },
): OpenSituation | undefined {
  return order[list].find((struck) => struck.id === id && struck.player === player);
}
