import { EMERGENCIES } from '@fracht/content';
import { emergencyFamily, type Emergency } from '@fracht/engine';
import {
  exportPayload,
  groupTermPayload,
  ownTermPayload,
  taskOffer,
  taskPayload,
  type TaskPayload,
} from '@fracht/protocol';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { finish, gameOf } from '../../../test/support/finished-game.ts';
import { leftLesson } from '../../../test/support/left-lesson.ts';
import { attemptOf, homeworkOf } from '../../../test/support/a-homework.ts';
import { school, type School } from '../../../test/support/school.ts';
import { testApp, type TestApp } from '../../../test/support/test-app.ts';
import { Skills } from '../../debriefs/skills.ts';
import { NOTHING_HELD_BACK } from '../../policies/held-back.ts';
import type { Game } from '../../storage/game-store.ts';

const DAY = '2026-11-21';

/** This many stored observations of a competence, all with the same value. */
function observations(competence: string, count: number, value: number, situation: string | null = null): string {
  const one = (at: number) => ({
    decision: `${competence}-${at}`,
    competence,
    kind: 'PARK',
    moment: situation === null ? 'RESTED_LATE' : 'ANSWERED',
    at,
    round: 1,
    order: null,
    car: 'ST-01',
    situation,
    loss: Math.round((1 - value) * 10_000) + at,
    value,
  });
  return JSON.stringify(Array.from({ length: count }, (_, at) => one(at)));
}

async function withSchool() {
  const app = await testApp();
  return { app, made: await school(app) };
}

/** A finished game of the school's group, with these players and these decisions. */
async function lesson(
  app: TestApp,
  made: School,
  students: readonly string[],
  body: string,
  date = DAY,
): Promise<string> {
  app.pass(60_000);
  const game = await gameOf(app, made);
  await finish(app, game, students);
  for (const player of students) await app.context.storage.observations.save({ game, player, date, body });
  return game;
}

const termOf = async ({ call }: TestApp, { logins }: School) =>
  ownTermPayload.parse((await call('GET', 'course/term/', undefined, logins.STUDENT)).payload);
const groupOf = async ({ call }: TestApp, { logins, group }: School) =>
  groupTermPayload.parse((await call('GET', `course/group-term/${group}`, undefined, logins.TEACHER)).payload);

test('[TRM-1] [TRM-2] [CTM-1] before the first lesson a student’s term is empty', async () => {
  const { app, made } = await withSchool();
  const term = await termOf(app, made);
  expect(term).toMatchObject({ since: '2026-09-01', lessons: [], exercises: [] });
  expect(term.term.map(({ word }) => word)).toEqual(Array.from({ length: 5 }, () => 'TOO_LITTLE'));
});

test('[TRM-1] [CTM-1] lessons stand in order with their result; what they say adds up, struck decisions not', async () => {
  const { app, made } = await withSchool();
  const [zofia] = made.students;
  const first = await lesson(app, made, [zofia], observations('WINDOWS', 4, 0));
  const second = await lesson(app, made, [zofia], observations('WINDOWS', 4, 0));
  app.pass(60_000);
  const silent = await gameOf(app, made);
  await finish(app, silent, [zofia]);
  const { lessons, term } = await termOf(app, made);
  expect(lessons.map(({ game, kind, score, place, players }) => [game, kind, score, place, players])).toEqual(
    [first, second, silent].map((game) => [game, 'LESSON', 300, 1, 1]),
  );
  expect(lessons.map(({ profiles }) => profiles.find(({ competence }) => competence === 'WINDOWS')?.n)).toEqual([
    4,
    4,
    undefined,
  ]);
  expect(term.find(({ competence }) => competence === 'WINDOWS')).toMatchObject({ n: 8, good: 0, word: 'PRACTISE' });
  const strike = { game: first, player: zofia, decision: 'WINDOWS-0', reason: 'zły internet', by: made.teacher, at: 0 };
  await app.context.storage.observations.strike(strike);
  expect((await termOf(app, made)).term.find(({ competence }) => competence === 'WINDOWS')?.n).toBe(7);
  await app.context.storage.games.remove(second, 0);
  expect((await termOf(app, made)).lessons.map(({ game }) => game)).toEqual([first, silent]);
});

