import { expect, test } from 'vitest';
import type { Debriefs } from './debriefs.ts';
import { homeworkList } from './homework-list.ts';
import type { MetView } from './views/met-view.ts';

type MetDecisions = Awaited<ReturnType<Debriefs['met']>>;

const NOTHING = { money: 0, points: 0, total: 0 };

/** One question, answered with the first answer, which is the best, or with the second, which costs 100 zł. */
function answered(answer: 0 | 1): MetView {
  const cost = answer === 0 ? NOTHING : { money: 10_000, points: 0, total: 10_000 };
  const other = answer === 0 ? { money: -10_000, points: 0, total: -10_000 } : cost;
  return {
    subject: { is: 'QUESTION', situation: 'lampa', key: 'emergencies lampa 1' },
    decision: '12',
    at: 5000,
    round: 1,
    chosen: {
      option: { is: 'ANSWER', answer },
      gain: NOTHING,
      isGood: answer === 0,
      mark: answer === 0 ? 'BEST' : 'LESS',
      breaks: null,
      isUndelivered: false,
    },
    others: [
      {
        option: { is: 'ANSWER', answer: 1 - answer },
        gain: other,
        isGood: answer === 1,
        mark: answer === 0 ? 'LESS' : 'BEST',
        breaks: null,
        isUndelivered: false,
      },
    ],
    question: {
      name: 'Lampa',
      description: '',
      image: null,
      text: 'Co robisz?',
      answers: ['Serwis', 'Jazda'],
      why: '',
    },
  };
}

/** The list of attempts with this state, each of another student. */
function listOf(told: readonly MetDecisions[]) {
  const attempts = told.map((_, index) => ({
    player: `s${index}`,
    game: { id: String(index), load: () => Promise.reject(new Error('It is not read')) },
  }));
  return homeworkList({ met: async ({ id }) => told[Number(id)] ?? { state: 'FAILED' } }, attempts);
}

const ready = (answer: 0 | 1): MetDecisions => ({ state: 'READY', met: [answered(answer)] });

test('[HWS-9] what several students met alike is compared over their attempts, as in a lesson', async () => {
  const list = await listOf([ready(0), ready(1), ready(1)]);
  expect(list).toMatchObject({ state: 'READY', failed: 0, rest: { count: 0 } });
  const [point] = list.state === 'READY' ? list.dearest : [];
  expect(point).toMatchObject({
    subject: { name: 'Lampa', text: 'Co robisz?' },
    players: ['s0', 's1', 's2'],
    loss: { total: 200 },
    moments: [
      { player: 's0', loss: 0 },
      { player: 's1', loss: 100 },
      { player: 's2', loss: 100 },
    ],
  });
  expect(point?.options.map(({ text, count, players }) => [text, count, players])).toEqual([
    ['Serwis', 1, ['s0']],
    ['Jazda', 2, ['s1', 's2']],
  ]);
});

test('[HWS-9] [HWK-10] it is there when all attempts are; one that cannot be worked out is left out and counted', async () => {
  const failed: MetDecisions = { state: 'FAILED' };
  const half: MetDecisions = { state: 'WORKING', share: 0.5 };
  expect(await listOf([ready(0), half, failed])).toEqual({ state: 'WORKING', share: 0.75 });
  expect(await listOf([ready(0), ready(1), failed])).toMatchObject({ state: 'READY', failed: 1 });
  expect(await listOf([failed, failed])).toEqual({ state: 'FAILED' });
  expect(await listOf([])).toMatchObject({ state: 'READY', failed: 0, dearest: [], surprise: null });
});

test('[CLD-7] beside a student stands what the own page says that it cost, where it cost the class something', async () => {
  // The student's own page says 130 zł, since a costlier place of the same kind was chosen: the class compares kinds.
  const own = { ...answered(1), loss: { money: 13_000, points: 0, total: 13_000 } };
  const best = { ...answered(0), loss: { money: 500, points: 0, total: 500 } };
  const list = await listOf([{ state: 'READY', met: [best] }, { state: 'READY', met: [own] }, ready(1)]);
  const [point] = list.state === 'READY' ? list.dearest : [];
  expect(point?.loss.total).toBe(200);
  expect(point?.moments.map(({ loss }) => loss)).toEqual([0, 130, 100]);
});
