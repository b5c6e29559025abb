import { z } from 'zod';
import { initSurveyBody, saveQuestionsBody, submitSurveyBody, surveyPayload, surveyQuestion } from '../http/survey.ts';
import { callRecord, PLAYERS, STUDENTS, TEACHERS } from './call.ts';

const questions = z.array(surveyQuestion);

/** Surveys after a game. (SRV-1 to SRV-3) */
export const surveyCalls = {
  /** For a student the surveys to fill in, for a lecturer those that were sent, with their answers. */
  surveys: callRecord({
    method: 'GET',
    path: 'survey/all/',
    who: PLAYERS,
    answer: z.array(surveyPayload),
  }),
  /** Sends the survey to the players of a finished game. */
  initSurvey: callRecord({
    method: 'PUT',
    path: 'survey/init/',
    who: TEACHERS,
    object: { in: 'body', field: 'game', right: 'MANAGE_GAME' },
    body: initSurveyBody,
    answer: surveyPayload,
    errors: ['GAME_NOT_OVER', 'SURVEY_EMPTY'],
  }),
  /** Reminds the players who have not filled in the survey of a game, at most once an hour. */
  remindSurvey: callRecord({
    method: 'POST',
    path: 'survey/remind/',
    who: TEACHERS,
    object: { in: 'body', field: 'game', right: 'MANAGE_GAME' },
    body: initSurveyBody,
    answer: surveyPayload,
    errors: ['SURVEY_COMPLETE', 'SURVEY_REMINDED'],
  }),
  /** Fills in a survey, which is possible only once. */
  submitSurvey: callRecord({
    method: 'PATCH',
    path: 'survey/submit/',
    who: STUDENTS,
    object: { in: 'body', field: 'id', right: 'FILL_SURVEY' },
    body: submitSurveyBody,
    answer: z.null(),
    errors: ['SURVEY_FILLED'],
  }),
  /** The lecturer's questions, in their order. */
  surveyQuestions: callRecord({
    method: 'GET',
    path: 'survey/get-questions/',
    who: TEACHERS,
    answer: questions,
  }),
  /** Replaces all of the lecturer's questions. */
  saveSurveyQuestions: callRecord({
    method: 'PATCH',
    path: 'survey/save-questions/',
    who: TEACHERS,
    body: saveQuestionsBody,
    answer: questions,
    errors: ['CHANGED_MEANWHILE'],
  }),
} as const;