test('[CTM-1] what was in an earlier term counts in that one', async () => {
  const { app, made } = await withSchool();
  const [zofia] = made.students;
  await lesson(app, made, [zofia], observations('WINDOWS', 9, 0), '2026-06-10');
  const { term, exercises } = await termOf(app, made);
  expect(term.every(({ n }) => n === 0)).toBe(true);
  expect(exercises).toEqual([]);
});

test('[CTM-1] until the first lesson of a new term the earlier one is shown', async () => {
  const { app, made } = await withSchool();
  const [zofia] = made.students;
  const game = await lesson(app, made, [zofia], observations('WINDOWS', 9, 0));
  app.pass(100 * 24 * 3_600_000);
  const logins = {
    ...made.logins,
    STUDENT: await app.logIn('zofia@szkola.test'),
    TEACHER: await app.logIn('lektor@szkola.test'),
  };
  const later = { ...made, logins };
  for (const term of [await termOf(app, later), await groupOf(app, later)]) {
    const games = term.lessons.map((one) => ('game' in one ? one.game : null));
    expect([term.since, games]).toEqual(['2026-09-01', [game]]);
  }
});

test('[TRM-2] [EXR-4] exercises begin with the own moments of the weakest competence; a situation that was met comes later', async () => {
  const { app, made } = await withSchool();
  const [zofia] = made.students;
  const [met] = EMERGENCIES.filter((item) => (item.competence ?? emergencyFamily(item)) === 'INCIDENTS');
  if (met === undefined) throw new Error('No situation');
  const game = await lesson(app, made, [zofia], observations('INCIDENTS', 6, 0.1, met.name));
  const { exercises } = await termOf(app, made);
  expect(exercises.map(({ is, competence }) => [is, competence])).toEqual([
    ['MOMENTS', 'INCIDENTS'],
    ['TASKS', 'INCIDENTS'],
    ['VARIANTS', 'INCIDENTS'],
  ]);
  const [again, tasks, variants] = exercises;
  expect(variants).toMatchObject({ moment: { game, decision: 'INCIDENTS-5', date: DAY } });
  expect(again?.is === 'MOMENTS' ? again.moments.map(({ decision }) => decision) : []).toEqual([
    'INCIDENTS-4',
    'INCIDENTS-3',
    'INCIDENTS-2',
    'INCIDENTS-1',
  ]);
  expect(tasks?.is === 'TASKS' ? tasks.tasks.map(({ name }) => name) : [met.name]).not.toContain(met.name);
});

test('[TRM-4] [CTM-2] nothing of another student is in one’s own term', async () => {
  const { app, made } = await withSchool();
  const [zofia, lucja] = made.students;
  await lesson(app, made, [zofia, lucja], observations('WINDOWS', 6, 0));
  const { payload } = await app.call('GET', 'course/term/', undefined, made.logins.STUDENT);
  expect(JSON.stringify(payload)).not.toMatch(/Łucja|Żak/u);
  expect(JSON.stringify(payload)).not.toContain(lucja);
});

test('[TRM-3] [TRM-4] [CTM-3] a group’s term has its lessons, counts of words, whose can be opened, and what to practise', async () => {
  const { app, made } = await withSchool();
  const [zofia, lucja] = made.students;
  const first = await lesson(app, made, [zofia, lucja], observations('WINDOWS', 9, 0));
  const second = await lesson(app, made, [zofia], observations('WINDOWS', 9, 0));
  const term = await groupOf(app, made);
  expect(term.group).toEqual({ id: made.group, name: 'Spedycja 3B' });
  expect(term.lessons).toMatchObject([
    { kind: 'LESSON', game: first, score: 500, players: 2 },
    { kind: 'LESSON', game: second, score: 500, players: 1 },
  ]);
  const windows = term.competences.find(({ competence }) => competence === 'WINDOWS');
  expect(windows?.students).toEqual({ STRONG: 0, NORMAL: 0, PRACTISE: 2, TOO_LITTLE: 0 });
  expect(new Map(term.students.map(({ name, game }) => [name, game]))).toEqual(
    new Map([
      ['Zofia Wąs', second],
      ['Łucja Żak', first],
    ]),
  );
  expect(JSON.stringify([term.competences, term.next])).not.toMatch(/Zofia|Łucja/u);
  expect(term.next).toMatchObject([{ competence: 'WINDOWS', students: 2 }]);
  expect(term.next[0]?.situations.length).toBeGreaterThan(0);
  expect(term.next[0]?.situations.length).toBeLessThanOrEqual(5);
});

