import { type Competence, type GameStateName, ROUND_UNITS, type Settings } from '@fracht/engine';
import type { AddHomeworkBody, ShownAttempts, StagePayload } from '@fracht/protocol';
import type { Game } from './game-store.ts';
import type { NewMail } from './mail-store.ts';

/** An assignment. Times in ms. */
export type Homework = {
  readonly id: string;
  readonly teacher: string;
  /** The group that has it, with the name it had then; it may be gone. */
  readonly group: string | null;
  readonly groupName: string;
  readonly title: string;
  /** The finished game whose orders and random events it has; null: drawn afresh. */
  readonly source: string | null;
  /** Kept secret from students, like everything that its games are made from. */
  readonly seed: string;
  readonly number: number;
  readonly settings: Settings;
  readonly stages: readonly StagePayload[];
  readonly library: string | null;
  readonly rulesVersion: number;
  readonly rounds: number;
  readonly bots: number;
  readonly level: AddHomeworkBody['level'];
  /** Whether its games have the situations of the library. */
  readonly situations: boolean;
  /** Which competences these train; none given: all situations. */
  readonly topics: readonly Competence[];
  readonly opensAt: number;
  readonly closesAt: number;
  readonly attempts: number;
  readonly counts: AddHomeworkBody['counts'];
  /** When a student is told what an attempt was worth. */
  readonly shown: ShownAttempts;
  readonly createdAt: number;
};

/** An attempt: a game, and its status. */
export type StoredAttempt = {
  readonly game: string;
  readonly homework: string;
  readonly student: string;
  readonly attempt: number;
  /** When the game last began, stopped or ended, in ms. */
  readonly seenAt: number;
  /** When the deadline of its assignment closed the game before it was played through, in ms; null: it did not. */
  readonly closedAt: number | null;
  readonly state: GameStateName;
  readonly round: number;
  readonly rounds: number;
  /** Units, 0 to 600. */
  readonly time: number;
  /** The student's own, whatever bots have. */
  readonly score: number;
};

/** Whether a game that has ended was played to the end of its last round. (HWK-4) */
export function isPlayedThrough({ round, rounds, time }: Pick<StoredAttempt, 'round' | 'rounds' | 'time'>): boolean {
  return round === rounds && time >= ROUND_UNITS;
}

export type StoredReminder = { readonly homework: string; readonly student: string; readonly at: number };

/** A new reminder: for whom, and the letter. */
export type NewReminder = { readonly student: string; readonly letter: NewMail };

/** The outcome of beginning an attempt. UNKNOWN: there is no such assignment. */
export type Begun = 'BEGUN' | 'OPEN' | 'NO_ATTEMPTS' | 'UNKNOWN';

/**
 * The result of saving. BEGUN: a student has begun, and the change would alter the game. CHANGED: somebody else has changed or removed the
 * assignment meanwhile.
 */
export type Saved = 'SAVED' | 'BEGUN' | 'CHANGED';

/** Assignments, their attempts and reminders. (HWS-1 to HWS-6) */
export type HomeworkStore = {
  add(homework: Homework): Promise<void>;
  find(id: string): Promise<Homework | null>;
  /** Those of a lecturer, and of these other groups, newest first. */
  ofTeacher(teacher: string, shared?: readonly string[]): Promise<readonly Homework[]>;
  /** The assignments of the student's group, and those that the student has begun; by their deadline. */
  ofStudent(student: string): Promise<readonly Homework[]>;
  /** Replaces `known` by `homework`; unless the result is SAVED nothing is changed. `isAnotherGame`: then only if nobody has begun. */
  save(known: Homework, homework: Homework, isAnotherGame: boolean): Promise<Saved>;
  /** Puts an assignment into the bin, where these calls no longer find it. False, and it stays, if somebody has begun. (BIN-6) */
  remove(id: string, at: number): Promise<boolean>;
  /** The attempts at these assignments in the order in which they were begun; with `student` only that student's. */
  attempts(homework: readonly string[], student?: string): Promise<readonly StoredAttempt[]>;
  /**
   * Adds the game of an attempt, built by `gameOf` from the assignment as it is at that moment. Refused if the student has another open
   * attempt or no attempts left; one that was ended by a deadline which was later moved does not count. If `gameOf` throws, its error is
   * passed on and nothing is added.
   */
  begin(
    homework: string,
    by: { readonly student: string; readonly at: number },
    gameOf: (homework: Homework) => Game,
  ): Promise<Begun>;
  /** The games of a student whose assignment shows them only after its deadline, which has not come at this moment, each with that deadline. */
  heldBack(student: string, at: number): Promise<readonly { readonly game: string; readonly until: number }[]>;
  /** Records that somebody was in the game at this moment. */
  seen(game: string, at: number): Promise<void>;
  /** The open games whose assignment has ended by `now`. */
  overdue(now: number): Promise<readonly string[]>;
  /**
   * Records that the deadline of its assignment closes the game. False, and nothing is recorded, if its time is not over at `at`: the deadline was
   * moved.
   */
  noteClosing(game: string, at: number): Promise<boolean>;
  reminders(homework: string): Promise<readonly StoredReminder[]>;
  /**
   * Stores the reminders with their letters, each only if there was none since `since`; gives those that were stored. A reminder dated
   * in the future, by a clock that was ahead, does not count.
   */
  remind(
    about: { readonly homework: string; readonly at: number; readonly since: number },
    reminders: readonly NewReminder[],
  ): Promise<readonly NewReminder[]>;
};

/**
 * When the deadline closed an attempt, as far as the present clock allows to say: a moment in the future was recorded by a clock that was ahead, and so
 * before the real deadline, which uses up no attempt. (HWS-3)
 */
export function closedBy(closedAt: number | null, now: number): number | null {
  return closedAt === null ? null : Math.min(closedAt, now);
}
