import { setTimeout } from 'node:timers/promises';
import { DEFAULT_SETTINGS } from '@fracht/content';
import {
  type CallRecord,
  CALLS,
  debriefPayload,
  exportPayload,
  homeworkPayload,
  ownHomework,
  ownTermPayload,
  skillsPayload,
} from '@fracht/protocol';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { HOMEWORK_WISH, homeworkOf } from '../../../test/support/a-homework.ts';
import { finish, gameOf } from '../../../test/support/finished-game.ts';
import { playedAttempt } from '../../../test/support/played-attempt.ts';
import { school, type School } from '../../../test/support/school.ts';
import { type Login, testApp, type TestApp } from '../../../test/support/test-app.ts';
import { nameOfCall } from '../../policies/calls.ts';

/** Settings under which situations come often. */
const TROUBLE = { ...DEFAULT_SETTINGS, critical_per_round: 3, random_per_round: 3, change_per_round: 2 };

/** Six decisions of a student, as stored observations. */
const LATE = [1, 2, 3, 4, 5, 6].map((at) => ({
  decision: `${at}`,
  competence: 'DRIVING_TIME',
  kind: 'PARK',
  moment: 'RESTED_LATE',
  at,
  round: 1,
  order: null,
  car: 'ST-01',
  situation: null,
  loss: 10_000 + at,
  value: 0,
}));

let app: TestApp;
let made: School;
/** An attempt of Zofia's at homework that ends in a week and shows its debrief only then. */
let attempt: string;
let homework: string;
let student: string;
const until = HOMEWORK_WISH.closesAt;

beforeAll(async () => {
  app = await testApp({ withLive: true, isShared: true });
  made = await school(app);
  [student] = made.students;
  const { storage } = app.context;
  const { teacher, group } = made;
  const library = await storage.library.freeze();
  const one = homeworkOf({ teacher, group, library, settings: TROUBLE, rounds: 1, shown: 'AFTER_END' });
  await storage.homework.add(one);
  homework = one.id;
  attempt = await playedAttempt(app, homework, { student, level: 'careless' });
  await debriefFor(made.logins.TEACHER, `game/debrief/${attempt}?player=${student}`);
  // Independent of what the bot did: rests that came too late, from which exercises are made.
  await storage.observations.save({ game: attempt, player: student, date: '2026-11-21', body: JSON.stringify(LATE) });
});

/** Asks until the debrief has been worked out completely, and so the competences too. */
async function debriefFor(login: Login, path: string) {
  for (;;) {
    const payload = debriefPayload.parse((await app.call('GET', path, undefined, login)).payload);
    if (payload.state === 'READY' && payload.isWhole) return payload.debrief;
    expect(payload.state).not.toBe('FAILED');
    await setTimeout(50);
  }
}

const get = async (path: string) => app.call('GET', path, undefined, made.logins.STUDENT);
const MOMENT = /po terminie zadania: 28 listopada 2026/u;
const BEST_WAYS = /"best":[^n]|"missed":[^n]/u;

async function isRefused(answer: ReturnType<TestApp['call']>): Promise<boolean> {
  const { status, payload, message } = await answer;
  if (message?.code !== 'HOMEWORK_HELD_BACK') return false;
  expect(status).toBe(409);
  expect(payload).toEqual({ until });
  expect(message.text).toMatch(MOMENT);
  return true;
}

/** Whether there is an answer without any of the best alternatives. */
async function hasNoBestWays(path: string): Promise<boolean> {
  const { status, payload } = await get(path);
  expect(status).toBe(200);
  return !BEST_WAYS.test(JSON.stringify(payload));
}

async function isOutOfTerm(): Promise<boolean> {
  const { term, lessons, exercises } = ownTermPayload.parse((await get('course/term/')).payload);
  const own = lessons.find(({ game }) => game === attempt);
  const isHeld = own?.heldBackUntil === until;
  expect(own?.profiles.length === 0).toBe(isHeld);
  expect(exercises.some((one) => one.is !== 'TASKS')).toBe(!isHeld);
  expect(term.every(({ n }) => n === 0)).toBe(isHeld);
  return isHeld;
}

async function isOutOfExport(): Promise<boolean> {
  const { debriefs, observations, heldBack } = exportPayload.parse((await get('user/export/')).payload);
  const isHeld = heldBack.some((one) => one.game === attempt && one.until === until);
  expect([debriefs.length, observations.length]).toEqual(isHeld ? [0, 0] : [1, 1]);
  return isHeld;
}

/** For every way by which a student could learn of an own attempt: whether it holds back now. */
const DOORS = {
  debrief: () => isRefused(get(`game/debrief/${attempt}`)),
  whatIf: () =>
    isRefused(app.call('POST', 'game/what-if/', { game: attempt, decision: '1', actions: [] }, made.logins.STUDENT)),
  replay: () => isRefused(get(`game/replay/${attempt}`)),
  skills: () => isRefused(get(`game/skills/${attempt}`)),
  game: () => hasNoBestWays(`game/get/?id=${attempt}`),
  gameEmergencies: () => hasNoBestWays(`game/get-emergencies/?game=${attempt}`),
  ownTerm: isOutOfTerm,
  exportMe: isOutOfExport,
} as const;
const EACH_DOOR = Object.entries(DOORS);

