import { beforeAll, expect, test } from 'vitest';
import type { TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer, at } from './school.ts';
import { done } from '@fracht/testing/school/api-client.ts';
import { sit, type AnyJson } from './socket.ts';

let school: TestSchool;

beforeAll(async () => {
  school = await aSchool(await aServer(), 3, { unit_ms: 5 });
});

const QUESTIONS = [
  { value: 'Jak oceniasz grę?', kind: 'scale' },
  { value: 'Co poprawić?', kind: 'text' },
];

/** A game that the first two students played and the teacher ended. */
async function aFinishedGame(): Promise<string> {
  const game = await school.newGame();
  const teacher = await sit(school.teacher, game);
  for (const student of school.students.slice(0, 2)) await (await sit(student, game)).act('USER_JOIN');
  await teacher.act('START');
  expect(await teacher.act('FINISH')).toMatchObject({ ok: true });
  return game;
}

test('[SRV-3] PUT survey/init/ {game}, GET survey/all/, PATCH survey/submit/ {id, answers}', async () => {
  await done(school.teacher.patch('survey/save-questions/', { questions: JSON.stringify(QUESTIONS) }));
  const game = await aFinishedGame();
  const opened = await done(school.teacher.send('PUT', 'survey/init/', { game }));
  const [first, second, third] = [0, 1, 2].map((index) => at(school.students, index));
  expect((await third?.get('survey/all/'))?.payload).toEqual([]);
  for (const student of [first, second]) {
    const { payload } = (await student?.get('survey/all')) ?? {};
    expect(payload).toMatchObject([{ id: opened.payload.id, game, groupName: 'Spedycja 3B', questions: QUESTIONS }]);
  }
  const answers = opened.payload.questions.map(({ id }: AnyJson, index: number) => ({
    id,
    value: index === 0 ? '5' : 'Nic',
  }));
  const sheet = { id: opened.payload.id, answers: JSON.stringify(answers) };
  await done(at(school.students, 0).patch('survey/submit/', sheet, { way: 'urlencoded' }));
  expect((await at(school.students, 0).patch('survey/submit/', sheet)).status).toBe(409);
  expect((await at(school.students, 2).patch('survey/submit/', sheet)).status).toBe(403);
  const [survey] = (await school.teacher.get('survey/all/')).payload;
  expect(survey.answers).toMatchObject([{ user: { first_name: 'Gracz1' }, answers }]);
  expect(survey.missing.map(({ first_name }: AnyJson) => first_name)).toEqual(['Gracz2']);
});

test('[QUE-1] a survey of a game that is not over is refused', async () => {
  const game = await school.newGame();
  expect(await school.teacher.send('PUT', 'survey/init/', { game })).toMatchObject({
    status: 409,
    message: { code: 'GAME_NOT_OVER', text: expect.stringMatching(/\.$/u) },
  });
});

test('[TXT-1] PATCH content/save/ {elements}: HTML is cleaned, students and guests change nothing', async () => {
  const elements = JSON.stringify([{ id: 'about-1', value: '<p>Żółć<script>x()</script></p>' }]);
  await done(school.admin.patch('content/save/', { elements }));
  const items = (await school.guest().get('content/get/')).payload;
  expect(items).toContainEqual(expect.objectContaining({ id: 'about-1', value: '<p>Żółć</p>' }));
  expect((await at(school.students, 0).patch('content/save/', { elements })).status).toBe(403);
  expect((await school.guest().patch('content/save/', { elements })).status).toBe(401);
});

test('[ACC-9] POST user/import/ takes a CSV as a file of the form; dryRun first', async () => {
  const csv = 'e-mail;imie;nazwisko;grupa\r\nola@szkola.test;Ola;Śliwa;Spedycja 3B\r\nzla;Ola;;\r\n';
  const send = async (dryRun: string) => {
    const form = new FormData();
    form.append('dryRun', dryRun);
    form.append('file', new Blob([csv], { type: 'text/csv' }), 'osoby.csv');
    const { key = '', token = '' } = school.teacher.csrf ?? {};
    const headers = {
      authorization: `Bearer ${school.teacher.bearer ?? ''}`,
      'X-CSRF-Key': key,
      'X-CSRF-Token': token,
    };
    return done(school.teacher.raw('POST', '/api/user/import/', { headers, body: form }));
  };
  const before = (await school.teacher.get('user/get-list/')).payload.length;
  expect((await send('true')).payload).toMatchObject({ added: 1, wrong: 1 });
  expect((await school.teacher.get('user/get-list/')).payload).toHaveLength(before);
  const { payload } = await send('false');
  expect(payload.rows).toMatchObject([
    { row: 2, status: 'added', last_name: 'Śliwa' },
    { row: 3, status: 'wrong', errors: { email: [expect.any(String)], last_name: [expect.any(String)] } },
  ]);
  expect((await school.teacher.get('user/get-list/')).payload).toHaveLength(before + 1);
});
