import { setTimeout } from 'node:timers/promises';
import { DEFAULT_SETTINGS } from '@fracht/content';
import { homeworkDebriefPayload } from '@fracht/protocol';
import { beforeAll, expect, test } from 'vitest';
import { homeworkOf } from '../../../test/support/a-homework.ts';
import { playedAttempt } from '../../../test/support/played-attempt.ts';
import { school, type School } from '../../../test/support/school.ts';
import { testApp, type TestApp } from '../../../test/support/test-app.ts';

/** Settings under which situations come often. */
const TROUBLE = { ...DEFAULT_SETTINGS, critical_per_round: 3, random_per_round: 3, change_per_round: 2 };

let app: TestApp;
let made: School;

beforeAll(async () => {
  app = await testApp({ withLive: true, isShared: true });
  made = await school(app);
});

async function assignment(): Promise<string> {
  const { storage } = app.context;
  const library = await storage.library.freeze();
  const { teacher, group } = made;
  const homework = homeworkOf({ teacher, group, library, settings: TROUBLE, rounds: 2 });
  await storage.homework.add(homework);
  return homework.id;
}

const ask = (id: string) => app.call('GET', `homework/debrief/${id}`, undefined, made.logins.TEACHER);

/** Asks until it has been worked out. */
async function debriefOf(id: string) {
  for (;;) {
    const payload = homeworkDebriefPayload.parse((await ask(id)).payload);
    if (payload.state === 'READY') return payload;
    expect(payload.state).toBe('WORKING');
    await setTimeout(50);
  }
}

test('[HWK-10] [HWS-9] the teacher is told what several students met in their attempts that count, each with its game', async () => {
  const id = await assignment();
  const [zofia, lucja] = made.students;
  await playedAttempt(app, id, { student: zofia, level: 'good' });
  const worse = await playedAttempt(app, id, { student: zofia, level: 'careless' });
  const other = await playedAttempt(app, id, { student: lucja, level: 'careless' });
  const homework = await app.context.storage.homework.find(id);
  if (homework === null) throw new Error('no homework');
  await app.context.storage.homework.save(homework, { ...homework, counts: 'LAST' }, false);
  expect((await ask(id)).payload).toEqual({ state: 'WORKING', share: 0 });
  const { players, failed, dearest, surprise, bestMoment } = await debriefOf(id);
  expect(failed).toBe(0);
  expect(new Map(players.map((one) => [one.name, one.game]))).toEqual(
    new Map([
      ['Zofia Wąs', worse],
      ['Łucja Żak', other],
    ]),
  );
  const points = [...dearest, surprise, bestMoment].filter((point) => point !== null);
  expect(points.length).toBeGreaterThan(0);
  for (const point of points) {
    expect(new Set(point.players)).toEqual(new Set([zofia, lucja]));
    expect(point.moments).toHaveLength(point.count);
    expect(point.options.reduce((sum, { count }) => sum + count, 0)).toBe(point.count);
    expect(point.subject.is === 'QUESTION' ? point.subject.text : 'no question').not.toBe('');
  }
  expect(JSON.stringify([dearest, surprise, bestMoment])).not.toMatch(/Zofia|Łucja/u);
});

test('[HWK-10] before anybody has handed it in there is nothing to tell', async () => {
  expect(await debriefOf(await assignment())).toMatchObject({ players: [], dearest: [], surprise: null, failed: 0 });
});
