import {
  type AddressesPayload,
  addressesPayload,
  type AnswerOf,
  type Calls,
  type CODE_DAYS,
  codesPayload,
  type ImportLayout,
  type ImportPayload,
  importPayload,
  type LiveGamePayload,
  liveGamePayload,
  surveyPayload,
  type SurveyPayload,
  type SurveyQuestion,
  surveyQuestion,
  userData,
} from '@fracht/protocol';
import { z } from 'zod';
import type { Load } from './as-load.ts';
import { call, NOTHING } from './call.ts';

const questions = z.array(surveyQuestion);
const surveys = z.array(surveyPayload);

/**
 * A row of a file of students as it may be mended on the screen: `code` makes an account without an e-mail, `other` says that it is
 * somebody else than the person of the same name, `move` takes the person out of the group of now.
 */
export type ImportRow = {
  readonly row: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly group: string;
  readonly code: boolean;
  readonly other: boolean;
  readonly move: boolean;
};

/** For how many days a code waits for its login. */
export type CodeDays = (typeof CODE_DAYS)[number];

/** What a lecturer hands to a student so that the student can log in. */
export type LoginCard = AnswerOf<Calls['loginCodes']>[number];

/**
 * Reads a file of students and says what would become of each row; keeps nothing. `layout` says where the people stand; where it does
 * not, and they are not found for sure, the answer shows the first rows. (docs/adr/0025)
 */
export async function callTryFile({
  file,
  layout,
}: {
  readonly file: File;
  readonly layout?: ImportLayout | undefined;
}): Promise<ImportPayload> {
  const form = new FormData();
  form.set('dryRun', 'true');
  form.set('ask', 'true');
  if (layout !== undefined) form.set('layout', JSON.stringify(layout));
  form.set('file', file);
  return call<Calls['importUsers']>('POST user/import/', importPayload, { form });
}

/** Says what would become of each row; keeps nothing. Whom a request of this key has added already would be added. (ACC-9) */
export async function callTryRows(asked: {
  readonly rows: readonly ImportRow[];
  readonly key: string;
}): Promise<ImportPayload> {
  const body = { ...asked, dryRun: true };
  return call<Calls['importUsers']>('POST user/import/', importPayload, { body, isQuiet: true });
}

/** Takes the rows in, each for itself; codes that are made wait for so many days. Sent once more with its key it adds nobody twice. (ACC-9, FLD-11) */
export async function callImportRows(body: {
  readonly rows: readonly ImportRow[];
  readonly days: CodeDays;
  readonly key: string;
}): Promise<ImportPayload> {
  return call<Calls['importUsers']>('POST user/import/', importPayload, { body });
}

/** Adds students without an e-mail; gives the cards to print, once. (ACC-7) */
export async function callAddClass(body: {
  readonly students: readonly { readonly first_name: string; readonly last_name: string }[];
  readonly group: string;
  readonly days: CodeDays;
  readonly key: string;
}): Promise<readonly LoginCard[]> {
  return call<Calls['addClass']>('POST user/add-class/', codesPayload, { body });
}

/** Makes one-time codes anew; gives the cards to print, once. (ACC-7) */
export async function callMakeCodes(body: {
  readonly users: readonly string[];
  readonly days: CodeDays;
}): Promise<readonly LoginCard[]> {
  return call<Calls['loginCodes']>('POST user/codes/', codesPayload, { body });
}

/** Where people reach the server. (docs/adr/0013) */
export async function callAddresses(load: Load = {}): Promise<AddressesPayload> {
  return call<Calls['addresses']>('GET server/addresses/', addressesPayload, load);
}

/** Puts the students into a group, or with an empty one into none. (LEC-3) */
export async function callMoveUsers(body: {
  readonly users: readonly string[];
  readonly group: string;
}): Promise<void> {
  await call<Calls['moveUsers']>('PATCH user/move/', NOTHING, { body });
}

/** The lecturer's questions, in their order. */
export async function callQuestions(signal?: AbortSignal): Promise<readonly SurveyQuestion[]> {
  return call<Calls['surveyQuestions']>('GET survey/get-questions/', questions, { signal });
}

/** A question as it is sent: a new one has no id yet. */
export type QuestionWish = Omit<SurveyQuestion, 'id'> & { readonly id: string | null };

/** Puts these questions in the place of all before; gives what was kept. (QST-1) */
export async function callSaveQuestions(wishes: readonly QuestionWish[]): Promise<readonly SurveyQuestion[]> {
  return call<Calls['saveSurveyQuestions']>('PATCH survey/save-questions/', questions, { body: { questions: wishes } });
}

/** The surveys that were sent, with what was answered. */
export async function callSurveys(load: Load = {}): Promise<readonly SurveyPayload[]> {
  return call<Calls['surveys']>('GET survey/all/', surveys, load);
}

/** Sends the survey to the players of a finished game. (QST-3) */
export async function callOpenSurvey(game: string): Promise<SurveyPayload> {
  return call<Calls['initSurvey']>('PUT survey/init/', surveyPayload, { body: { game } });
}

/** Asks the players who have not filled in the survey of this game to do so. (docs/adr/0013) */
export async function callRemindSurvey(game: string): Promise<SurveyPayload> {
  return call<Calls['remindSurvey']>('POST survey/remind/', surveyPayload, { body: { game } });
}

/** Whether the public rankings show the names of own students. (RNK-6) */
export async function callPublicNames(load: Load = {}): Promise<boolean> {
  return (await call<Calls['userData']>('GET user/data/', userData, load)).public_names === true;
}

/** Decides whether the public rankings show the names of own students. (RNK-6) */
export async function callSetPublicNames(public_names: boolean): Promise<void> {
  await call<Calls['ownSettings']>('PATCH user/settings/', userData, { body: { public_names } });
}

/** Who last did something when, and the course of an own game; quiet: it is asked every few seconds. (docs/adr/0013) */
export async function callLiveGame(game: string, signal?: AbortSignal): Promise<LiveGamePayload> {
  return call<Calls['liveGame']>('GET game/get-live/', liveGamePayload, {
    query: { game },
    isQuiet: true,
    isSilent: true,
    signal,
  });
}
