import { ACCIDENT_FAMILY, changeFamily, COMPETENCES, emergencyFamily } from '@fracht/engine';
import {
  groupTermPayload,
  homeworkLine,
  homeworkPayload,
  homeworkTopic,
  LIBRARY_KINDS,
  ownHomework,
} from '@fracht/protocol';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { aHomework, HOMEWORK_WISH, homeworkOf } from '../../../test/support/a-homework.ts';
import { finish, gameOf } from '../../../test/support/finished-game.ts';
import { school, type School } from '../../../test/support/school.ts';
import { testApp, type TestApp } from '../../../test/support/test-app.ts';
import type { GameProgress } from '../../storage/game-store.ts';

const DAY_MS = 86_400_000;
const game = z.object({ game: z.string() });

let app: TestApp;
let made: School;
let sending: { at: number | null };

beforeEach(async () => {
  app = await testApp({ withLive: true });
  made = await school(app);
  sending = { at: 1 };
  app.context.post.sendAt = () => sending.at;
});

const asTeacher = (path: string, body: object, method: 'POST' | 'PATCH' = 'POST') =>
  app.call(method, `homework/${path}/`, body, made.logins.TEACHER);
const wish = (changes: object = {}) => ({ ...HOMEWORK_WISH, group: made.group, ...changes });
const begin = (id: string) => app.call('POST', 'homework/begin/', { id }, made.logins.STUDENT);

async function added(changes: object = {}) {
  return homeworkPayload.parse((await asTeacher('add', wish(changes))).payload);
}

async function read(id: string) {
  return homeworkPayload.parse(
    (await app.call('GET', `homework/get/?id=${id}`, undefined, made.logins.TEACHER)).payload,
  );
}

async function own() {
  return z
    .array(ownHomework)
    .parse((await app.call('GET', 'homework/get-own/', undefined, made.logins.STUDENT)).payload);
}

/** Lets days pass and logs both in again, whose sessions have ended meanwhile. */
async function daysLater(days: number): Promise<void> {
  app.pass(days * DAY_MS);
  const [TEACHER, STUDENT] = [await app.logIn('lektor@szkola.test'), await app.logIn('zofia@szkola.test')];
  made = { ...made, logins: { ...made.logins, TEACHER, STUDENT } };
}

/** Ends Zofia's open attempt, in its only round, after so many units of time. */
async function end(id: string, score: number, time = 600): Promise<void> {
  const { storage } = app.context;
  const open = (await storage.homework.attempts([id])).find(({ state }) => state !== 'FINISHED');
  const result = { money: 0, points: 0, score, time, round: 1, hasDelivered: true };
  const players = [{ id: made.students[0], num_games: 0, status: 'FINISHED' as const, ...result }];
  const progress: GameProgress = {
    state: 'FINISHED',
    round: 1,
    time,
    date: '2026-11-21',
    money: 0,
    points: 0,
    score,
    deaths: 0,
    players,
  };
  await storage.games.finish(open?.game ?? '', progress, [], []);
}

test('[HWK-1] [HWK-3] [HWS-1] an assignment is set to an own group and has all its students', async () => {
  const homework = await added();
  expect(homework).toMatchObject({
    title: HOMEWORK_WISH.title,
    groupName: 'Spedycja 3B',
    from: null,
    situations: true,
  });
  expect(homework.students.map(({ user, state, score }) => [user.first_name, state, score])).toEqual([
    ['Łucja', 'NONE', null],
    ['Zofia', 'NONE', null],
  ]);
  const { payload } = await app.call('GET', 'homework/get-list/', undefined, made.logins.TEACHER);
  expect(payload).toMatchObject([{ id: homework.id, students: 2, done: 0, open: 0 }]);
  expect((await asTeacher('add', wish({ group: 'obca' }))).status).toBe(422);
});

test('[HWK-1] it ends after it begins and within 200 days, and has one, two or four rounds', async () => {
  const { opensAt } = HOMEWORK_WISH;
  for (const changes of [{ closesAt: opensAt }, { closesAt: opensAt + 201 * DAY_MS }, { rounds: 3 }, { attempts: 0 }]) {
    expect((await asTeacher('add', wish(changes))).status).toBe(422);
  }
});

test('[HWS-1] from a finished lesson it has that lesson’s seed, settings, situations and speed; from another game it has none', async () => {
  const lesson = await gameOf(app, made);
  expect((await asTeacher('add', wish({ from: lesson }))).status).toBe(422);
  await finish(app, lesson, [made.students[0]]);
  const { id } = await added({ from: lesson });
  const { storage } = app.context;
  const [homework, source] = [await storage.homework.find(id), await storage.games.find(lesson)];
  const { seed, settings, library, number, rulesVersion } = source ?? {};
  expect(homework).toMatchObject({ source: lesson, seed, settings, library, number, rulesVersion });
});

