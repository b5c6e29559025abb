import { z } from 'zod';
import { initSurveyBody, saveQuestionsBody, submitSurveyBody, surveyPayload, surveyQuestion } from '../http/survey.ts';
import { call, PLAYERS, STUDENTS, TEACHERS } from './call.ts';

const questions = z.array(surveyQuestion);

/** What is asked after a game. (SRV-1 to SRV-3) */
export const surveyCalls = {
  surveys: call({
    method: 'GET',
    path: 'survey/all/',
    summary: 'To a student the surveys to fill in, to a lecturer those sent with what was answered.',
    who: PLAYERS,
    answer: z.array(surveyPayload),
  }),
  initSurvey: call({
    method: 'PUT',
    path: 'survey/init/',
    summary: 'Sends the survey to the players of a finished game.',
    who: TEACHERS,
    object: { in: 'body', field: 'game', right: 'MANAGE_GAME' },
    body: initSurveyBody,
    answer: surveyPayload,
    errors: ['GAME_NOT_OVER', 'SURVEY_EMPTY'],
  }),
  remindSurvey: call({
    method: 'POST',
    path: 'survey/remind/',
    summary: 'Reminds the players who have not filled in the survey of a game; at most once an hour.',
    who: TEACHERS,
    object: { in: 'body', field: 'game', right: 'MANAGE_GAME' },
    body: initSurveyBody,
    answer: surveyPayload,
    errors: ['SURVEY_COMPLETE', 'SURVEY_REMINDED'],
  }),
  submitSurvey: call({
    method: 'PATCH',
    path: 'survey/submit/',
    summary: 'Fills a survey in, once.',
    who: STUDENTS,
    object: { in: 'body', field: 'id', right: 'FILL_SURVEY' },
    body: submitSurveyBody,
    answer: z.null(),
    errors: ['SURVEY_FILLED'],
  }),
  surveyQuestions: call({
    method: 'GET',
    path: 'survey/get-questions/',
    summary: "The lecturer's questions, in their order.",
    who: TEACHERS,
    answer: questions,
  }),
  saveSurveyQuestions: call({
    method: 'PATCH',
    path: 'survey/save-questions/',
    summary: 'Puts these questions in the place of all before.',
    who: TEACHERS,
    body: saveQuestionsBody,
    answer: questions,
  }),
} as const;
