import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { DEFAULT_SETTINGS, EMERGENCIES, READY_LESSONS, schoolDay, SHIPPED_LIBRARY } from '@fracht/content';
import { gamePlan, readyLesson, situationCard } from '@fracht/protocol';
import { school, type School } from '../../../test/support/school.ts';
import { testApp, type TestApp } from '../../../test/support/test-app.ts';

const [LESSON = fail(), OTHER = fail()] = READY_LESSONS;
/** A situation of that lesson that the school takes out of new games, and one that it renames. */
const GONE = 'K01';
const RENAMED = 'K05';

let app: TestApp;
let school1: School;

beforeAll(async () => {
  app = await testApp({ isShared: true });
  school1 = await school(app);
});

function fail(): never {
  throw new Error('there are ready lessons');
}

const asTeacher = (path: string) => app.call('GET', path, undefined, school1.logins.TEACHER);
const lessons = async () => z.array(readyLesson).parse((await asTeacher('lesson/get-list/')).payload);
const cards = async () => z.array(situationCard).parse((await asTeacher('lesson/get-cards/')).payload);
const make = async (body: object) => {
  const { payload } = await app.call('POST', 'game/add/', { group: school1.group, ...body }, school1.logins.TEACHER);
  const { id } = z.object({ id: z.string() }).parse(payload);
  const game = await app.context.storage.games.find(id);
  if (game === null) throw new Error('no game');
  return game;
};
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

test('[LSN-1] a game that is made for a lesson has its settings, its situations and its seed, and remembers it', async () => {
  const game = await make({ lesson: LESSON.id });
  expect(game.lesson).toBe(LESSON.id);
  expect(game.seed).toBe(LESSON.seed);
  expect(game.settings).toEqual({ ...DEFAULT_SETTINGS, ...LESSON.settings });
  const { emergencies, accidents, changes } = await app.context.storage.library.frozen(game.library);
  expect(idsOf([...emergencies, ...accidents, ...changes]).toSorted()).toEqual(LESSON.situations.toSorted());
  expect((await make({ lesson: LESSON.id, seed: 'inne' })).seed).toBe('inne');
  expect((await make({})).lesson).toBeNull();
});

test('[LSN-1] a lesson that nobody knows is refused', async () => {
  const body = { group: school1.group, lesson: 'nieznana' };
  expect(await app.call('POST', 'game/add/', body, school1.logins.TEACHER)).toMatchObject({
    status: 422,
    payload: { lesson: ['Nie ma takiej gotowej lekcji.'] },
  });
});

test('[LSN-2] [LSN-6] plans are told with the values that their games would have', async () => {
  const told = await lessons();
  expect(idsOf(told)).toEqual(idsOf(READY_LESSONS));
  expect(JSON.stringify(told)).not.toMatch(/\{\w+:\w+\}/u);
  expect(told[0]?.minutes).toBe(30);
  expect(told[0]?.settings).toContainEqual({
    key: 'unit_ms',
    label: 'Długość jednostki czasu gry',
    unit: 'ms',
    value: 750,
    standard: 1000,
  });
});

test('[LSN-5] the plan of a game has the values of its own settings; a game of no lesson has a general one', async () => {
  const planOf = async (body: object) => {
    const { id } = await make(body);
    return gamePlan.parse((await asTeacher(`lesson/get-plan/${id}`)).payload);
  };
  const own = await planOf({ lesson: OTHER.id });
  expect(own.lesson).toBe(OTHER.name);
  expect(own.rounds.map(({ title }) => title)).toEqual(OTHER.rounds.map(({ title }) => title));
  expect(JSON.stringify(own)).toContain('1\u00a0godz. przed limitem');
  const general = await planOf({});
  expect(general.lesson).toBeNull();
  expect(general.rounds).toHaveLength(4);
  expect(JSON.stringify(general)).not.toMatch(/\{\w+:\w+\}/u);
});

test('[LSN-4] a card has the best way through its situation, without the numbers of an incident', async () => {
  const told = await cards();
  const { emergencies, accidents, changes } = SHIPPED_LIBRARY;
  expect(idsOf(told).toSorted()).toEqual(idsOf([...emergencies, ...accidents, ...changes]).toSorted());
  const check = told.find(({ id }) => id === 'K15');
  expect(check?.right.slice(0, 2).map(({ answer }) => answer.replaceAll('\u00a0', ' '))).toEqual([
    'Kierowca staje na odpoczynek na najbliższym parkingu, a ja wyjaśniam przyczynę',
    '9 godz.',
  ]);
  expect(check?.why).toBe(EMERGENCIES.find(({ id }) => id === 'K15')?.knowledge);
  expect(told.filter(({ right }) => right.length === 0).every(({ competence }) => competence === null)).toBe(true);
  expect(JSON.stringify(told)).not.toMatch(/\{\w+\}/u);
});

