import type { GameSeconds } from '@fracht/engine';
import { keptStore } from '@fracht/kit/session/kept-store.ts';
import type { Replay } from './replay.ts';
import type { Scope, ShownHappening } from './shown-happenings.ts';

/** How many times faster than the lesson a replay can run. */
export const TEMPOS = [1, 5, 10, 30, 60] as const;
export type Tempo = (typeof TEMPOS)[number];

/** What a replay's screens know in addition to the game itself. */
export type ReplayData = {
  readonly replay: Replay | null;
  /** All that happened, with the teacher's notes, by time. */
  readonly told: readonly ShownHappening[];
  /** The moment that is shown, in whole game seconds. */
  readonly at: GameSeconds;
  /** Forward, backward, or stopped. */
  readonly runs: 1 | -1 | 0;
  readonly tempo: Tempo;
  readonly scope: Scope;
};

export const replayStore = keptStore<ReplayData>('GAME', () => ({
  replay: null,
  told: [],
  at: 0,
  runs: 0,
  tempo: 10,
  scope: { of: 'MINE' },
}));
