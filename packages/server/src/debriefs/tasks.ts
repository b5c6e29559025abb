import type { FinishedGame, JudgedDecision, Observation } from '@fracht/debrief';
import type { GameAction, RejectionCode } from '@fracht/engine';
import type { ClassDebrief, StudentDebrief, WhatIfPayload } from '@fracht/protocol';
import type { StudentBooks } from './views/books-view.ts';
import type { MetView } from './views/met-view.ts';

/** A game as it is sent to a thread, which has its own copy of the world. */
export type SentGame = Omit<FinishedGame, 'setup'> & { readonly setup: Omit<FinishedGame['setup'], 'world'> };

/** The kinds of tasks for a thread about a game that it has been given, each with its answer. */
export type Tasks = {
  /** The students who played. */
  readonly STUDENTS: { readonly asked: object; readonly answer: readonly string[] };
  /** The decisions of a student by which a class is compared, judged. They are a tenth of the work on a student. */
  readonly COMPARED: { readonly asked: { readonly player: string }; readonly answer: readonly JudgedDecision[] };
  /** A first debrief of a student: only of the decisions that are judged already. */
  readonly DRAFT: {
    readonly asked: { readonly player: string; readonly known: readonly JudgedDecision[] };
    readonly answer: StudentDebrief;
  };
  /** The debrief of a student: of the decisions that are judged already, and of all others, which are judged now. */
  readonly STUDENT: {
    readonly asked: { readonly player: string; readonly known: readonly JudgedDecision[] };
    readonly answer: { readonly debrief: StudentDebrief; readonly observations: readonly Observation[] };
  };
  readonly CLASS: {
    readonly asked: { readonly judged: readonly JudgedDecision[] };
    readonly answer: ClassDebrief;
  };
  /** The decisions of a student that those of other games can be compared with. */
  readonly MET: { readonly asked: { readonly player: string }; readonly answer: readonly MetView[] };
  /** The best that is known to be possible in a student's place. */
  readonly FAIR: { readonly asked: { readonly player: string }; readonly answer: NonNullable<StudentDebrief['best']> };
  /** The best that is known to be possible for the class. */
  readonly PAR: { readonly asked: object; readonly answer: NonNullable<ClassDebrief['best']> };
  /** Ledgers and happenings of these students, in their order. */
  readonly BOOKS: { readonly asked: { readonly players: readonly string[] }; readonly answer: readonly StudentBooks[] };
  readonly WHAT_IF: {
    readonly asked: { readonly player: string; readonly decision: string; readonly actions: readonly GameAction[] };
    readonly answer:
      | { readonly is: 'RESULT'; readonly result: WhatIfPayload }
      | { readonly is: 'REFUSED'; readonly code: RejectionCode }
      /** There is no such decision of that player. */
      | { readonly is: 'UNKNOWN' };
  };
};
export type TaskKind = keyof Tasks;

/** A task of one kind with what it asks. */
export type TaskOf<Kind extends TaskKind> = { readonly kind: Kind } & Tasks[Kind]['asked'];
export type DebriefTask = { [Kind in TaskKind]: TaskOf<Kind> }[TaskKind];

/** To a thread: a game to keep, a game to drop, or a task, which it answers under the same number. */
export type ToThread =
  | { readonly is: 'KEEP'; readonly id: string; readonly game: SentGame }
  | { readonly is: 'DROP'; readonly id: string }
  | { readonly is: 'TASK'; readonly id: string; readonly number: number; readonly task: DebriefTask };

/** From a thread: how a task ended. */
export type FromThread =
  | { readonly number: number; readonly answer: Tasks[TaskKind]['answer'] }
  | { readonly number: number; readonly failed: string };