test('[CTM-3] the lessons of which nothing is worked out yet are counted, those that nobody played are not', async () => {
  const { app, made } = await withSchool();
  const [zofia] = made.students;
  await lesson(app, made, [zofia], observations('WINDOWS', 9, 0));
  for (const players of [[zofia], []]) await finish(app, await gameOf(app, made), players);
  const { lessons, uncounted } = await groupOf(app, made);
  expect([lessons.length, uncounted]).toEqual([3, 1]);
});

test('[TRM-3] [CTM-3] the homework of a group stands among its lessons, and what members decided in it counts', async () => {
  const { app, made } = await withSchool();
  const { storage } = app.context;
  const [zofia, lucja] = made.students;
  const date = '2026-11-10';
  await lesson(app, made, [zofia, lucja], observations('WINDOWS', 4, 0), date);
  const { teacher, group } = made;
  const homework = homeworkOf({ teacher, group, opensAt: Date.UTC(2026, 10, 12, 11) });
  await storage.homework.add(homework);
  await storage.homework.add(homeworkOf({ teacher, group: 'inna' }));
  const attempt = attemptOf(homework, zofia);
  await storage.homework.begin(homework.id, { student: zofia, at: app.context.now() }, () => attempt);
  await storage.observations.save({ game: attempt.id, player: zofia, date: DAY, body: observations('WINDOWS', 5, 0) });
  const { lessons, competences, students } = await groupOf(app, made);
  expect(lessons).toMatchObject([
    { kind: 'HOMEWORK', homework: homework.id, date: '2026-11-12', students: 2, done: 0 },
    { kind: 'LESSON', date: DAY },
  ]);
  const windows = competences.find(({ competence }) => competence === 'WINDOWS');
  expect(windows?.students).toEqual({ STRONG: 0, NORMAL: 0, PRACTISE: 1, TOO_LITTLE: 1 });
  expect(students.find(({ name }) => name === 'Zofia Wąs')?.game).toBe(attempt.id);
});

test('[CTM-3] what a member did in another lecturer’s game is not in it', async () => {
  const { app, made } = await withSchool();
  const [zofia] = made.students;
  const own = await app.context.storage.games.find(await gameOf(app, made));
  if (own === null) throw new Error('no game');
  await app.context.storage.games.add({ ...own, id: 'obca', teacher: made.other });
  await finish(app, 'obca', [zofia]);
  await app.context.storage.observations.save({
    game: 'obca',
    player: zofia,
    date: DAY,
    body: observations('WINDOWS', 9, 0),
  });
  const term = await groupOf(app, made);
  expect([term.lessons, term.students, term.next]).toEqual([[], [], []]);
  expect(term.competences.every(({ students }) => Object.values(students).every((count) => count === 0))).toBe(true);
});

/** A situation of the library with hidden texts behind each answer. */
async function secretTask({ context }: TestApp): Promise<Emergency> {
  const [shipped] = EMERGENCIES;
  if (shipped?.situation == null) throw new Error('No situation');
  const [first] = shipped.situation.answers;
  if (first === undefined) throw new Error('No answer');
  const answer = { ...first, breaks: 'NOTHING' } as const;
  const last = {
    ...shipped.situation,
    text: 'PYTANIE-2',
    answers: [{ ...answer, text: 'ODP-2', feedback: 'OPIS-2', points: 3, situation: null }],
  };
  const situation = {
    ...shipped.situation,
    text: 'PYTANIE-1',
    answers: [
      { ...answer, text: 'ODP-1A', feedback: 'OPIS-1A', points: 5, situation: last },
      { ...answer, text: 'ODP-1B', feedback: 'OPIS-1B', points: -2, situation: null },
    ],
  };
  const item = {
    ...shipped,
    id: 'tajna',
    name: 'Tajna sytuacja',
    situation,
    carSituation: null,
    timeWindowSituation: null,
  };
  await context.storage.library.save('EMERGENCY', item, true, 0, null);
  return item;
}

