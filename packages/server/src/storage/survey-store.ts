import type { SurveyAnswer, SurveyQuestion } from '@fracht/protocol';
import type { NewMail } from './mail-store.ts';

/** A survey after a game, with its questions at the time when it was opened. */
export type Survey = {
  readonly id: string;
  readonly game: string;
  readonly teacher: string;
  readonly questions: readonly SurveyQuestion[];
  readonly createdAt: number;
  /** When its lecturer last sent reminders. */
  readonly remindedAt: number | null;
};

/** One player's answers. */
export type StoredSurvey = {
  readonly survey: string;
  readonly user: string;
  readonly answers: readonly SurveyAnswer[];
  readonly submittedAt: number;
};

/** A reminder at `at`, unless there was one after `since`. */
export type Reminder = { readonly id: string; readonly at: number; readonly since: number };

/** Questions of lecturers, surveys after games, and their answers. */
export type SurveyStore = {
  /** A lecturer's questions in order; the built-in ones if none were saved. */
  questions(teacher: string): Promise<readonly SurveyQuestion[]>;
  /** Replaces all questions of a lecturer. `known`: if they have changed by now, gives false and changes nothing. */
  saveQuestions(
    teacher: string,
    questions: readonly SurveyQuestion[],
    known?: readonly SurveyQuestion[],
  ): Promise<boolean>;
  /** Opens a survey. A game has one; opening it again gives the existing one unchanged. */
  open(survey: Survey): Promise<Survey>;
  find(id: string): Promise<Survey | null>;
  ofGame(game: string): Promise<Survey | null>;
  /** Records a reminder and stores its letters; false, and nothing is stored, if there was one after `since`. */
  remind(reminder: Reminder, letters: readonly NewMail[]): Promise<boolean>;
  /** The surveys of the lecturer's games, newest first. */
  ofTeacher(teacher: string, shared?: readonly string[]): Promise<readonly Survey[]>;
  /** The open surveys of games that the user is a member of, newest first. */
  openTo(user: string): Promise<readonly Survey[]>;
  /** `filled`: the user had answered before, and those answers stay. */
  submit(filled: StoredSurvey): Promise<'submitted' | 'filled'>;
  /** The answers to these surveys, oldest first. */
  filledIn(surveys: readonly string[]): Promise<readonly StoredSurvey[]>;
  filledBy(user: string): Promise<readonly StoredSurvey[]>;
};
