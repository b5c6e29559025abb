import type { GameAction } from './game-action.ts';
import { advance } from './advance.ts';
import { type LogEntry, runEntry } from './log.ts';
import type { RejectionCode } from './rejections.ts';
import type { GameState } from './state.ts';

/** Which log entry is replaced, and by what; null: it is left out. */
export type Otherwise = { readonly seq: LogEntry['seq']; readonly action: GameAction | null };

/** A recorded action that the rules refused in the fork. */
export type RefusedEntry = { readonly entry: LogEntry; readonly code: RejectionCode };

/** A game as it would have gone, and the recorded actions that were refused on the way. */
export type Fork = { readonly state: GameState; readonly refused: readonly RefusedEntry[] };

/**
 * What-if replay: the game as it would have gone if one action had been different. `before` is the game just before that entry, `entries` the
 * log from that entry on. Later recorded actions are applied where the rules still allow them; the others are listed in `refused`. Luck stays
 * the same, because no draw depends on another. Time ends at the last entry. (LOG-7, WLD-9)
 */
export function forkGame(before: GameState, entries: readonly LogEntry[], otherwise: Otherwise): Fork {
  let state = before;
  const refused: RefusedEntry[] = [];
  for (const entry of entries) {
    state = advance(state, entry.at);
    const changed = entry.seq === otherwise.seq ? otherwise.action : entry.action;
    if (changed === null) continue;
    const result = runEntry(state, { ...entry, action: changed });
    if (result.ok) state = result.value;
    else refused.push({ entry, code: result.error });
  }
  return { state, refused };
}