test('[HWK-1] [HWS-1] a seed of the teacher’s makes the same orders and luck in two groups; of a finished game there is none', async () => {
  const { storage } = app.context;
  const [one, other] = [await added({ seed: 'okna' }), await added({ seed: 'okna' })];
  expect([one.seed, other.seed]).toEqual(['okna', 'okna']);
  expect((await storage.homework.find(one.id))?.seed).toBe('okna');
  expect((await added({ seed: '' })).seed).not.toBe((await added()).seed);
  const lesson = await gameOf(app, made);
  await finish(app, lesson, [made.students[0]]);
  expect((await asTeacher('add', wish({ from: lesson, seed: 'okna' }))).payload).toHaveProperty('seed');
});

test('[HWK-2] another seed is another game; without one the seed stays', async () => {
  const { id, seed } = await added();
  const save = async (changes: object) =>
    homeworkPayload.parse((await asTeacher('save', { ...HOMEWORK_WISH, id, ...changes }, 'PATCH')).payload).seed;
  expect(await save({ attempts: 5 })).toBe(seed);
  expect(await save({ seed: 'okna' })).toBe('okna');
  expect(await save({ attempts: 6 })).toBe('okna');
});

/** The competences for which an assignment has situations, and how many. */
async function topicsOf(id: string) {
  const { storage } = app.context;
  const { emergencies, accidents, changes } = await storage.library.frozen(
    (await storage.homework.find(id))?.library ?? null,
  );
  const topics = [
    ...emergencies.map((item) => item.competence ?? emergencyFamily(item)),
    ...accidents.map((item) => item.competence ?? ACCIDENT_FAMILY),
    ...changes.map((item) => item.competence ?? changeFamily(item)),
  ];
  return { topics: new Set(topics), count: topics.length };
}

test('[HWK-1] [HWS-1] of chosen topics it has the active situations that train them, none chosen is all', async () => {
  const all = await topicsOf((await added()).id);
  expect(all.topics).toEqual(new Set(COMPETENCES));
  const some = await added({ topics: ['WINDOWS', 'DRIVING_TIME'] });
  expect(some.topics).toEqual(['WINDOWS', 'DRIVING_TIME']);
  const windows = await topicsOf(some.id);
  expect(windows.topics).toEqual(new Set(['WINDOWS', 'DRIVING_TIME']));
  expect(some.situationCount).toBe(windows.count);
  const { storage } = app.context;
  for (const kind of LIBRARY_KINDS) {
    for (const { item } of await storage.library.all(kind)) await storage.library.save(kind, item, false, 0, null);
  }
  const refused = await asTeacher('add', wish({ topics: ['WINDOWS'] }));
  expect(refused).toMatchObject({ status: 422, payload: { topics: [expect.stringMatching(/^Żadna sytuacja/u)] } });
  const lesson = await gameOf(app, made);
  await finish(app, lesson, [made.students[0]]);
  expect((await asTeacher('add', wish({ from: lesson, topics: ['WINDOWS'] }))).status).toBe(422);
});

test('[HWK-11] each topic tells how many active situations an assignment set now would have of it', async () => {
  const told = async () =>
    z.array(homeworkTopic).parse((await app.call('GET', 'homework/topics/', undefined, made.logins.TEACHER)).payload);
  const before = await told();
  expect(before.map(({ topic }) => topic)).toEqual(COMPETENCES);
  for (const { topic, situations } of before)
    expect((await added({ topics: [topic] })).situationCount).toBe(situations);
  const { library } = app.context.storage;
  for (const { item } of await library.all('CHANGE')) await library.save('CHANGE', item, false, 0, null);
  const sum = (topics: typeof before) => topics.reduce((all, { situations }) => all + situations, 0);
  expect(sum(before) - sum(await told())).toBe((await library.all('CHANGE')).length);
});

test('[HWK-2] other topics are the same game with other situations, while nobody has begun', async () => {
  const { storage } = app.context;
  const { id } = await added();
  const before = await storage.homework.find(id);
  const changed = await asTeacher('save', { ...HOMEWORK_WISH, id, topics: ['WINDOWS'] }, 'PATCH');
  expect(homeworkPayload.parse(changed.payload).topics).toEqual(['WINDOWS']);
  const after = await storage.homework.find(id);
  expect([after?.seed, after?.settings]).toEqual([before?.seed, before?.settings]);
  expect((await topicsOf(id)).topics).toEqual(new Set(['WINDOWS']));
});

