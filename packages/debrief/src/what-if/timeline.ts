import { type GameSeconds, type GameState, advance, newGame, nextEventAt } from '@fracht/engine';
import type { Recording } from '../recording.ts';

/** The states of the recorded game between two entries: after the first, and after each event before the second. */
type Stretch = readonly GameState[];

const KNOWN = new WeakMap<Recording, Map<number, Stretch>>();

/** The recorded game as it last stood before the moment `at`, between the entries `index` - 1 and `index`. Each event is played once. */
export function recordedBefore(recording: Recording, index: number, at: GameSeconds): GameState {
  const known = KNOWN.get(recording) ?? new Map<number, Stretch>();
  KNOWN.set(recording, known);
  const stretch = known.get(index) ?? played(recording, index);
  known.set(index, stretch);
  let found = stretch[0];
  for (const state of stretch) {
    if (state.now >= at) break;
    found = state;
  }
  if (found === undefined) throw new Error(`No state before entry ${index}`);
  return found;
}

function played({ setup, after, before, end }: Recording, index: number): Stretch {
  let state = after[index - 1] ?? newGame(setup);
  const { now: until } = before[index] ?? end;
  const stretch = [state];
  for (let at = nextEventAt(state); at !== null && at <= until; at = nextEventAt(state)) {
    state = advance(state, at);
    stretch.push(state);
  }
  return stretch;
}
