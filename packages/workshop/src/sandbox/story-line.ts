import type { GameSeconds } from '@fracht/engine';

/** The kind of a log line; each has its own style. */
export type StoryTone = 'decision' | 'order' | 'news' | 'gain' | 'loss' | 'car' | 'end';

/** A line of the log: what happened, in words, and what it brought. */
export type StoryLine = {
  readonly at: GameSeconds;
  readonly tone: StoryTone;
  readonly text: string;
  readonly detail: string;
};