async function play({ call }: TestApp, { logins }: School, answers: readonly object[], item = 'tajna') {
  return call('POST', 'course/play-task/', { item, answers }, logins.STUDENT);
}

test('[TSK-1] [TSK-2] [TSK-3] answers to questions that were not answered do not go out; at the end the best way does', async () => {
  const { app, made } = await withSchool();
  await secretTask(app);
  const begun = await play(app, made, []);
  expect(JSON.stringify(begun.payload)).not.toMatch(/-2|OPIS/u);
  expect(begun.payload).toMatchObject({ item: 'tajna', competence: expect.any(String), end: null, reached: 0 });
  const next = await play(app, made, [{ answer: 0 }]);
  expect(JSON.stringify(next.payload)).not.toMatch(/OPIS-1B|OPIS-2/u);
  expect(next.payload).toMatchObject({ decisions: [{ feedback: 'OPIS-1A', points: 5, best: null }], end: null });
  const wrong = taskPayload.parse((await play(app, made, [{ answer: 1 }])).payload);
  expect(wrong.node).toBeNull();
  expect(wrong.end).toMatchObject({ own: { points: -2 }, best: { points: 8 } });
  expect(wrong.end?.way.map(({ answer, feedback }) => [answer, feedback])).toEqual([
    ['ODP-1A', 'OPIS-1A'],
    ['ODP-2', 'OPIS-2'],
  ]);
});

test('[TSK-1] [TSK-3] [TST-1] [TRM-5] the stars of a task that was played to its end are kept, the most of all tries, and told in the own term', async () => {
  const { app, made } = await withSchool();
  await secretTask(app);
  const before = await termOf(app, made);
  expect(before.tasks.done).toEqual([]);
  await play(app, made, [{ answer: 0 }]);
  expect((await termOf(app, made)).tasks).toEqual({ all: before.tasks.all, done: [] });
  const end = async (...answers: readonly object[]) => taskPayload.parse((await play(app, made, answers)).payload).end;
  expect(await end({ answer: 1 })).toMatchObject({ stars: 0, kept: 0 });
  expect((await termOf(app, made)).tasks.done).toEqual([{ item: 'tajna', name: 'Tajna sytuacja', stars: 0 }]);
  expect(await end({ answer: 0 }, { answer: 0 })).toMatchObject({ stars: 3, kept: 3 });
  expect(await end({ answer: 1 })).toMatchObject({ stars: 0, kept: 3 });
  expect((await termOf(app, made)).tasks.done).toEqual([{ item: 'tajna', name: 'Tajna sytuacja', stars: 3 }]);
});

test('[TST-1] stars that a browser claims to have are not read', async () => {
  const { app, made } = await withSchool();
  await secretTask(app);
  const body = { item: 'tajna', answers: [{ answer: 1, stars: 3 }], stars: 3, kept: 3 };
  await app.call('POST', 'course/play-task/', body, made.logins.STUDENT);
  expect((await termOf(app, made)).tasks.done).toMatchObject([{ item: 'tajna', stars: 0 }]);
});

test('[TRM-6] [TST-3] the lecturer of a group sees of each member the tasks and their stars', async () => {
  const { app, made } = await withSchool();
  const item = await secretTask(app);
  const [zofia, lucja] = made.students;
  const { tasks: before } = await groupOf(app, made);
  const none = { done: 0, stars: 0 };
  const both = [
    { id: lucja, name: 'Łucja Żak', ...none },
    { id: zofia, name: 'Zofia Wąs', ...none },
  ];
  expect(before.students).toEqual(both);
  await play(app, made, [{ answer: 0 }, { answer: 0 }]);
  expect((await groupOf(app, made)).tasks).toEqual({
    set: null,
    all: before.all,
    students: [both[0], { id: zofia, name: 'Zofia Wąs', done: 1, stars: 3 }],
  });
  await app.context.storage.library.save('EMERGENCY', item, false, 0, null);
  expect((await groupOf(app, made)).tasks).toEqual({ set: null, all: before.all - 1, students: both });
});

