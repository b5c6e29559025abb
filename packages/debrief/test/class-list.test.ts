import { expect, test } from 'vitest';
import { classList, classListOf } from '../src/class/class-list.ts';
import { optionChosen, optionOf, subjectOf } from '../src/class/options.ts';
import type { Recording } from '../src/recording.ts';
import { judgedDecisions } from '../src/worth/losses.ts';
import { aLessonOf } from './a-lesson.ts';
import { Script } from './a-script.ts';
import { handMadeSetup } from './hand-made.ts';

const SZCZECIN = 'SZC/1126/2020';
const POZNAN = 'POZ/1126/6050';

/** Anna and Jan drive an order each and meet the same question; their answers by place. */
function aClass(annas: number, jans: number): Recording {
  const reply = (order: string, answer: number) =>
    ({ action: 'RESOLVE_EMERGENCY', order, emergency: 'lampa', tree: 'situation', answer }) as const;
  const setup = handMadeSetup();
  const script = new Script({ ...setup, settings: { ...setup.settings, ST_cars_per_player: 3 } }, ['anna', 'jan']);
  const orders = [SZCZECIN, POZNAN].map((wanted) => script.state.orders.find(({ id }) => id === wanted)?.id ?? '');
  const [annasOrder = '', jansOrder = ''] = orders.every((id) => id !== '')
    ? orders
    : script.state.orders.map(({ id }) => id);
  const carFor = (order: string): string => {
    const base = script.state.orders.find(({ id }) => id === order)?.base;
    const car = script.state.cars.find(({ state }) => state.action === 'FREE' && state.at === base);
    if (car === undefined) throw new Error('No car there');
    return car.id;
  };
  const drives = (player: string, order: string): void => {
    script.does(player, { action: 'BOOK_ORDER', order });
    script.does(player, { action: 'BOOK_CAR', order, car: carFor(order) });
  };
  drives('anna', annasOrder);
  drives('jan', jansOrder);
  return script
    .at(250)
    .does('teacher', { action: 'START_EVENTS', situation: 'lampa' })
    .at(255)
    .does('anna', reply(annasOrder, annas))
    .does('jan', reply(jansOrder, jans))
    .finished();
}

const zl = (amount: number): number => amount * 100;

test('[CLD-1] [CLD-2] one question of two students: who gave which answer, what came of it, what all would have gained', () => {
  const [point, ...more] = classList(aClass(0, 2)).points.filter(({ subject }) => subject.is === 'QUESTION');
  expect(more).toEqual([]);
  // 100 zł and 10 points; 300 zł and -5; 900 zł and -10. Anna gave the first, Jan the third: 800 zł and 20 points less, 1,000 zł.
  expect(point).toMatchObject({ players: ['anna', 'jan'], loss: { money: zl(800), points: 20, total: zl(1000) } });
  expect(point?.lead).toEqual({ money: zl(200), points: 15, total: zl(350) });
  expect(point?.options).toEqual([
    {
      option: { is: 'ANSWER', answer: 0 },
      count: 1,
      mean: { money: 0, points: 0, total: 0 },
      ifAll: { money: zl(800), points: 20, total: zl(1000) },
    },
    {
      option: { is: 'ANSWER', answer: 1 },
      count: 0,
      mean: null,
      // Anna would lose 200 zł and 15 points by it, Jan gain 600 zł and 5 points.
      ifAll: { money: zl(400), points: -10, total: zl(300) },
    },
    {
      option: { is: 'ANSWER', answer: 2 },
      count: 1,
      mean: { money: -zl(800), points: -20, total: -zl(1000) },
      ifAll: { money: -zl(800), points: -20, total: -zl(1000) },
    },
  ]);
});

test('[CLD-3] the dearest, the most surprising and the best moment are points of the list', () => {
  const list = classList(aClass(2, 2));
  expect(list.dearest[0]?.subject).toMatchObject({ is: 'QUESTION', situation: 'lampa' });
  expect(list.surprise?.options[0]).toMatchObject({ option: { is: 'ANSWER', answer: 0 }, count: 0 });
  expect(classList(aClass(0, 0))).toMatchObject({
    dearest: [],
    surprise: null,
    bestMoment: { lead: { total: zl(700) } },
  });
});

test('[CLD-1] what only one student met is in no list', () => {
  const game = aClass(0, 2);
  const alone = judgedDecisions(game, 'anna');
  expect(alone.length).toBeGreaterThan(0);
  expect(classListOf(game, alone).points).toEqual([]);
});

test('[CLD-1] [CLD-2] [CLD-3] in a lesson of bots', () => {
  const lesson = aLessonOf('klasa', 4);
  const list = classList(lesson);
  expect(list.points.length).toBeGreaterThan(3);
  expect(list.dearest.length).toBeLessThanOrEqual(3);
  expect(list.points.map(({ loss }) => loss.total)).toEqual(
    list.points.map(({ loss }) => loss.total).toSorted((a, b) => b - a),
  );
  for (const { players, options, judged, loss, subject } of list.points) {
    expect(players.length).toBeGreaterThan(1);
    expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(judged.length);
    expect(loss.total).toBe(judged.reduce((sum, one) => sum + one.loss.total, 0));
    expect(judged.map(({ decision }) => subjectOf(lesson, decision))).toEqual(judged.map(() => subject));
  }
  const questions = list.points.filter(({ subject }) => subject.is === 'QUESTION').flatMap(({ judged }) => judged);
  for (const { decision } of questions) {
    const others = decision.alternatives.map(({ actions }) => optionOf(lesson, actions[0]));
    expect(others).not.toContainEqual(optionChosen(lesson, decision));
  }
  expect(list.points.some(({ subject }) => subject.is === 'REST')).toBe(true);
});
