import { beforeAll, expect, test } from 'vitest';
import { surveyPayload, surveyQuestion } from '@fracht/protocol';
import { z } from 'zod';
import { finish, gameOf } from '../../../test/support/finished-game.ts';
import { school, type School } from '../../../test/support/school.ts';
import { remindSurvey } from '../../commands/remind-survey.ts';
import { testApp, type TestApp } from '../../../test/support/test-app.ts';

const QUESTIONS = [
  { id: 'ocena', value: 'Jak było?', kind: 'scale' },
  { id: 'uwagi', value: 'Co poprawić?', kind: 'text' },
];
const surveys = z.array(surveyPayload);

type Opened = TestApp & School & { readonly game: string; readonly survey: string };

/** The open survey of a game that Zofia and Łucja played. */
async function openedSurvey(isShared = false): Promise<Opened> {
  const app = await testApp({ isShared });
  const all = await school(app);
  await app.call('PATCH', 'survey/save-questions/', { questions: QUESTIONS }, all.logins.TEACHER);
  const game = await gameOf(app, all);
  await finish(app, game, all.students.slice(0, 2));
  const { payload } = await app.call('PUT', 'survey/init/', { game }, all.logins.TEACHER);
  return { ...app, ...all, game, survey: surveyPayload.parse(payload).id };
}

const ANSWERS = [
  { id: 'ocena', value: 4 },
  { id: 'uwagi', value: ' Więcej czasu. ' },
];

test('[QUE-1] a survey opens after the game, to its players, with the questions of then', async () => {
  const { call, logins, game, survey } = await openedSurvey();
  await call('PATCH', 'survey/save-questions/', { questions: [{ value: 'Nowe?' }] }, logins.TEACHER);
  const { payload } = await call('GET', 'survey/all/', undefined, logins.STUDENT);
  expect(payload).toEqual([
    { id: survey, game, groupName: 'Spedycja 3B', number: 3, date: '2026-11-21', questions: QUESTIONS },
  ]);
  const again = await call('PUT', 'survey/init/', { game }, logins.TEACHER);
  expect(again).toMatchObject({ status: 200, payload: { id: survey, questions: QUESTIONS } });
});

test('[QUE-1] [SRV-3] a student fills it in once; the lecturer sees who answered what and who has not', async () => {
  const { call, logins, survey } = await openedSurvey();
  const sent = await call('PATCH', 'survey/submit/', { id: survey, answers: JSON.stringify(ANSWERS) }, logins.STUDENT);
  expect(sent).toMatchObject({ status: 200, message: { code: 'SURVEY_SUBMITTED' } });
  const twice = await call('PATCH', 'survey/submit/', { id: survey, answers: ANSWERS }, logins.STUDENT);
  expect(twice).toMatchObject({ status: 409, message: { code: 'SURVEY_FILLED', type: 'warning' } });
  expect((await call('GET', 'survey/all/', undefined, logins.STUDENT)).payload).toEqual([]);
  const { payload } = await call('GET', 'survey/all/', undefined, logins.TEACHER);
  expect(surveys.parse(payload)).toMatchObject([
    {
      answers: [
        {
          user: { first_name: 'Zofia' },
          answers: [
            { id: 'ocena', value: '4' },
            { id: 'uwagi', value: 'Więcej czasu.' },
          ],
        },
      ],
      missing: [{ first_name: 'Łucja' }],
    },
  ]);
});

let unanswered: Opened;

beforeAll(async () => {
  unanswered = await openedSurvey(true);
});

