import type { Stars } from '@fracht/engine';

/** The most stars that a student has reached in a situation that was played as a task. `at`: when, ms since 1970. */
export type TaskStars = {
  readonly student: string;
  readonly item: string;
  readonly stars: Stars;
  readonly at: number;
};

/** The stars of tasks. (TST-1, TST-2) */
export type TaskStarStore = {
  /**
   * Stores the stars of a task that was played to its end, unless the student already had as many, and gives the most of all tries. For an
   * erased student nothing is stored.
   */
  keep(played: TaskStars): Promise<Stars>;
  /** The stars of these students, oldest first. */
  ofStudents(students: readonly string[]): Promise<readonly TaskStars[]>;
};
