import {
  envelope,
  initSurveyBody,
  saveQuestionsBody,
  submitSurveyBody,
  surveyPayload,
  surveyQuestion,
  type SurveyPayload,
} from '@fracht/protocol';
import { z } from 'zod';
import { openSurvey } from '../../commands/open-survey.ts';
import { remindSurvey } from '../../commands/remind-survey.ts';
import { saveQuestions } from '../../commands/save-questions.ts';
import { submitSurvey } from '../../commands/submit-survey.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { peopleOf } from '../../presenters/people.ts';
import { presentResults, presentSurvey } from '../../presenters/survey.ts';
import type { Survey } from '../../storage/survey-store.ts';
import { sessionOf, type Api } from '../api.ts';
import { notice } from '../notice.ts';

const questions = { 200: envelope(z.array(surveyQuestion)) };
const surveys = { 200: envelope(z.array(surveyPayload)) };
const opening = { body: initSurveyBody, response: { 200: envelope(surveyPayload) } };
const reminding = { body: initSurveyBody, response: { 200: envelope(surveyPayload) } };
const submission = { body: submitSurveyBody, response: { 200: envelope(z.null()) } };

/** What is asked after a game, and what was answered. (QUE-1 to QUE-3) */
export function surveyRoutes(api: Api, context: AppContext): void {
  questionRoutes(api, context);

  api.get('/survey/all/', { schema: { response: surveys } }, async (request) => {
    const { user } = sessionOf(request);
    return { payload: await (user.type === 'TEACHER' ? results(context, user.id) : openTo(context, user.id)) };
  });

  api.put('/survey/init/', { schema: opening }, async (request) => {
    const survey = await openSurvey(context, request.body.game);
    return { payload: await resultsOf(context, survey), message: notice('SURVEY_OPENED') };
  });

  api.post('/survey/remind/', { schema: reminding }, async (request) => {
    const survey = await remindSurvey(context, request.body.game);
    return { payload: await resultsOf(context, survey), message: notice('SURVEY_REMINDED') };
  });

  api.patch('/survey/submit/', { schema: submission }, async (request) => {
    await submitSurvey(context, sessionOf(request).user.id, request.body.id, request.body.answers);
    return { payload: null, message: notice('SURVEY_SUBMITTED') };
  });
}

function questionRoutes(api: Api, context: AppContext): void {
  const { survey } = context.storage;

  api.get('/survey/get-questions/', { schema: { response: questions } }, async (request) => ({
    payload: [...(await survey.questions(sessionOf(request).user.id))],
  }));

  const saving = { body: saveQuestionsBody, response: questions };
  api.patch('/survey/save-questions/', { schema: saving }, async (request) => {
    const { id } = sessionOf(request).user;
    await saveQuestions(context, id, request.body.questions);
    return { payload: [...(await survey.questions(id))], message: notice('QUESTIONS_SAVED') };
  });
}

/** Surveys that wait for this student. */
async function openTo({ storage }: AppContext, student: string): Promise<SurveyPayload[]> {
  const open = await storage.survey.openTo(student);
  if (open.length === 0) return [];
  const games = new Map((await storage.games.ofPlayer(student)).map((game) => [game.id, game]));
  return open.flatMap((survey) => {
    const game = games.get(survey.game);
    const hasPlayed = game?.players.some(({ id, status }) => id === student && status !== null) ?? false;
    return game === undefined || !hasPlayed ? [] : [presentSurvey(survey, game)];
  });
}

async function resultsOf(context: AppContext, survey: Survey): Promise<SurveyPayload> {
  const [payload] = await results(context, survey.teacher, survey.id);
  if (payload === undefined) throw new AppError('NOT_FOUND');
  return payload;
}

/** The lecturer's surveys, or one of them, with what was answered. */
async function results({ storage }: AppContext, teacher: string, only?: string): Promise<SurveyPayload[]> {
  const own = (await storage.survey.ofTeacher(teacher)).filter(({ id }) => only === undefined || id === only);
  const games = new Map((await storage.games.ofTeacher(teacher)).map((game) => [game.id, game]));
  const filled = await storage.survey.filledIn(own.map(({ id }) => id));
  const players = [...games.values()].flatMap((game) => game.players.map(({ id }) => id));
  const people = await peopleOf(storage, players);
  return own.flatMap((survey) => {
    const game = games.get(survey.game);
    return game === undefined ? [] : [presentResults(survey, game, filled, people)];
  });
}
