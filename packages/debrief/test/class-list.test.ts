import type { Answer, Breach, Library } from '@fracht/engine';
import { effect } from '@fracht/scenarios';
import { expect, test } from 'vitest';
import { aLessonOf } from '@fracht/testing/debrief/a-lesson.ts';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { handMadeGame, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { classList, classListOf } from '../src/class/class-list.ts';
import { type MetDecision, metDecisions } from '../src/class/met.ts';
import type { Recording } from '../src/recording.ts';
import { judgedDecisions } from '../src/worth/losses.ts';

const SZCZECIN = 'SZC/1126/2020';
const POZNAN = 'POZ/1126/6050';

/** Anna and Jan drive an order each and meet the same question; their answers by place. `breaks`: what the first answer breaks, `cost`: what it costs, in zł. */
function aClass(annas: number, jans: number, breaks?: Breach, cost = 100): Recording {
  const reply = (order: string, answer: number) =>
    ({ action: 'RESOLVE_EMERGENCY', order, emergency: 'lampa', tree: 'situation', answer }) as const;
  const setup = handMadeSetup();
  const library = withFirst(setup.library, {
    effects: [effect('MONETARY', cost)],
    ...(breaks === undefined ? {} : { breaks }),
  });
  const script = new Script({ ...setup, library, settings: { ...setup.settings, ST_cars_per_player: 3 } }, [
    'anna',
    'jan',
  ]);
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

/** The library with every first answer changed. */
function withFirst(library: Library, change: Partial<Answer>): Library {
  const emergencies = library.emergencies.map((item) => {
    const { situation } = item;
    if (situation === null) return item;
    const [first, ...rest] = situation.answers;
    return {
      ...item,
      situation: { ...situation, answers: first === undefined ? rest : [{ ...first, ...change }, ...rest] },
    };
  });
  return { ...library, emergencies };
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
      expected: { money: 0, points: 0, total: 0 },
      ifAll: { money: zl(800), points: 20, total: zl(1000) },
      breaks: null,
      mark: 'BEST',
    },
    {
      option: { is: 'ANSWER', answer: 1 },
      count: 0,
      // For both of them alike, though nobody chose it.
      expected: { money: -zl(200), points: -15, total: -zl(350) },
      // Anna would lose 200 zł and 15 points by it, Jan gain 600 zł and 5 points.
      ifAll: { money: zl(400), points: -10, total: zl(300) },
      breaks: null,
      mark: 'MINUS',
    },
    {
      option: { is: 'ANSWER', answer: 2 },
      count: 1,
      expected: { money: -zl(800), points: -20, total: -zl(1000) },
      ifAll: { money: -zl(800), points: -20, total: -zl(1000) },
      breaks: null,
      mark: 'MINUS',
    },
  ]);
});

test('[CLD-3] where something lawful was to bring more than what the library calls the best, no slide is made of it', () => {
  const dear = aClass(0, 2, undefined, 1500);
  const [point, ...more] = classList(dear).points.filter(({ subject }) => subject.is === 'QUESTION');
  expect(more).toEqual([]);
  // The best answer costs 1,500 zł for 10 points, the second 300 and -5: 1,050 zł less.
  expect(point?.options.map(({ mark, expected }) => [mark, expected?.total])).toEqual([
    ['BEST', 0],
    ['MINUS', zl(1050)],
    ['MINUS', zl(400)],
  ]);
  const { dearest, surprise, bestMoment } = classList(dear);
  expect([...dearest, surprise, bestMoment]).not.toContainEqual(expect.objectContaining({ subject: point?.subject }));
  expect(classList(aClass(0, 2)).dearest).toContainEqual(expect.objectContaining({ subject: point?.subject }));
});

test('[CLD-1] a sleep in a city, without which the car would have waited there, is not compared with driving on', () => {
  const setup = handMadeSetup();
  const waits = new Script(setup, ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: SZCZECIN })
    .does('anna', { action: 'BOOK_CAR', order: SZCZECIN, car: 'ST-06' })
    .at(5)
    .does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking: cityOf('ST-06') })
    .finished();
  const sleep = judgedDecisions(waits, 'anna', ['PARK']);
  expect(sleep.map(({ decision: { alternatives } }) => alternatives)).toEqual([[{ actions: [] }]]);
  expect(metDecisions(waits, sleep)).toEqual([]);
  const onTheRoad = handMadeGame();
  const options = metDecisions(onTheRoad, judgedDecisions(onTheRoad, 'anna', ['PARK'])).flatMap(({ others }) =>
    others.map(({ option }) => option),
  );
  expect(options).toContainEqual({ is: 'DRIVE_ON' });
});

