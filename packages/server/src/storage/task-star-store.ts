import type { Stars } from '@fracht/engine';

/** The most stars that a student has of a situation which was played as a task. `at`: when they were reached, ms since 1970. */
export type TaskStars = {
  readonly student: string;
  readonly item: string;
  readonly stars: Stars;
  readonly at: number;
};

/** The stars of tasks. (TST-1, TST-2) */
export type TaskStarStore = {
  /**
   * Keeps the stars of a task that was played to its end, unless the student had as many of it before, and gives the most of all tries. Of an
   * erased student nothing is kept.
   */
  keep(played: TaskStars): Promise<Stars>;
  /** What these students have, the oldest first. */
  ofStudents(students: readonly string[]): Promise<readonly TaskStars[]>;
};
