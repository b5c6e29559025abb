import type { SurveyAnswer, SurveyQuestion } from '@fracht/protocol';
import type { NewMail } from './mail-store.ts';

/** A survey after a game, with the questions it was opened with. */
export type Survey = {
  readonly id: string;
  readonly game: string;
  readonly teacher: string;
  readonly questions: readonly SurveyQuestion[];
  readonly createdAt: number;
  /** When its lecturer last asked for the missing answers. */
  readonly remindedAt: number | null;
};

/** What one player answered. */
export type StoredSurvey = {
  readonly survey: string;
  readonly user: string;
  readonly answers: readonly SurveyAnswer[];
  readonly submittedAt: number;
};

/** That a survey is asked for again, at `at`. */
export type Reminder = { readonly id: string; readonly at: number; readonly since: number };

/** Questions of lecturers, surveys after games, and what was answered. */
export type SurveyStore = {
  /** In their order; a lecturer who has saved none begins with the built-in ones. */
  questions(teacher: string): Promise<readonly SurveyQuestion[]>;
  /** These and no others of this lecturer from now on. */
  saveQuestions(teacher: string, questions: readonly SurveyQuestion[]): Promise<void>;
  /** Opens a survey; a game has one, and who opens it again gets it as it is. */
  open(survey: Survey): Promise<Survey>;
  find(id: string): Promise<Survey | null>;
  ofGame(game: string): Promise<Survey | null>;
  /** Notes a reminder and keeps its letters; false, and nothing kept, where there was one after `since`. */
  remind(reminder: Reminder, letters: readonly NewMail[]): Promise<boolean>;
  /** Of the lecturer's games, newest first. */
  ofTeacher(teacher: string): Promise<readonly Survey[]>;
  /** Of games that the user is a member of and has not answered, newest first. */
  openTo(user: string): Promise<readonly Survey[]>;
  /** `filled`: the user had answered before, and that stays. */
  submit(filled: StoredSurvey): Promise<'submitted' | 'filled'>;
  /** What was answered in these surveys, oldest first. */
  filledIn(surveys: readonly string[]): Promise<readonly StoredSurvey[]>;
  filledBy(user: string): Promise<readonly StoredSurvey[]>;
};
