import type { Competence, SettingKey } from '@fracht/engine';

/** What a teacher does in one round. Texts may contain values of settings, see `withSettings`. */
export type RoundPlan = {
  readonly title: string;
  /** What to show, and on which screen. */
  readonly show: readonly string[];
  /** Two or three open questions. */
  readonly ask: readonly string[];
  /** What to watch for on the live page. */
  readonly watch: readonly string[];
};

/** The plan of a lesson: four rounds, and the discussion after it. */
export type LessonPlan = {
  readonly rounds: readonly RoundPlan[];
  /** Questions of the debrief. */
  readonly debrief: readonly string[];
};

/** A lesson that is ready to be taught: what it is for, what its game is created with, and its plan. (LSN-1) */
export type ReadyLesson = LessonPlan & {
  readonly id: string;
  readonly name: string;
  readonly forWhom: string;
  readonly lead: string;
  /** What students can do afterwards. */
  readonly aims: readonly string[];
  readonly competences: readonly Competence[];
  /** The length of the lesson that it is written for, in minutes. */
  readonly lasts: number;
  /** The settings in which it differs from the school's. */
  readonly settings: Readonly<Partial<Record<SettingKey, number>>>;
  /** The ids of the built-in situations that take part. */
  readonly situations: readonly string[];
  /** The seed of its game: the same for every class, so that classes can be compared. It was tested with bots. */
  readonly seed: string;
};
