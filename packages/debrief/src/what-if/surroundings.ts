import type { GameSeconds, GameState, LogEntry } from '@fracht/engine';

/** What a fork has around the decider's own game: everybody else. */
export type Surroundings = {
  /** The game right before something happens at `at`, between the entries `next` - 1 and `next`. */
  readonly before: (state: GameState, next: number, at: GameSeconds) => GameState;
  /** The game right before entry `index`; null: that entry is left out. */
  readonly beforeEntry: (state: GameState, index: number, entry: LogEntry) => GameState | null;
  /** When the next event of interest is due, and the game without those before it that are of none. */
  readonly nextEvent: (state: GameState) => readonly [GameSeconds, GameState];
};