test('[HWS-1] two students of one assignment have games made from the same, whatever was changed in between', async () => {
  const { id } = await added();
  await begin(id);
  const changed = { settings: [{ key: 'start_money', value: 77_000 }] };
  await app.call('PATCH', 'game/update-settings/', changed, made.logins.TEACHER);
  await app.call('POST', 'homework/begin/', { id }, await app.logIn('lucja@szkola.test'));
  const { storage } = app.context;
  const games = await Promise.all(
    (await storage.homework.attempts([id])).map(({ game: one }) => storage.games.find(one)),
  );
  const [one, other] = games.map((found) => {
    const { seed, settings, library, number, rulesVersion, rounds, stages } = found ?? {};
    return { seed, settings, library, number, rulesVersion, rounds, stages };
  });
  expect(one).toEqual(other);
  expect(one?.settings?.start_money).not.toBe(77_000);
});

test('[HWS-1] what its teacher changes or removes while somebody begins an attempt holds for that attempt', async () => {
  const { homework: store, games } = app.context.storage;
  const really = store.begin.bind(store);
  const changed = await added();
  // Between the call and its turn in the database.
  store.begin = async (...asked) => {
    const saved = await asTeacher('save', { ...HOMEWORK_WISH, id: changed.id, rounds: 2 }, 'PATCH');
    expect(saved.status).toBe(200);
    return really(...asked);
  };
  const { payload } = await begin(changed.id);
  expect(await games.find(game.parse(payload).game)).toMatchObject({ homework: changed.id, rounds: 2 });
  const removed = await added();
  store.begin = async (...asked) => {
    expect(await store.remove(removed.id, 0)).toBe(true);
    return really(...asked);
  };
  expect((await begin(removed.id)).status).toBe(404);
});

test('[HWK-2] [HWS-2] once somebody has begun, another game is refused and dates, attempts and what counts are changed', async () => {
  const { id } = await added();
  const saved = await asTeacher('save', { ...HOMEWORK_WISH, id, rounds: 2, title: 'Inny' }, 'PATCH');
  expect(homeworkPayload.parse(saved.payload)).toMatchObject({ rounds: 2, title: 'Inny' });
  await begin(id);
  const same = { ...HOMEWORK_WISH, id, rounds: 2, attempts: 5, counts: 'LAST' };
  expect((await asTeacher('save', same, 'PATCH')).status).toBe(200);
  for (const changes of [
    { rounds: 1 },
    { bots: 3 },
    { level: 'good' },
    { situations: false },
    { topics: ['WINDOWS'] },
  ]) {
    expect(await asTeacher('save', { ...same, ...changes }, 'PATCH')).toMatchObject({
      status: 409,
      message: { code: 'HOMEWORK_BEGUN' },
    });
  }
  const removed = await app.call('DELETE', `homework/remove/${id}`, undefined, made.logins.TEACHER);
  expect(removed.message?.code).toBe('HOMEWORK_BEGUN');
  expect(await read(id)).toMatchObject({ rounds: 2, attempts: 5, counts: 'LAST' });
});

test('[HWS-2] of two who change an assignment at once, the later one is told what the earlier one and a student made of it', async () => {
  const { homework: store } = app.context.storage;
  const really = store.find.bind(store);
  const save = (id: string, changes: object) => asTeacher('save', { ...HOMEWORK_WISH, id, ...changes }, 'PATCH');
  const { id } = await added({ rounds: 1 });
  // Between the first call's read and its turn in the database; its rights were checked before.
  let reads = 0;
  store.find = async (asked) => {
    const found = await really(asked);
    reads += 1;
    if (reads !== 2) return found;
    expect((await save(id, { rounds: 4 })).status).toBe(200);
    expect((await begin(id)).status).toBe(200);
    return found;
  };
  expect(await save(id, { rounds: 1 })).toMatchObject({ status: 409 });
  expect((await really(id))?.rounds).toBe(4);
});

test('[HWS-2] an assignment that was removed while it was changed is not there', async () => {
  const { homework: store } = app.context.storage;
  const really = store.find.bind(store);
  const { id } = await added();
  let reads = 0;
  store.find = async (asked) => {
    const found = await really(asked);
    reads += 1;
    if (reads === 2) await store.remove(id, 0);
    return found;
  };
  expect((await asTeacher('save', { ...HOMEWORK_WISH, id, title: 'Inny' }, 'PATCH')).status).toBe(404);
  expect(await really(id)).toBeNull();
});

