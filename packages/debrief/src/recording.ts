import {
  type GameSeconds,
  type GameSetup,
  type GameState,
  type Happening,
  type LogEntry,
  advance,
  gameEndsAt,
  newGame,
  runEntry,
  startTelling,
  stopTelling,
} from '@fracht/engine';

/** A finished game as it is stored. */
export type FinishedGame = { readonly setup: GameSetup; readonly log: readonly LogEntry[] };

/**
 * A finished game, replayed once so that it can be forked anywhere. States are immutable and share what did not change, so keeping one for each
 * entry costs little more than keeping only the last.
 */
export type Recording = FinishedGame & {
  /** `before[i]`: the game just before entry `i`, at that entry's moment; `after[i]`: just after it. */
  readonly before: readonly GameState[];
  readonly after: readonly GameState[];
  readonly end: GameState;
  /** Everything that happened, in order. */
  readonly happenings: readonly Happening[];
  /** How many of these happenings came before each entry. */
  readonly toldBefore: readonly number[];
};

/** Replays a log once and keeps what forks begin from. Throws if an entry is refused, since then it is not this game's log. (WIF-1) */
export function recordingOf({ setup, log }: FinishedGame): Recording {
  const before: GameState[] = [];
  const after: GameState[] = [];
  const happenings: Happening[] = [];
  const toldBefore: number[] = [];
  const keep = (told: GameState): GameState => {
    const { state, happenings: more } = stopTelling(told);
    happenings.push(...more);
    return state;
  };
  let state = newGame(setup);
  for (const entry of log) {
    state = keep(advance(startTelling(state), entry.at));
    before.push(state);
    toldBefore.push(happenings.length);
    const result = runEntry(startTelling(state), entry);
    if (!result.ok) throw new Error(`Entry ${entry.seq} is refused: ${result.error}`);
    state = keep(result.value);
    after.push(state);
  }
  const end = keep(advance(startTelling(state), gameEndsAt(setup)));
  return { setup, log, before, after, end, happenings, toldBefore };
}

/** The recorded game at a moment after entry `index` - 1 and before entry `index`; `at` in game seconds. */
export function stateBetween({ setup, after }: Recording, index: number, at: GameSeconds): GameState {
  return advance(after[index - 1] ?? newGame(setup), at);
}

/** The index in the log of the first entry after a moment. */
export function nextEntryAfter({ log }: Pick<Recording, 'log'>, at: GameSeconds): number {
  const later = log.findIndex((entry) => entry.at > at);
  return later === -1 ? log.length : later;
}

/** Everything that happened after the moment `at` and before entry `index` or, with `isEntry`, from that entry itself on. */
export function happenedFrom(
  { happenings, toldBefore }: Recording,
  index: number,
  at: GameSeconds,
  isEntry: boolean,
): readonly Happening[] {
  const told = toldBefore[index] ?? happenings.length;
  if (isEntry) return happenings.slice(told);
  return happenings.filter((one, place) => one.at > at || place >= told);
}
