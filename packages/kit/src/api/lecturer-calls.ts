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
import { call, MEANWHILE, NOTHING } from './call.ts';
import type { SuccessNotice } from './request.ts';

const questions = z.array(surveyQuestion);
const surveys = z.array(surveyPayload);

/**
 * A row of a student file, as the lecturer may have corrected it on the screen. `code`: the account has no e-mail and logs in by a one-time code; `other`: this
 * is not the existing person of the same name; `move`: takes the person out of the present group.
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

/** For how many days a one-time code stays valid. */
export type CodeDays = (typeof CODE_DAYS)[number];

/** What a lecturer prints for a student to log in with: name, login and one-time code. */
export type LoginCard = AnswerOf<Calls['loginCodes']>[number];

/**
 * Dry run of an import: reads a file of students and says what would become of each row; nothing is stored. `layout` says which sheet, first row and columns
 * hold them; without it the server guesses, and returns the file's first rows if it is not sure. (docs/adr/0025)
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
  return call<Calls['importUsers']>('POST user/import/', importPayload, { form, makes: false, isLongWork: true });
}

/** Dry run: says what would become of each row, without storing anything. Rows that an import with this `key` has already added count as added. (ACC-9) */
export async function callTryRows(asked: {
  readonly rows: readonly ImportRow[];
  readonly key: string;
}): Promise<ImportPayload> {
  const body = { ...asked, dryRun: true };
  return call<Calls['importUsers']>('POST user/import/', importPayload, {
    body,
    isQuiet: true,
    makes: false,
    isLongWork: true,
  });
}

/** Imports the rows independently of each other; the codes made are valid for `days`. `key` makes it idempotent: sent again it adds nobody twice. (ACC-9, FLD-11) */
export async function callImportRows(body: {
  readonly rows: readonly ImportRow[];
  readonly days: CodeDays;
  readonly key: string;
}): Promise<ImportPayload> {
  return call<Calls['importUsers']>('POST user/import/', importPayload, { body, makes: true, isLongWork: true });
}

/** Adds students without an e-mail and returns their login cards; a code is never shown again. (ACC-7) */
export async function callAddClass(body: {
  readonly students: readonly { readonly first_name: string; readonly last_name: string }[];
  readonly group: string;
  readonly days: CodeDays;
}): Promise<readonly LoginCard[]> {
  return call<Calls['addClass']>('POST user/add-class/', codesPayload, { body, makes: true });
}

/** Makes new one-time codes and returns the login cards; a code is never shown again. (ACC-7) */
export async function callMakeCodes(body: {
  readonly users: readonly string[];
  readonly days: CodeDays;
}): Promise<readonly LoginCard[]> {
  return call<Calls['loginCodes']>('POST user/codes/', codesPayload, { body });
}

/** Makes a spare code for one student, valid for a week, and returns its card: until it is used, the old password or code still works. (ACC-12) */
export async function callMakeSpareCode(user: string): Promise<LoginCard | undefined> {
  const body = { users: [user], days: 7, spare: true } as const;
  return (await call<Calls['loginCodes']>('POST user/codes/', codesPayload, { body }))[0];
}

/** Withdraws a student's unused spare code. (ACC-12) */
export async function callTakeBackCode(id: string): Promise<void> {
  await call<Calls['takeBackCode']>('DELETE user/codes/{id}', NOTHING, { params: { id } });
}

/** The addresses (URLs) under which the server can be reached. (RUN-6) */
export async function callAddresses(load: Load = {}): Promise<AddressesPayload> {
  return call<Calls['addresses']>('GET server/addresses/', addressesPayload, load);
}

/** Puts the students into a group; an empty `group` takes them out of theirs. `notice` is shown along with the server's message. (LEC-3) */
export async function callMoveUsers(
  body: { readonly users: readonly string[]; readonly group: string },
  notice: SuccessNotice = {},
): Promise<void> {
  await call<Calls['moveUsers']>('PATCH user/move/', NOTHING, { body, told: () => notice });
}

/** The lecturer's questions, in their order. */
export async function callQuestions(signal?: AbortSignal): Promise<readonly SurveyQuestion[]> {
  return call<Calls['surveyQuestions']>('GET survey/get-questions/', questions, { signal });
}

/** A question to be saved; a new one has no id yet. */
export type QuestionWish = Omit<SurveyQuestion, 'id'> & { readonly id: string | null };

/** Replaces all questions by these; returns them as stored. `base`: the stored questions, as far as this page knows. (QST-1, FLD-21) */
export async function callSaveQuestions(wish: {
  readonly questions: readonly QuestionWish[];
  readonly base: readonly SurveyQuestion[];
}): Promise<readonly SurveyQuestion[]> {
  const body = { questions: wish.questions, base: { questions: wish.base } };
  return call<Calls['saveSurveyQuestions']>('PATCH survey/save-questions/', questions, { body, silentOn: [MEANWHILE] });
}

/** The surveys that the lecturer has sent, with their answers. */
export async function callSurveys(load: Load = {}): Promise<readonly SurveyPayload[]> {
  return call<Calls['surveys']>('GET survey/all/', surveys, load);
}

/** Sends the survey to the players of a finished game. (QST-3) */
export async function callOpenSurvey(game: string): Promise<SurveyPayload> {
  return call<Calls['initSurvey']>('PUT survey/init/', surveyPayload, { body: { game } });
}

/** Reminds the players who have not filled in the survey of this game. (QUE-2) */
export async function callRemindSurvey(game: string): Promise<SurveyPayload> {
  return call<Calls['remindSurvey']>('POST survey/remind/', surveyPayload, { body: { game } });
}

/** Whether the public rankings show the names of the lecturer's own students. (RNK-6) */
export async function callPublicNames(load: Load = {}): Promise<boolean> {
  return (await call<Calls['userData']>('GET user/data/', userData, load)).public_names === true;
}

/** Sets whether the public rankings show the names of the lecturer's own students. (RNK-6) */
export async function callSetPublicNames(public_names: boolean): Promise<void> {
  await call<Calls['ownSettings']>('PATCH user/settings/', userData, { body: { public_names } });
}

/** The scores of one of the caller's own games over time, and when each player was last active. Without the overlay: it is polled every few seconds. (GME-6; docs/adr/0013) */
export async function callLiveGame(game: string, signal?: AbortSignal): Promise<LiveGamePayload> {
  return call<Calls['liveGame']>('GET game/get-live/', liveGamePayload, {
    query: { game },
    isQuiet: true,
    isSilent: true,
    signal,
  });
}