test.each([
  ['nothing', []],
  ['only empty answers', [{ id: 'uwagi', value: '  ' }]],
  ['a mark outside the scale', [{ id: 'ocena', value: '6' }]],
  ['an unknown question', [{ id: 'obce', value: 'x' }]],
  ['one question twice', [...ANSWERS, { id: 'ocena', value: 1 }]],
  ['a text that is too long', [{ id: 'uwagi', value: 'x'.repeat(4001) }]],
])('[SRV-1] %s is refused under `answers`', async (_name, answers) => {
  const { call, logins, survey } = unanswered;
  const { status, payload } = await call('PATCH', 'survey/submit/', { id: survey, answers }, logins.STUDENT);
  expect({ status, fields: Object.keys(z.record(z.string(), z.unknown()).parse(payload)) }).toEqual({
    status: 422,
    fields: ['answers'],
  });
});

test('[QUE-2] who has not filled it in is reminded in the panel, at most once an hour, and until nobody is missing', async () => {
  const { call, logIn, logins, game, survey, pass, context } = await openedSurvey();
  const remind = () => call('POST', 'survey/remind/', { game }, logins.TEACHER);
  const seen = async () => (await call('GET', 'survey/all/', undefined, logins.STUDENT)).payload;
  expect(await remind()).toMatchObject({ status: 200, payload: { id: survey, remindedAt: context.now() } });
  expect(await seen()).toMatchObject([{ id: survey, remindedAt: context.now() }]);
  expect(await remind()).toMatchObject({ status: 409, message: { code: 'SURVEY_REMINDED' } });
  pass(3_600_000);
  expect(await remind()).toMatchObject({ status: 200, payload: { remindedAt: context.now() } });
  expect(await context.storage.mail.all()).toEqual([]);
  for (const login of [logins.STUDENT, await logIn('lucja@szkola.test')]) {
    await call('PATCH', 'survey/submit/', { id: survey, answers: ANSWERS }, login);
  }
  pass(3_600_000);
  expect(await remind()).toMatchObject({ status: 409, message: { code: 'SURVEY_COMPLETE' } });
});

test('[QUE-2] a school with a mail server reminds by letter those who are missing and nobody else', async () => {
  const app = await openedSurvey();
  await app.call('PATCH', 'survey/submit/', { id: app.survey, answers: ANSWERS }, app.logins.STUDENT);
  const post = { sendAt: (now: number) => now, wake: () => undefined };
  await remindSurvey({ ...app.context, post }, app.game);
  expect(await app.context.storage.mail.all()).toMatchObject([
    { recipient: 'lucja@szkola.test', text: expect.stringContaining('http://gra.test/panel/student/surveys') },
  ]);
});

test('a game without a survey has nothing to remind of', async () => {
  const app = await testApp();
  const all = await school(app);
  const game = await gameOf(app, all);
  expect((await app.call('POST', 'survey/remind/', { game }, all.logins.TEACHER)).status).toBe(404);
});

const CHOICE = { id: 'co', value: 'Co sprawdzasz?', kind: 'choice', options: ['Stawka', 'Okna'] };

test('[SRV-1] a choice has options, without empty and doubled ones; at least two', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const save = (question: object) =>
    app.call('PATCH', 'survey/save-questions/', { questions: [question] }, logins.TEACHER);
  const written = { ...CHOICE, options: [' Stawka ', '', 'Okna', 'Stawka'] };
  expect((await save(written)).payload).toEqual([CHOICE]);
  for (const options of [[], ['Stawka'], ['Stawka', 'Stawka', ' ']]) {
    const refused = await save({ ...CHOICE, options });
    expect(refused).toMatchObject({ status: 422, payload: { questions: expect.any(Array) } });
  }
  expect((await save({ ...CHOICE, kind: 'text' })).payload).toEqual([{ id: 'co', value: CHOICE.value, kind: 'text' }]);
});

test('[SRV-2] a client that knows questions by id and value alone changes the words and nothing else', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const save = (questions: readonly object[]) =>
    app.call('PATCH', 'survey/save-questions/', { questions: JSON.stringify(questions) }, logins.TEACHER);
  await save([CHOICE, ...QUESTIONS]);
  const saved = await save([
    { id: 'co', value: 'Co było ważne?' },
    { id: 'ocena', value: 'Jak poszło?' },
    { value: 'I co?' },
  ]);
  expect(saved.payload).toMatchObject([
    { ...CHOICE, value: 'Co było ważne?' },
    { id: 'ocena', value: 'Jak poszło?', kind: 'scale' },
    { value: 'I co?', kind: 'text' },
  ]);
});