/** What a student may ask about a finished game of their own that does not say what decisions were worth. */
const SAYS_NOTHING: readonly string[] = [
  // Answered like the list of them, and from the same copies of orders.
  'gameEmergency',
  // Costs, routes and who is there.
  'returnCost',
  'emergencyPaths',
  'gamePractice',
  // The student's own words, and what a class agreed on.
  'ownSentence',
  'saveSentence',
  'earlierSentences',
  // There is no connection to a game that is over.
  'connect',
  'leave',
  'action',
  'alive',
];

test('[HWS-10] every call about an own game is either one that holds back or says nothing of decisions', () => {
  const ofGames = Object.values(CALLS).filter(
    ({ who, object }: CallRecord) =>
      who.includes('STUDENT') && (object?.right === 'OPEN_GAME' || object?.right === 'SEE_PLAYER'),
  );
  const known = new Set([...Object.keys(DOORS), ...SAYS_NOTHING]);
  expect(ofGames.map(nameOfCall).filter((name) => !known.has(name))).toEqual([]);
});

test.each(EACH_DOOR)(
  '[HWS-10] [HWK-12] before the end of the homework its student is held back at %s',
  async (_, door) => {
    expect(await door()).toBe(true);
  },
);

test.each(EACH_DOOR)('[HWS-10] [HWS-3] a clock that is set ahead opens nothing at %s', async (_, door) => {
  app.setAhead(until - app.context.now());
  onTestFinished(() => app.setAhead(0));
  expect(await door()).toBe(true);
});

test('[HWS-10] the result is told all the same, with the attempts that are left', async () => {
  const [own] = z.array(ownHomework).parse((await get('homework/get-own/')).payload);
  expect(own).toMatchObject({ id: homework, shown: 'AFTER_END', state: 'DONE', score: expect.any(Number) });
  expect(own?.own).toMatchObject([{ game: attempt, state: 'DONE', score: own?.score }]);
});

test('[HWS-10] competences of another game say nothing of an attempt that is held back', async () => {
  const { storage } = app.context;
  const game = await gameOf(app, made);
  await finish(app, game, [student]);
  await storage.observations.save({ game, player: student, date: '2026-11-21', body: '[]' });
  const { payload } = await get(`game/skills/${game}`);
  const told = skillsPayload.parse(payload);
  expect(told.state === 'READY' ? told.skills.lessons.map((one) => one.game) : told.state).toEqual([game]);
  await storage.games.remove(game, app.context.now());
});

test('[HWS-10] who teaches is told all at once: debrief, what-if, replay, competences and what is kept of the student', async () => {
  const { TEACHER } = made.logins;
  const paths = [
    `game/debrief/${attempt}?player=${student}`,
    `game/replay/${attempt}`,
    `game/skills/${attempt}?player=${student}`,
    `game/class-debrief/${attempt}`,
    `game/class-report/${attempt}`,
  ];
  for (const path of paths) expect(await app.call('GET', path, undefined, TEACHER)).toMatchObject({ status: 200 });
  const kept = await app.call('POST', `user/export-one/${student}`, undefined, TEACHER);
  expect(exportPayload.parse(kept.payload)).toMatchObject({ debriefs: [{ game: attempt }], heldBack: [] });
  const whole = await app.call('GET', `game/get/?id=${attempt}`, undefined, TEACHER);
  expect(JSON.stringify(whole.payload)).toMatch(BEST_WAYS);
});

const shownAs = async (shown: 'AT_ONCE' | 'AFTER_END') => {
  const { TEACHER } = made.logins;
  const { payload } = await app.call('GET', `homework/get/?id=${homework}`, undefined, TEACHER);
  const known = homeworkPayload.parse(payload);
  const { title, from, seed, rounds, bots, level, situations, topics, opensAt, closesAt, attempts, counts } = known;
  const terms = { title, from, seed, rounds, bots, level, situations, topics, opensAt, closesAt, attempts, counts };
  const saved = await app.call('PATCH', 'homework/save/', { ...terms, id: homework, shown }, TEACHER);
  expect(saved).toMatchObject({ status: 200, payload: { shown } });
};

test.each(EACH_DOOR)(
  '[HWS-10] where the teacher shows attempts at once, nothing is held back at %s',
  async (_, door) => {
    await shownAs('AT_ONCE');
    expect(await door()).toBe(false);
    await shownAs('AFTER_END');
  },
);

test('[HWK-12] a new assignment shows after its end unless it is told otherwise, and one that is saved without a word keeps what it has', async () => {
  const { TEACHER } = made.logins;
  const { shown: _shown, ...wish } = HOMEWORK_WISH;
  const add = async (changes: object) => {
    const body = { ...wish, group: made.group, ...changes };
    return homeworkPayload.parse((await app.call('POST', 'homework/add/', body, TEACHER)).payload);
  };
  expect((await add({})).shown).toBe('AFTER_END');
  const { id, shown } = await add({ shown: 'AT_ONCE' });
  expect(shown).toBe('AT_ONCE');
  const saved = await app.call('PATCH', 'homework/save/', { ...wish, id, attempts: 5 }, TEACHER);
  expect(homeworkPayload.parse(saved.payload)).toMatchObject({ attempts: 5, shown: 'AT_ONCE' });
  expect(await app.call('PATCH', 'homework/save/', { ...wish, id, shown: 'NIGDY' }, TEACHER)).toMatchObject({
    status: 422,
  });
});

test.each(EACH_DOOR)('[HWS-10] from the end of the homework on nothing is held back at %s', async (_, door) => {
  if (app.context.now() < until) {
    app.pass(until - app.context.now());
    made = { ...made, logins: { ...made.logins, STUDENT: await app.logIn('zofia@szkola.test') } };
  }
  expect(await door()).toBe(false);
});