const setTo = ({ call }: TestApp, { group, logins }: School, items: readonly string[], until: string | null = null) =>
  call('POST', 'course/set-tasks/', { group, items, until }, logins.TEACHER);

test('[TRM-7] [TRM-8] [TST-4] [TST-5] a lecturer sets tasks to a group; its students get them, and how many have done each is told', async () => {
  const { app, made } = await withSchool();
  await secretTask(app);
  const { payload } = await app.call('GET', `course/task-offers/${made.group}`, undefined, made.logins.TEACHER);
  const offers = z.array(taskOffer).parse(payload);
  const other = offers.find(({ item }) => item !== 'tajna');
  if (other === undefined) throw new Error('No other task');
  expect([(await termOf(app, made)).set, (await groupOf(app, made)).tasks.set]).toEqual([null, null]);
  const set = await setTo(app, made, ['tajna', other.item, 'tajna'], DAY);
  expect(set).toMatchObject({ status: 200, message: { code: 'TASKS_SET' } });
  await play(app, made, [{ answer: 0 }, { answer: 0 }]);
  const name = 'Tajna sytuacja';
  const others = { item: other.item, name: other.name };
  expect((await termOf(app, made)).set).toEqual({
    until: DAY,
    tasks: [
      { item: 'tajna', name, stars: 3 },
      { ...others, stars: null },
    ],
  });
  const tasks = [
    { item: 'tajna', name, done: 1 },
    { ...others, done: 0 },
  ];
  expect((await groupOf(app, made)).tasks.set).toEqual({ until: DAY, isOver: false, tasks });
  expect(await setTo(app, made, [], '')).toMatchObject({ status: 200, message: { code: 'TASKS_UNSET' } });
  expect([(await termOf(app, made)).set, (await groupOf(app, made)).tasks.set]).toEqual([null, null]);
});

test('[TRM-7] what is no task, a day that is over and more than five are refused under their field', async () => {
  const { app, made } = await withSchool();
  await secretTask(app);
  expect(await setTo(app, made, ['nie-ma'])).toMatchObject({ status: 422, payload: { items: [expect.any(String)] } });
  expect(await setTo(app, made, ['tajna'], '2026-11-20')).toMatchObject({
    status: 422,
    payload: { until: ['Ten dzień już minął.'] },
  });
  expect((await setTo(app, made, ['tajna'], 'jutro')).status).toBe(422);
  expect((await setTo(app, made, ['a', 'b', 'c', 'd', 'e', 'f'])).status).toBe(422);
  expect((await termOf(app, made)).set).toBeNull();
});

test('[TST-5] past its last day a student gets nothing of it, and its lecturer sees that it is over; what is switched off is left out', async () => {
  const { app, made } = await withSchool();
  const item = await secretTask(app);
  await app.context.storage.groups.setTasks(made.group, { items: ['tajna'], until: '2026-11-20' });
  expect((await termOf(app, made)).set).toBeNull();
  expect((await groupOf(app, made)).tasks.set).toMatchObject({ isOver: true, tasks: [{ item: 'tajna' }] });
  await setTo(app, made, ['tajna']);
  expect((await termOf(app, made)).set).toMatchObject({ until: null, tasks: [{ item: 'tajna' }] });
  await app.context.storage.library.save('EMERGENCY', item, false, 0, null);
  expect([(await termOf(app, made)).set, (await groupOf(app, made)).tasks.set]).toEqual([null, null]);
});

test('[TST-2] [PRV-1] stars are in the own data, and nobody else’s', async () => {
  const { app, made } = await withSchool();
  await secretTask(app);
  await play(app, made, [{ answer: 0 }, { answer: 0 }]);
  const taken = await app.call('GET', 'user/export/', undefined, made.logins.STUDENT);
  expect(exportPayload.parse(taken.payload).stars).toEqual([{ item: 'tajna', stars: 3, at: expect.any(Number) }]);
  const other = await app.call('GET', 'user/export/', undefined, await app.logIn('lucja@szkola.test'));
  expect(exportPayload.parse(other.payload).stars).toEqual([]);
});