test.each([
  ['a list', ['Stawka', 'Okna'], 'Stawka\nOkna'],
  ['lines', 'Okna\nStawka', 'Okna\nStawka'],
  ['own words', 'Nic', 'Nic'],
])('[SRV-1] a choice may be answered with %s', async (_name, value, kept) => {
  const app = await testApp();
  const all = await school(app);
  await app.call('PATCH', 'survey/save-questions/', { questions: [CHOICE] }, all.logins.TEACHER);
  const game = await gameOf(app, all);
  await finish(app, game, all.students.slice(0, 1));
  const { payload } = await app.call('PUT', 'survey/init/', { game }, all.logins.TEACHER);
  const { id, questions } = surveyPayload.parse(payload);
  expect(questions).toEqual([CHOICE]);
  const answers = [{ id: 'co', value }];
  expect((await app.call('PATCH', 'survey/submit/', { id, answers }, all.logins.STUDENT)).status).toBe(200);
  const seen = await app.call('GET', 'survey/all/', undefined, all.logins.TEACHER);
  expect(seen.payload).toMatchObject([{ answers: [{ answers: [{ id: 'co', value: kept }] }] }]);
});

test('[QUE-1] before the end of the game, or without questions, there is no survey', async () => {
  const app = await testApp();
  const all = await school(app);
  const game = await gameOf(app, all);
  const init = () => app.call('PUT', 'survey/init/', { game }, all.logins.TEACHER);
  expect(await init()).toMatchObject({ status: 409, message: { code: 'GAME_NOT_OVER' } });
  await finish(app, game, all.students.slice(0, 2));
  await app.call('PATCH', 'survey/save-questions/', { questions: [] }, all.logins.TEACHER);
  expect(await init()).toMatchObject({ status: 409, message: { code: 'SURVEY_EMPTY' } });
});

test('[RGT-6] who was not in the game does not see or fill in its survey', async () => {
  const { call, logIn, logins, survey } = await openedSurvey();
  const adam = await logIn('adam@szkola.test');
  expect((await call('GET', 'survey/all/', undefined, adam)).payload).toEqual([]);
  expect((await call('PATCH', 'survey/submit/', { id: survey, answers: ANSWERS }, adam)).status).toBe(403);
  expect((await call('GET', 'survey/all/', undefined, logins.OTHER)).payload).toEqual([]);
});

test('[QUE-3] each lecturer has own questions', async () => {
  const { call, logins } = await openedSurvey();
  const others = await call('GET', 'survey/get-questions/', undefined, logins.OTHER);
  expect(
    z
      .array(surveyQuestion)
      .parse(others.payload)
      .map(({ id }) => id),
  ).not.toContain('ocena');
  await call('PATCH', 'survey/save-questions/', { questions: [] }, logins.OTHER);
  expect((await call('GET', 'survey/get-questions/', undefined, logins.TEACHER)).payload).toEqual(QUESTIONS);
});

test('[PRV-2] the answers of an erased student stay, of nobody by name', async () => {
  const { call, logins, survey, students } = await openedSurvey();
  await call('PATCH', 'survey/submit/', { id: survey, answers: ANSWERS }, logins.STUDENT);
  await call('DELETE', `user/delete/${students[0]}`, undefined, logins.TEACHER);
  await call('DELETE', `user/delete/${students[1]}`, undefined, logins.TEACHER);
  const { payload } = await call('GET', 'survey/all/', undefined, logins.TEACHER);
  expect(payload).toMatchObject([{ answers: [{ user: { first_name: 'Gracz', last_name: 'usunięty' } }], missing: [] }]);
});