test('[LSN-4] a situation that the school wrote has a card of what is in it: background, best way, competence', async () => {
  const { library } = app.context.storage;
  const [shipped] = EMERGENCIES;
  if (shipped?.situation == null) throw new Error('no situation');
  const [answer] = shipped.situation.answers;
  if (answer === undefined) throw new Error('no answer');
  const end = (text: string, points: number) => ({ ...answer, text, points, feedback: '', situation: null });
  const behind = { ...shipped.situation, text: 'A potem?', answers: [end('Czekam', 0), end('Dzwonię', 9)] };
  const situation = {
    ...shipped.situation,
    text: 'Co teraz?',
    // The better answer to this question alone leads to a worse result in the end.
    answers: [end('Jadę', 3), { ...end('Staję', 0), situation: behind }],
  };
  const trees = { situation, carSituation: null, timeWindowSituation: null };
  const own = { ...shipped, ...trees, id: 'wlasna', name: 'Własna', knowledge: 'Tło', competence: 'WINDOWS' as const };
  await library.save('EMERGENCY', own, true, 0, null);
  const card = (await cards()).find(({ id }) => id === 'wlasna');
  expect(card).toMatchObject({ teaches: '', practice: '', ask: '', why: 'Tło', competence: 'WINDOWS' });
  expect(card?.sources).toEqual(shipped.sources?.map((source) => ({ ...source, isOutdated: false })));
  expect(card?.right.map(({ question, answer: best }) => [question, best])).toEqual([
    ['Co teraz?', 'Staję'],
    ['A potem?', 'Dzwonię'],
  ]);
  await library.remove('wlasna', 0);
});

test('[LSN-4] a card has the sources that its situation names now, and says which are older than twelve months by the day at school', async () => {
  const { library } = app.context.storage;
  const [shipped] = EMERGENCIES;
  if (shipped === undefined) throw new Error('no situation');
  const year = Number(schoolDay(app.context.now()).slice(0, 4));
  const sources = [year, year - 2].map((of) => ({
    law: 'CMR' as const,
    article: 'art. 12',
    checked: `${String(of)}-01-01`,
  }));
  await library.save('EMERGENCY', { ...shipped, id: 'ze-zrodlem', name: 'Ze źródłem', sources }, true, 0, null);
  const card = (await cards()).find(({ id }) => id === 'ze-zrodlem');
  expect(card?.sources.map(({ isOutdated }) => isOutdated)).toEqual([false, true]);
  const random = (await cards()).find(({ id }) => id === 'A03');
  expect(random?.sources[0]).toMatchObject({
    law: 'PUBLIC_ROADS',
    article: expect.stringContaining('13k'),
  });
  await library.remove('ze-zrodlem', 0);
});

test('[LSN-3] what the school took out of new games is told and missing in them, what it changed comes as it is', async () => {
  const { library } = app.context.storage;
  const changed = async (id: string, name: string | null) => {
    const stored = await library.find('EMERGENCY', id);
    if (stored === null) throw new Error(id);
    const item = { ...stored.item, name: name ?? stored.item.name };
    await library.save('EMERGENCY', item, name !== null, app.context.now(), null);
  };
  await changed(GONE, null);
  await changed(RENAMED, 'Silnik stanął');
  const [first] = await lessons();
  const stateOf = (id: string) => first?.situations.find((one) => one.id === id)?.state;
  expect([stateOf(GONE), stateOf(RENAMED), stateOf('K06')]).toEqual(['MISSING', 'CHANGED', 'READY']);
  const { emergencies } = await library.frozen((await make({ lesson: LESSON.id })).library);
  expect(idsOf(emergencies)).not.toContain(GONE);
  expect(emergencies.find(({ id }) => id === RENAMED)?.name).toBe('Silnik stanął');
});

test('[LSN-4] [LSN-5] students get neither lessons, nor plans, nor cards', async () => {
  const { id } = await make({ lesson: LESSON.id });
  for (const path of ['lesson/get-list/', `lesson/get-plan/${id}`, 'lesson/get-cards/']) {
    const answer = await app.call('GET', path, undefined, school1.logins.STUDENT);
    expect(answer.status, path).toBe(403);
    expect(JSON.stringify(answer)).not.toContain(LESSON.seed);
  }
});
