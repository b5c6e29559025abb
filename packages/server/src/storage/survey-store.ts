import type { SurveyQuestion } from '@fracht/protocol';

/** The questions of the survey that follows a game. */
export type SurveyStore = {
  /** In their order. */
  questions(): Promise<readonly SurveyQuestion[]>;
  /** These and no others from now on. */
  saveQuestions(questions: readonly SurveyQuestion[]): Promise<void>;
};