test('[HWK-6] an attempt is begun between the dates, one at a time, as often as the assignment says', async () => {
  const ahead = await added({ opensAt: HOMEWORK_WISH.opensAt + 2 * DAY_MS });
  expect((await begin(ahead.id)).message?.code).toBe('HOMEWORK_AHEAD');
  const { id } = await added({ attempts: 2 });
  const first = game.parse((await begin(id)).payload).game;
  expect((await begin(id)).message?.code).toBe('HOMEWORK_OPEN');
  expect((await own()).find((one) => one.id === id)).toMatchObject({
    state: 'OPEN',
    own: [{ game: first, state: 'OPEN' }],
  });
  await end(id, 10);
  expect((await begin(id)).status).toBe(200);
  await end(id, 20);
  expect((await begin(id)).message?.code).toBe('HOMEWORK_NO_ATTEMPTS');
  const over = await added();
  await daysLater(8);
  expect((await begin(over.id)).message?.code).toBe('HOMEWORK_OVER');
});

test('[HWK-4] [HWK-5] the best or the last whole attempt counts; one that was broken off is used up and does not', async () => {
  const { id } = await added();
  for (const [score, time] of [
    [300, 600],
    [200, 600],
    [900, 599],
  ] as const) {
    await begin(id);
    await end(id, score, time);
  }
  const zofia = async () => (await read(id)).students.find((one) => one.id === made.students[0]);
  const best = await zofia();
  expect(best).toMatchObject({ state: 'DONE', score: 300 });
  expect(best?.attempts.map(({ state, score }) => [state, score])).toEqual([
    ['DONE', 300],
    ['DONE', 200],
    ['BROKEN_OFF', null],
  ]);
  expect(best?.counted).toBe(best?.attempts[0]?.game);
  await asTeacher('save', { ...HOMEWORK_WISH, id, counts: 'LAST' }, 'PATCH');
  expect(await zofia()).toMatchObject({ score: 200 });
});

test('[HWK-3] [HWK-4] what was handed in stays so while its student tries again, in the list too', async () => {
  const { id } = await added();
  const line = async () => {
    const { payload } = await app.call('GET', 'homework/get-list/', undefined, made.logins.TEACHER);
    return z
      .array(homeworkLine)
      .parse(payload)
      .find((one) => one.id === id);
  };
  await begin(id);
  expect(await line()).toMatchObject({ done: 0, open: 1 });
  await end(id, 300);
  await begin(id);
  expect(await line()).toMatchObject({ done: 1, open: 1 });
  const [zofia] = (await read(id)).students;
  expect(zofia).toMatchObject({ id: made.students[0], state: 'DONE', score: 300 });
  expect(zofia?.attempts.map(({ state }) => state)).toEqual(['DONE', 'OPEN']);
  expect((await own()).find((one) => one.id === id)?.state).toBe('DONE');
});

test('[HWK-9] [HWS-6] a student is told nothing of seed, settings or others; the lists of lessons know no attempt', async () => {
  const { id } = await added();
  await begin(id);
  const homework = await app.context.storage.homework.find(id);
  const { payload } = await app.call('GET', 'homework/get-own/', undefined, made.logins.STUDENT);
  expect(JSON.stringify(payload)).not.toMatch(new RegExp(`${homework?.seed ?? ''}|Żak|settings|seed`, 'u'));
  for (const login of [made.logins.STUDENT, made.logins.TEACHER]) {
    expect((await app.call('GET', 'game/get-list/', undefined, login)).payload).toEqual([]);
  }
});

test('[HWK-7] [HWS-5] who has not begun is reminded by letter, each once a day; who has no e-mail is counted', async () => {
  await app.person({ email: 'x@szkola.test', login: 'bez-adresu', teacher: made.teacher, group: made.group });
  await app.context.storage.users.change((await app.context.storage.users.findByEmail('x@szkola.test'))?.id ?? '', {
    email: null,
  });
  const { id } = await added();
  await begin(id);
  const all = await asTeacher('remind', { id });
  expect(all.payload).toEqual({ letters: 1, without: 1 });
  const [letter] = await app.context.storage.mail.all();
  expect(letter).toMatchObject({ recipient: 'lucja@szkola.test', user: made.students[1] });
  expect(letter?.text).toContain('Czas jazdy kierowcy');
  expect(letter?.text).toContain('http://gra.test/panel/student/games');
  expect((await asTeacher('remind', { id, student: made.students[1] })).message?.code).toBe('HOMEWORK_REMINDED');
  expect((await asTeacher('remind', { id, student: made.students[0] })).payload).toEqual({ letters: 1, without: 0 });
  await daysLater(1);
  expect((await asTeacher('remind', { id })).payload).toEqual({ letters: 1, without: 1 });
  await daysLater(8);
  expect((await asTeacher('remind', { id })).message?.code).toBe('HOMEWORK_OVER');
});

