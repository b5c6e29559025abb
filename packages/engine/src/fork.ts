import type { GameAction } from './game-action.ts';
import { advance } from './advance.ts';
import { type LogEntry, runEntry } from './log.ts';
import type { RejectionCode } from './rejections.ts';
import type { GameState } from './state.ts';

/** An entry of a log that is decided otherwise: another action, or none at all. */
export type Otherwise = { readonly seq: LogEntry['seq']; readonly action: GameAction | null };

/** A recorded action that was no longer possible. */
export type RefusedEntry = { readonly entry: LogEntry; readonly code: RejectionCode };

/** A game as it would have gone. */
export type Fork = { readonly state: GameState; readonly refused: readonly RefusedEntry[] };

/**
 * The game as it would have gone had one action been another: `before` is the game just before that entry, `entries` are the log from
 * that entry on. All later recorded actions of everybody are kept where they are still possible; the others are told. Luck stays the
 * same, because no draw hangs on another. The time runs to the last entry. (LOG-7, WLD-9)
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
