import type { GameAction, GameState, LogEntry, PlayerId } from '@fracht/engine';
import type { Logger } from '../log.ts';
import type { GivenAnswers, LoggedAnswer } from './given-answers.ts';
import type { GameLog } from './log/game-log.ts';
import type { Scheduler } from './scheduler/scheduler.ts';

/** An action with the id that its sender gave it. */
export type ActionCommand = { readonly id: string; readonly action: GameAction };

/** An entry of the log that is a player's action. */
export type PlayersEntry = LogEntry & { readonly player: PlayerId; readonly action: GameAction; readonly id: string };

/** Says whose action a change answers; `origin` is the sender's own mark. */
export type Receipt = { readonly origin: unknown; readonly id: string; readonly seq: number };

/**
 * The answer to an action; `isRepeat`: it repeats an earlier answer, so nothing more follows from it. SERVER_FULL: refused for a reason
 * outside the game, and not remembered: if it is sent again it is evaluated afresh.
 */
export type HostAnswer =
  | (LoggedAnswer & { readonly isRepeat?: true })
  | { readonly ok: false; readonly code: 'SERVER_FULL' };

/** A new state of the game; whatever came from an action is durable. `cause` null: the server itself. */
export type HostChange = {
  readonly state: GameState;
  readonly cause: PlayerId | null;
  readonly receipt: Receipt | null;
};

export type HostEvents = {
  readonly changed: (change: HostChange) => void;
  /** Called when the game's state or round has changed. Resolves when that is stored, and the results too if the game has ended. */
  readonly progressed: (state: GameState, seq: number) => Promise<void>;
  /** The game cannot continue in this memory; it must be read again from the log. */
  readonly broke: (error: unknown) => void;
};

/** What a host begins with: a new game, or one read back from the log. */
export type HostStart = {
  readonly state: GameState;
  readonly seq: number;
  readonly snapshotSeq: number;
  readonly answers: GivenAnswers;
};

export type HostParts = HostStart & {
  readonly log: GameLog;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
  /** The date on the server's calendar, YYYY-MM-DD. */
  readonly today: () => string;
  /** Real ms from a round's end to the automatic start of the next; null: the teacher starts it. */
  readonly breakMs: number | null;
  /** The game's initial pace: how many times as fast as its settings say; 1 if absent. */
  readonly pace?: number;
  /** Whether this process may still decide what happens in the game. */
  readonly isHeld: () => boolean;
  /** Whether this process has room for one more running game; absent: always. */
  readonly mayBegin?: (() => boolean) | undefined;
};
