import { CALLS, type SurveyPayload } from '@fracht/protocol';
import { openSurvey } from '../../commands/open-survey.ts';
import { remindSurvey } from '../../commands/remind-survey.ts';
import { saveQuestions } from '../../commands/save-questions.ts';
import { submitSurvey } from '../../commands/submit-survey.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { sharedGroups } from '../../policies/leading.ts';
import { hasComeTo } from '../../policies/objects.ts';
import { peopleOf } from '../../presenters/people.ts';
import { presentResults, presentSurvey } from '../../presenters/survey.ts';
import type { Survey } from '../../storage/survey-store.ts';
import { type Api } from '../api.ts';
import { notice } from '../notice.ts';
import { route } from '../route.ts';

/** Surveys after games, and their answers. (QUE-1 to QUE-3) */
export function surveyRoutes(api: Api, context: AppContext): void {
  questionRoutes(api, context);

  route(api, CALLS.surveys, async ({ session }) => {
    const { user } = session;
    return {
      payload: await (user.type === 'TEACHER'
        ? results(context, user.id, { shared: await sharedGroups(context, user) })
        : openTo(context, user.id)),
    };
  });

  route(api, CALLS.initSurvey, async ({ body }) => {
    const survey = await openSurvey(context, body.game);
    return { payload: await resultsOf(context, survey), message: notice('SURVEY_OPENED') };
  });

  route(api, CALLS.remindSurvey, async ({ body }) => {
    const survey = await remindSurvey(context, body.game);
    return { payload: await resultsOf(context, survey), message: notice('SURVEY_REMINDED') };
  });

  route(api, CALLS.submitSurvey, async ({ session, body }) => {
    await submitSurvey(context, session.user.id, body.id, body.answers);
    return { payload: null, message: notice('SURVEY_SUBMITTED') };
  });
}

function questionRoutes(api: Api, context: AppContext): void {
  const { survey } = context.storage;

  route(api, CALLS.surveyQuestions, async ({ session }) => ({
    payload: [...(await survey.questions(session.user.id))],
  }));

  route(api, CALLS.saveSurveyQuestions, async ({ session, body }) => {
    const { id } = session.user;
    await saveQuestions(context, id, body.questions, body.base?.questions);
    return { payload: [...(await survey.questions(id))], message: notice('QUESTIONS_SAVED') };
  });
}

/** The surveys that wait for this student. */
async function openTo({ storage }: AppContext, student: string): Promise<SurveyPayload[]> {
  const open = await storage.survey.openTo(student);
  if (open.length === 0) return [];
  const games = new Map((await storage.games.ofPlayer(student)).map((game) => [game.id, game]));
  return open.flatMap((survey) => {
    const game = games.get(survey.game);
    return game === undefined || !hasComeTo({ id: student }, game) ? [] : [presentSurvey(survey, game)];
  });
}

async function resultsOf(context: AppContext, survey: Survey): Promise<SurveyPayload> {
  const [payload] = await results(context, survey.teacher, { only: survey.id });
  if (payload === undefined) throw new AppError('NOT_FOUND');
  return payload;
}

type Wanted = { readonly only?: string; readonly shared?: readonly string[] };

/** The surveys of a lecturer, and those after games of these other groups, or just one survey, with the answers. */
async function results(
  { storage }: AppContext,
  teacher: string,
  { only, shared = [] }: Wanted,
): Promise<SurveyPayload[]> {
  const own = (await storage.survey.ofTeacher(teacher, shared)).filter(({ id }) => only === undefined || id === only);
  const games = new Map((await storage.games.ofTeacher(teacher, shared)).map((game) => [game.id, game]));
  const filled = await storage.survey.filledIn(own.map(({ id }) => id));
  const players = [...games.values()].flatMap((game) => game.players.map(({ id }) => id));
  const people = await peopleOf(storage, players);
  return own.flatMap((survey) => {
    const game = games.get(survey.game);
    return game === undefined ? [] : [presentResults(survey, game, filled, people)];
  });
}