test('[TST-2] a situation that is no task any more counts no more, and again when it is one', async () => {
  const { app, made } = await withSchool();
  const item = await secretTask(app);
  const { all } = (await termOf(app, made)).tasks;
  await play(app, made, [{ answer: 1 }]);
  await app.context.storage.library.save('EMERGENCY', item, false, 0, null);
  expect((await termOf(app, made)).tasks).toEqual({ all: all - 1, done: [] });
  await app.context.storage.library.save('EMERGENCY', item, true, 0, null);
  expect((await termOf(app, made)).tasks.done).toHaveLength(1);
});

test('[TSK-4] what is not active is not found, and what does not fit is refused with the code of the game', async () => {
  const { app, made } = await withSchool();
  const item = await secretTask(app);
  expect(await play(app, made, [{ answer: 2 }])).toMatchObject({ status: 409, message: { code: 'ANSWER_UNKNOWN' } });
  expect((await play(app, made, [], 'nie-ma')).status).toBe(404);
  expect(
    (
      await play(
        app,
        made,
        Array.from({ length: 201 }, () => ({ answer: 0 })),
      )
    ).status,
  ).toBe(422);
  await app.context.storage.library.save('EMERGENCY', item, false, 0, null);
  expect((await play(app, made, [])).status).toBe(404);
});

test('[TSK-4] a situation that waits for an answer in some lesson tells nobody its answers meanwhile, others do', async () => {
  const { app, made } = await withSchool();
  await secretTask(app);
  app.context.live.isAsked = async (item) => item === 'tajna';
  const refused = await play(app, made, []);
  expect(refused).toMatchObject({ status: 409, payload: null, message: { code: 'TASK_AWAY' } });
  expect(refused.message?.text).not.toMatch(/lekcj|gr[azyę]/iu);
  app.context.live.isAsked = async () => false;
  expect((await play(app, made, [])).status).toBe(200);
});

test.each(['IN_PROGRESS', 'PAUSED'] as const)(
  '[TSK-4] while a game of the student is %s no task tells its answers',
  async (state) => {
    const { app, made } = await withSchool();
    await secretTask(app);
    const [zofia] = made.students;
    const game = await gameOf(app, made);
    const found = await app.context.storage.games.find(game);
    if (found === null) throw new Error('no game');
    const withStatus = (status: 'PLAYING' | null) =>
      found.players.map((player) => (player.id === zofia ? { ...player, status } : player));
    app.live.progress = () => ({ ...found, state, players: withStatus('PLAYING') });
    expect(await play(app, made, [])).toMatchObject({ status: 409, message: { code: 'TASK_IN_GAME' } });
    app.live.progress = () => ({ ...found, state, players: withStatus(null) });
    expect((await play(app, made, [])).status).toBe(200);
  },
);

test.each([
  ['2026-11-19', 200, true],
  ['2026-11-20', 409, false],
] as const)(
  '[TSK-4] [GMS-7] [EXR-4] a lesson whose last deed was on %s: on the 21st tasks answer %i',
  async (day, status, areOffered) => {
    const { app, made } = await withSchool();
    const [zofia] = made.students;
    await secretTask(app);
    await lesson(app, made, [zofia], observations('INCIDENTS', 6, 0.1));
    await leftLesson(app, made, await gameOf(app, made), day);
    expect((await play(app, made, [])).status).toBe(status);
    const { exercises } = await termOf(app, made);
    expect(exercises.some(({ is }) => is === 'TASKS')).toBe(areOffered);
  },
);

/** An attempt at homework of the first student, in this state. */
async function anAttempt({ app, made }: Awaited<ReturnType<typeof withSchool>>, changes: Partial<Game>): Promise<Game> {
  const [zofia] = made.students;
  const homework = homeworkOf({ teacher: made.teacher, group: made.group });
  await app.context.storage.homework.add(homework);
  const game: Game = { ...attemptOf(homework, zofia), ...changes };
  await app.context.storage.homework.begin(homework.id, { student: zofia, at: app.context.now() }, () => game);
  return game;
}