test('[HWK-7] without a mail server nobody is reminded, and the answer says how many', async () => {
  const { id } = await added();
  sending.at = null;
  expect((await asTeacher('remind', { id })).payload).toEqual({ letters: 0, without: 2 });
});

test('[HWK-8] the student of an attempt sets its pace, which is kept; of a lesson nobody does', async () => {
  const id = await aHomework(app.context.storage, made);
  const { game: attempt } = game.parse((await begin(id)).payload);
  const set = (of: string, speed: number) => app.call('POST', 'game/pace/', { game: of, speed }, made.logins.STUDENT);
  expect((await set(attempt, 7)).payload).toEqual({ speed: 7 });
  expect(await app.context.storage.games.find(attempt)).toMatchObject({ pace: 7 });
  expect([(await set(attempt, 0)).status, (await set(attempt, 11)).status]).toEqual([422, 422]);
  expect((await set(await gameOf(app, made), 2)).status).toBe(403);
});

test('[HWS-8] the clock of an attempt is slower for who has more time to answer, and all else is the same', async () => {
  const { storage } = app.context;
  const id = await aHomework(storage, made);
  const [zofia] = made.students;
  await storage.users.change(zofia, { answerTime: 150 });
  const slow = await storage.games.find(game.parse((await begin(id)).payload).game);
  await end(id, 10);
  await storage.users.change(zofia, { answerTime: 100 });
  const usual = await storage.games.find(game.parse((await begin(id)).payload).game);
  if (slow === null || usual === null) throw new Error('an attempt is missing');
  expect(slow.settings.unit_ms).toBe(usual.settings.unit_ms * 1.5);
  expect({ ...slow.settings, unit_ms: usual.settings.unit_ms }).toEqual(usual.settings);
  expect([slow.seed, slow.number, slow.pace]).toEqual([usual.seed, usual.number, usual.pace]);
});

test('[HWS-6] competences are told over the attempts that count', async () => {
  const { storage } = app.context;
  const homework = homeworkOf({ teacher: made.teacher, group: made.group });
  await storage.homework.add(homework);
  await begin(homework.id);
  await end(homework.id, 10);
  const path = `homework/skills/${homework.id}`;
  const { payload } = await app.call('GET', path, undefined, made.logins.TEACHER);
  expect(payload).toMatchObject({ players: [{ id: made.students[0], name: 'Zofia Wąs' }] });
});

test('[HWS-3] an attempt that was closed by a clock that was ahead is none that was used, once the clock is right', async () => {
  const homework = await added({ attempts: 1 });
  const { game: first } = game.parse((await begin(homework.id)).payload);
  // Starts once a month ahead: the closer checks and ends what is overdue by that clock.
  const ahead = homework.closesAt + 30 * DAY_MS;
  expect(await app.context.storage.homework.noteClosing(first, ahead)).toBe(true);
  await end(homework.id, 10, 300);
  const [seen] = await own();
  expect(seen).toMatchObject({ state: 'BROKEN_OFF', own: [{ closedAt: app.context.now() }] });
  expect((await read(homework.id)).students.flatMap(({ attempts }) => attempts)).toMatchObject([
    { closedAt: app.context.now() },
  ]);
  expect(await begin(homework.id)).toMatchObject({ status: 200 });
  await end(homework.id, 20);
  expect(await begin(homework.id)).toMatchObject({ status: 409, message: { code: 'HOMEWORK_NO_ATTEMPTS' } });
});

test('[VAL-6] [ACC-5] namesakes of a group are told to its lecturer with their e-mails, and have the same numbers in the term', async () => {
  const [one, two] = made.students;
  const { logins } = made;
  await app.call('PATCH', 'user/edit/', { id: one, first_name: 'Zofia', last_name: 'Wąs' }, logins.TEACHER);
  await app.call('PATCH', 'user/edit/', { id: two, first_name: 'Zofia', last_name: 'Wąs' }, logins.TEACHER);
  const { id } = await added();
  const emails = (await read(id)).students.map(({ user }) => user.email ?? '');
  expect(emails.toSorted()).toEqual(['lucja@szkola.test', 'zofia@szkola.test']);
  const { payload } = await app.call('GET', `course/group-term/${made.group}`, undefined, logins.TEACHER);
  const { tasks } = groupTermPayload.parse(payload);
  const numbers = tasks.students.map((student) => `${student.id} ${student.name}`);
  expect(numbers.toSorted()).toEqual(
    [one, two].toSorted().map((student, index) => `${student} Zofia Wąs (${index + 1})`),
  );
});