/** The parking of the city where a car stands when the game begins. */
function cityOf(car: string): string {
  const { state } = new Script(handMadeSetup(), ['anna']);
  const at = state.cars.find(({ id }) => id === car)?.state;
  return at?.action === 'FREE' ? `city-${at.at}` : '';
}

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
  expect(classListOf(metDecisions(game, alone)).points).toEqual([]);
});

test('[CLD-4] decisions of games that students play alone are compared as those of one game', () => {
  const alone = (answer: number, player: string) => {
    const game = handMadeGame({ answer });
    return metDecisions(game, judgedDecisions(game, 'anna')).map((one) => ({ ...one, player }));
  };
  const found = ({ points }: ReturnType<typeof classListOf>) => points.find(({ subject }) => subject.is === 'QUESTION');
  const apart = found(classListOf([...alone(0, 'anna'), ...alone(2, 'jan')]));
  const together = found(classList(aClass(0, 2)));
  expect(together?.loss.total).toBe(zl(1000));
  const { subject, players, options, loss, lead } = together ?? {};
  expect(apart).toMatchObject({ subject, players, options, loss, lead });
});

test('[CLD-1] [CLD-2] [CLD-3] in a lesson of bots', () => {
  const lesson = aLessonOf('klasa', 4);
  const list = classList(lesson);
  expect(list.points.length).toBeGreaterThan(3);
  expect(list.dearest.length).toBeLessThanOrEqual(3);
  expect(list.points.map(({ loss }) => loss.total)).toEqual(
    list.points.map(({ loss }) => loss.total).toSorted((a, b) => b - a),
  );
  for (const { players, options, met, loss, subject } of list.points) {
    expect(players.length).toBeGreaterThan(1);
    expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(met.length);
    expect(loss.total).toBe(met.reduce((sum, one) => sum + one.loss.total, 0));
    expect(met.map((one) => one.subject)).toEqual(met.map(() => subject));
    for (const { chosen, others } of met) expect(others.map(({ option }) => option)).not.toContainEqual(chosen);
  }
  expect(list.points.some(({ subject }) => subject.is === 'REST')).toBe(true);
});

test('[CLD-5] what breaks a rule is the best for no class, whatever it brings; of the others the answer with the most points', () => {
  const breaks: Breach = { law: 'ROAD_TRAFFIC', article: 'art. 66', why: 'Jazda bez świateł' };
  const [point] = classList(aClass(0, 2, breaks)).points.filter(({ subject }) => subject.is === 'QUESTION');
  expect(point?.options.map(({ option, breaks: broken }) => [option, broken])).toEqual([
    [{ is: 'ANSWER', answer: 1 }, null],
    [{ is: 'ANSWER', answer: 2 }, null],
    [{ is: 'ANSWER', answer: 0 }, breaks],
  ]);
  // For Jan it would have been 1,000 zł more.
  expect(point?.options.at(-1)?.ifAll.total).toBe(zl(1000));
});

test('[CLD-5] driving on that passed the limit for one of a class is the best for nobody, though another could have gone on within it', () => {
  const gain = (total: number) => ({ money: total, points: 0, total });
  const met = (player: string, one: Pick<MetDecision, 'chosen' | 'standing' | 'others'>): MetDecision => ({
    subject: { is: 'REST', type: 'ST' },
    player,
    decision: player,
    at: 0,
    round: 1,
    loss: gain(0),
    lead: gain(0),
    ...one,
  });
  const lawful = { mark: null, breaks: null };
  const unlawful = { mark: null, breaks: 'DRIVING_TIME' } as const;
  const [guarded, on] = [{ is: 'GUARDED' }, { is: 'DRIVE_ON' }] as const;
  const anna = met('anna', { chosen: guarded, standing: lawful, others: [{ option: on, gain: gain(80), ...lawful }] });
  const jan = met('jan', { chosen: on, standing: unlawful, others: [{ option: guarded, gain: gain(-90), ...lawful }] });
  for (const decisions of [
    [anna, jan],
    [jan, anna],
  ]) {
    expect(classListOf(decisions).points[0]?.options.map(({ option, breaks }) => [option, breaks])).toEqual([
      [guarded, null],
      [on, 'DRIVING_TIME'],
    ]);
  }
});