test('[TRM-1] [CTM-1] homework stands among the lessons by its title', async () => {
  const made = await withSchool();
  const game = await anAttempt(made, {});
  const [zofia] = made.made.students;
  await finish(made.app, game.id, [zofia]);
  const { lessons } = await termOf(made.app, made.made);
  expect(lessons).toMatchObject([{ game: game.id, kind: 'HOMEWORK', groupName: game.groupName, score: 300 }]);
});

test('[OBS-5] [CTM-1] [CTM-3] of three attempts at one assignment the first counts in the term, each in its own game', async () => {
  const { app, made } = await withSchool();
  const { storage } = app.context;
  const [zofia] = made.students;
  const homework = homeworkOf({ teacher: made.teacher, group: made.group });
  await storage.homework.add(homework);
  const attempts: string[] = [];
  for (const value of [0, 1, 1]) {
    const attempt = attemptOf(homework, zofia);
    await storage.homework.begin(homework.id, { student: zofia, at: app.context.now() }, () => attempt);
    await finish(app, attempt.id, [zofia]);
    const body = observations('WINDOWS', 6, value);
    await storage.observations.save({ game: attempt.id, player: zofia, date: DAY, body });
    attempts.push(attempt.id);
  }
  const { term, lessons, exercises } = await termOf(app, made);
  expect(term.find(({ competence }) => competence === 'WINDOWS')).toMatchObject({ n: 6, good: 0 });
  const windowsIn = lessons.map(({ profiles }) => profiles.find(({ competence }) => competence === 'WINDOWS')?.n);
  expect(windowsIn).toEqual([6, 6, 6]);
  const [first = '', second = ''] = attempts;
  const taken = exercises.flatMap((one) => (one.is === 'MOMENTS' ? one.moments.map(({ game }) => game) : []));
  expect(new Set(taken)).toEqual(new Set([first]));
  const { competences } = await groupOf(app, made);
  const counts = competences.find(({ competence }) => competence === 'WINDOWS')?.students;
  expect(counts).toEqual({ STRONG: 0, NORMAL: 0, PRACTISE: 1, TOO_LITTLE: 0 });
  const skills = await new Skills(storage.observations).ofStudent(
    { game: second, player: zofia },
    { led: undefined, heldBack: NOTHING_HELD_BACK },
  );
  const windows = (of: 'lesson' | 'term') => skills?.[of].find(({ competence }) => competence === 'WINDOWS');
  expect([windows('lesson'), windows('term')]).toMatchObject([
    { n: 6, good: 6 },
    { n: 6, good: 0 },
  ]);
});

test('[TSK-4] homework that is paused tells no answers either, unless it has no situations', async () => {
  const { app, made } = await withSchool();
  await secretTask(app);
  const library = await app.context.storage.library.freeze();
  const attempt = await anAttempt({ app, made }, { library });
  const paused = (game: Game) => ({
    ...game,
    state: 'PAUSED' as const,
    players: game.players.map((player) => ({ ...player, status: 'PLAYING' as const })),
  });
  app.live.progress = (id) => (id === attempt.id ? paused(attempt) : null);
  expect(await play(app, made, [])).toMatchObject({ status: 409, message: { code: 'TASK_IN_GAME' } });
  await app.context.storage.games.remove(attempt.id, 0);
  const plain = await anAttempt({ app, made }, { library: null });
  app.live.progress = (id) => (id === plain.id ? paused(plain) : null);
  expect((await play(app, made, [])).status).toBe(200);
});

test('[TSK-1] a task changes nothing that is kept but its stars', async () => {
  const { app, made } = await withSchool();
  await secretTask(app);
  const [zofia] = made.students;
  const before = await termOf(app, made);
  const played: TaskPayload = taskPayload.parse((await play(app, made, [{ answer: 0 }, { answer: 0 }])).payload);
  expect(played.end?.own.points).toBe(8);
  expect({ ...(await termOf(app, made)), tasks: before.tasks }).toEqual(before);
  expect(await app.context.storage.observations.ofPlayer(zofia, '')).toEqual([]);
});
