import { type Answer, type Breach, type Library, personsIn } from '@fracht/engine';
import { answer, ask, effect } from '@fracht/scenarios';
import { expect, test } from 'vitest';
import { aLessonOf } from '@fracht/testing/debrief/a-lesson.ts';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { handMadeGame, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { classList, classListOf, COMPARED, type DecisionPoint } from '../src/class/class-list.ts';
import { type MetDecision, metDecisions, type OpenOption } from '../src/class/met.ts';
import { optionRows } from '../src/class/option-rows.ts';
import type { Recording } from '../src/recording.ts';
import { NO_WORTH } from '../src/score-worth.ts';
import { judgedDecisions } from '../src/worth/judged-decisions.ts';
import { gradeOf, thresholdsOf } from '../src/worth/thresholds.ts';

const SZCZECIN = 'SZC/1126/2020';
const POZNAN = 'POZ/1126/6050';

/**
 * Anna and Jan drive an order each and face the same question; their answers are given by index. `breaks`: what the first answer breaks, `cost`: what it costs, in zł; `second`: further
 * fields of the second one.
 */
function aClass(annas: number, jans: number, breaks?: Breach, cost = 100, second: Partial<Answer> = {}): Recording {
  const reply = (order: string, given: number) =>
    ({ action: 'RESOLVE_EMERGENCY', order, emergency: 'lampa', tree: 'situation', answer: given }) as const;
  const setup = handMadeSetup();
  const first = { effects: [effect('MONETARY', cost)], ...(breaks === undefined ? {} : { breaks }) };
  const library = withAnswers(setup.library, [first, second]);
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

/** A decision to drive on past a limit, with a guarded parking within it as the alternative. */
function driveOn(player: string, limit: 'DRIVING' | 'DAY'): MetDecision {
  const open = { gain: NO_WORTH, mark: null, isUndelivered: false };
  return {
    subject: { is: 'REST', type: 'ST' },
    player,
    decision: 'ST-01@100',
    at: 100,
    round: 1,
    chosen: { ...open, option: { is: 'DRIVE_ON' }, breaks: limit, isGood: false },
    others: [{ ...open, option: { is: 'GUARDED' }, breaks: null, isGood: true }],
  };
}

test('[CLD-6] what some did past the limit of driving time and others past the end of the day is told to break either', () => {
  const brokenBy = (...met: readonly MetDecision[]) =>
    optionRows(met).find(({ option }) => option.is === 'DRIVE_ON')?.breaks;
  expect(brokenBy(driveOn('anna', 'DRIVING'), driveOn('jan', 'DRIVING'))).toBe('DRIVING');
  expect(brokenBy(driveOn('anna', 'DRIVING'), driveOn('jan', 'DAY'))).toBe('EITHER_LIMIT');
});

/** The library with the answers to every first question changed, by their indexes. */
function withAnswers(library: Library, changes: readonly Partial<Answer>[]): Library {
  const emergencies = library.emergencies.map((item) => {
    const { situation } = item;
    if (situation === null) return item;
    const answers = situation.answers.map((one, place) => ({ ...one, ...changes[place] }));
    return { ...item, situation: { ...situation, answers } };
  });
  return { ...library, emergencies };
}

const zl = (amount: number): number => amount * 100;

/** The point of the one question of these games. */
function questionOf(game: Recording): DecisionPoint {
  const [point, ...more] = classList(game).points.filter(({ subject }) => subject.is === 'QUESTION');
  expect(more).toEqual([]);
  if (point === undefined) throw new Error('Nobody met the question');
  return point;
}

test('[CLD-1] [CLD-2] one question of two students: who gave which answer, what it was to bring, and the sum of it', () => {
  const point = questionOf(aClass(0, 2));
  // 100 zł and 10 points; 300 zł and -5; 900 zł and -10. Anna gave the first, Jan the third: 800 zł and 20 points less, 1,000 zł.
  expect(point).toMatchObject({ players: ['anna', 'jan'], loss: { money: zl(800), points: 20, total: zl(1000) } });
  expect(point.options).toEqual([
    {
      option: { is: 'ANSWER', answer: 0 },
      count: 1,
      expected: { money: 0, points: 0, total: 0 },
      isAsGood: false,
      undelivered: 'NONE',
      breaks: null,
      mark: 'BEST',
    },
    {
      option: { is: 'ANSWER', answer: 1 },
      count: 0,
      // Nobody chose it: so for both of them in the same way.
      expected: { money: -zl(200), points: -15, total: -zl(350) },
      isAsGood: false,
      undelivered: 'NONE',
      breaks: null,
      mark: 'POOR',
    },
    {
      option: { is: 'ANSWER', answer: 2 },
      count: 1,
      expected: { money: -zl(800), points: -20, total: -zl(1000) },
      isAsGood: false,
      undelivered: 'NONE',
      breaks: null,
      mark: 'POOR',
    },
  ]);
  expect(point.met.map(({ player, cost }) => [player, cost?.total])).toEqual([
    ['anna', 0],
    ['jan', zl(1000)],
  ]);
});

test('[CLD-2] what breaks a rule is told without an amount, and is in no sum', () => {
  const breaks: Breach = { law: 'ROAD_TRAFFIC', article: 'art. 66', why: 'Jazda bez świateł' };
  // Anna breaks it, and would have lost 350 zł by the best; Jan gives the third answer, 650 zł behind the second.
  const point = questionOf(aClass(0, 2, breaks));
  expect(point.options.map(({ option, count, breaks: broken, expected }) => [option, count, broken, expected])).toEqual(
    [
      [{ is: 'ANSWER', answer: 1 }, 0, null, { money: 0, points: 0, total: 0 }],
      [{ is: 'ANSWER', answer: 2 }, 1, null, { money: -zl(600), points: -5, total: -zl(650) }],
      [{ is: 'ANSWER', answer: 0 }, 1, breaks, null],
    ],
  );
  expect(point.loss.total).toBe(zl(650));
  expect(point.met.map(({ cost }) => cost?.total ?? null)).toEqual([null, zl(650)]);
  expect(questionOf(aClass(0, 1, breaks)).loss.total).toBe(0);
});

test('[CLD-2] an answer that many gave is told as it was to cost them, and counts times amounts are the sum', () => {
  const costs = [zl(100), zl(300), zl(50)];
  const met = costs.map((cost, index) =>
    aMet(`s${index}`, { chosen: aChoice('LESS', 1, 0), others: [aChoice('BEST', 0, cost)] }),
  );
  const best = [1, 2].map((number) =>
    aMet(`b${number}`, { chosen: aChoice('BEST', 0, 0), others: [aChoice('LESS', 1, -zl(900))] }),
  );
  const [point] = classListOf([...met, ...best]).points;
  expect(point?.options.map(({ count, expected }) => [count, expected?.total])).toEqual([
    [2, 0],
    [3, -zl(150)],
  ]);
  expect(point?.loss.total).toBe(zl(450));
});

test('[CLD-1] who could not do what is best met something else', () => {
  const could = ['anna', 'jan'].map((player) =>
    aMet(player, { chosen: aRest('UNGUARDED', 0), others: [aRest('GUARDED', zl(90))] }),
  );
  const couldNot = aMet('ewa', { chosen: aRest('UNGUARDED', 0), others: [aRest('TOO_LATE', zl(500), 'DRIVING')] });
  const [point] = classListOf([...could, couldNot]).points;
  expect(point?.players).toEqual(['anna', 'jan']);
  expect(point?.options.map(({ option, count }) => [option.is, count])).toEqual([
    ['GUARDED', 0],
    ['UNGUARDED', 2],
  ]);
  expect(classListOf([...could.slice(1), couldNot]).points).toEqual([]);
});

test('[CLD-2] an option by which an order was to stay undelivered says so', () => {
  const best = aChoice('BEST', 0, 0);
  const lost = { ...aChoice('LESS', 1, -zl(9000)), isUndelivered: true };
  const late = aMet('ewa', {
    chosen: { ...aChoice('LESS', 1, 0), isUndelivered: true },
    others: [aChoice('BEST', 0, zl(9000))],
  });
  const inTime = aMet('ola', { chosen: aChoice('LESS', 1, 0), others: [aChoice('BEST', 0, zl(90))] });
  const others = ['anna', 'jan'].map((player) => aMet(player, { chosen: best, others: [lost] }));
  const notes = (met: readonly MetDecision[]) =>
    classListOf(met).points[0]?.options.map(({ undelivered }) => undelivered);
  expect(notes(others)).toEqual(['NONE', 'ALL']);
  expect(notes([...others, late])).toEqual(['NONE', 'ALL']);
  expect(notes([...others, late, inTime])).toEqual(['NONE', 'SOME']);
  expect(notes([...others, inTime])).toEqual(['NONE', 'NONE']);
  const broken = { ...aBroken(1, 0), isUndelivered: true };
  expect(notes([...others, aMet('ewa', { chosen: broken, others: [aChoice('BEST', 0, 0)] })])).toEqual(['NONE', 'ALL']);
});

test('[CLD-2] an answer that gives its order up says that it was to stay undelivered, though no penalty for that is charged', () => {
  const points = [0, 1].map((annas) =>
    questionOf(aClass(annas, 0, undefined, 100, { effects: [effect('LEAVE_SHIPMENT', 0)] })),
  );
  const notes = points.map(({ options }) =>
    options.map(({ option, undelivered }) => [option.is === 'ANSWER' ? option.answer : null, undelivered]),
  );
  const expected = [
    [0, 'NONE'],
    [1, 'ALL'],
    [2, 'NONE'],
  ];
  expect(notes).toEqual([expect.arrayContaining(expected), expect.arrayContaining(expected)]);
});

test('[CLD-3] where something lawful was to bring more than what the library calls the best, no slide is made of it', () => {
  const dear = aClass(0, 2, undefined, 1500);
  const point = questionOf(dear);
  // The best answer costs 1,500 zł for 10 points, the second 300 and -5: 1,050 zł less.
  expect(point.options.map(({ mark, expected }) => [mark, expected?.total])).toEqual([
    ['BEST', 0],
    ['POOR', zl(1050)],
    ['POOR', zl(400)],
  ]);
  const { dearest, surprise, bestMoment } = classList(dear);
  expect([...dearest, surprise, bestMoment]).not.toContainEqual(expect.objectContaining({ subject: point.subject }));
  expect(classList(aClass(0, 2)).dearest).toContainEqual(expect.objectContaining({ subject: point.subject }));
});

test('[CLD-3] a rest is named only where the best is clearly ahead, and nothing is named of which a class lost no more than 50 zł', () => {
  const rests = (cost: number) => [
    aMet('anna', { chosen: aRest('UNGUARDED', 0), others: [aRest('GUARDED', cost)] }),
    aMet('jan', { chosen: aRest('UNGUARDED', 0), others: [aRest('GUARDED', cost)] }),
    aMet('ewa', { chosen: aRest('GUARDED', 0), others: [aRest('UNGUARDED', -cost)] }),
  ];
  expect(classListOf(rests(zl(49))).dearest).toEqual([]);
  expect(classListOf(rests(zl(51))).dearest).toHaveLength(1);
  const many = [...rests(zl(20)), ...rests(zl(20)).map((one) => ({ ...one, player: `${one.player} 2` }))];
  expect(classListOf(many)).toMatchObject({ points: [{ loss: { total: zl(80) } }], dearest: [] });
  const answers = (cost: number) => [
    aMet('anna', { chosen: aChoice('LESS', 1, 0), others: [aChoice('BEST', 0, cost)] }),
    aMet('jan', { chosen: aChoice('BEST', 0, 0), others: [aChoice('LESS', 1, -cost)] }),
  ];
  expect(classListOf(answers(zl(50)))).toMatchObject({ dearest: [], surprise: null, rest: [] });
  expect(classListOf(answers(zl(51))).dearest).toHaveLength(1);
});

test('[CLD-3] the best moment is one at which a majority chose the best, beside the lawful option that comes nearest, under a title of its own', () => {
  const best = aChoice('BEST', 0, 0);
  const open = [aChoice('LESS', 1, -zl(300)), aChoice('POOR', 2, -zl(200)), aBroken(3, -zl(60))];
  const did = (player: string) => aMet(player, { chosen: best, others: open });
  const didNot = (player: string) =>
    aMet(player, {
      chosen: aChoice('LESS', 1, 0),
      others: [aChoice('BEST', 0, zl(300)), aChoice('POOR', 2, zl(100))],
    });
  const moment = classListOf([did('anna'), did('jan')]).bestMoment;
  expect(moment?.lead).toEqual({
    over: { is: 'ANSWER', answer: 2 },
    worth: { money: zl(400), points: 0, total: zl(400) },
  });
  expect(classListOf([did('anna'), didNot('jan')]).points[0]?.lead).toBeNull();
  // Only one of the three did not: expensive, and so not also the best moment.
  expect(classListOf([did('anna'), did('ewa'), didNot('jan')])).toMatchObject({ dearest: [{}], bestMoment: null });
  const second = ['anna', 'ewa'].map((player) => ({
    ...did(player),
    subject: { is: 'QUESTION', situation: 'lampa', key: '2' } as const,
  }));
  expect(classListOf([did('anna'), did('ewa'), didNot('jan'), ...second])).toMatchObject({
    dearest: [{}],
    bestMoment: null,
  });
  expect(classListOf(second).bestMoment).not.toBeNull();
  const near = aMet('anna', { chosen: best, others: [aChoice('LESS', 1, -zl(40))] });
  expect(classListOf([near, { ...near, player: 'jan' }]).bestMoment).toBeNull();
});

test('[CLD-2] [CLD-3] [LSS-3] nothing is told of a kind of parking that nobody chose, and no rest is the best moment', () => {
  const guarded = ['anna', 'jan'].map((player) =>
    aMet(player, { chosen: aRest('GUARDED', 0), others: [{ ...aRest('UNGUARDED', -zl(9000)), isUndelivered: true }] }),
  );
  const list = classListOf(guarded);
  expect(list.points[0]?.options).toMatchObject([
    { option: { is: 'GUARDED' }, expected: { total: 0 } },
    { option: { is: 'UNGUARDED' }, expected: null, undelivered: 'NONE' },
  ]);
  expect(list.bestMoment).toBeNull();
});

test('[CLD-3] of several questions of one situation one is among the dearest', () => {
  const about = (key: string, cost: number) => [
    {
      ...aMet('anna', { chosen: aChoice('LESS', 1, 0), others: [aChoice('BEST', 0, cost)] }),
      subject: { is: 'QUESTION', situation: 'lampa', key } as const,
    },
    {
      ...aMet('jan', { chosen: aChoice('BEST', 0, 0), others: [aChoice('LESS', 1, -cost)] }),
      subject: { is: 'QUESTION', situation: 'lampa', key } as const,
    },
  ];
  const list = classListOf([...about('1', zl(300)), ...about('2', zl(700))]);
  expect(list.dearest.map(({ loss }) => loss.total)).toEqual([zl(700)]);
  expect(list.rest.map(({ loss }) => loss.total)).toEqual([zl(300)]);
});

test('[CLD-3] a point at which most broke a rule is the most surprising, though nobody lost anything that counts', () => {
  const broke = (player: string) => aMet(player, { chosen: aBroken(1, 0), others: [aChoice('BEST', 0, -zl(200))] });
  const kept = aMet('ewa', { chosen: aChoice('BEST', 0, 0), others: [aBroken(1, zl(200))] });
  const list = classListOf([broke('anna'), broke('jan'), kept]);
  expect(list.dearest).toEqual([]);
  expect(list.surprise).toMatchObject({ loss: { total: 0 }, options: [{ count: 1 }, { count: 2, expected: null }] });
  expect(classListOf([broke('anna'), kept]).surprise).not.toBeNull();
  // If most kept to it, nothing is surprising.
  expect(classListOf([broke('anna'), kept, { ...kept, player: 'ola' }]).surprise).toBeNull();
  // Another question of the situation already has its title: the law comes before money.
  const dear = ['anna', 'jan'].map((player) => {
    const met = aMet(player, { chosen: aChoice('LESS', 1, 0), others: [aChoice('BEST', 0, zl(300))] });
    return { ...met, subject: { is: 'QUESTION', situation: 'lampa', key: '2' } as const };
  });
  const both = classListOf([broke('anna'), broke('jan'), ...dear]);
  expect(both).toMatchObject({ unlawful: [{ subject: { key: '1' } }], dearest: [] });
  expect(both.surprise?.subject).toMatchObject({ key: '1' });
  expect(both.rest.map(({ loss }) => loss.total)).toEqual([zl(600)]);
});

test('[CLD-3] what two situations ask in the same words is named once, the dearer, and the other stays in the sum', () => {
  const talk = (situation: string, cost: number, asks?: string) =>
    ['anna', 'jan'].map((player) => {
      const met = aMet(player, { chosen: aChoice('LESS', 1, 0), others: [aChoice('BEST', 0, cost)] });
      return { ...met, subject: { is: 'QUESTION', situation, key: situation, asks } as const };
    });
  const words = 'Opóźnienie może sięgnąć rozładunku. Jak rozmawiasz z odbiorcą?';
  const list = classListOf([
    ...talk('a', zl(300), words),
    ...talk('b', zl(500), words),
    ...talk('c', zl(100), 'Co robisz?'),
  ]);
  expect(list.dearest.map(({ subject }) => subject)).toMatchObject([{ key: 'b' }, { key: 'c' }]);
  expect(list.rest.map(({ subject }) => subject)).toMatchObject([{ key: 'a' }]);
  const kept = classListOf([...talk('a', zl(300)), ...talk('b', zl(500))]);
  expect(kept.dearest.map(({ subject }) => subject)).toMatchObject([{ key: 'b' }, { key: 'a' }]);
});

test('[CLD-3] the points at which most people broke a rule come before the dearest, two at most, three in all', () => {
  const about = (situation: string, met: readonly MetDecision[]): readonly MetDecision[] =>
    met.map((one) => ({ ...one, subject: { is: 'QUESTION', situation, key: situation } }));
  const broke = (player: string) => aMet(player, { chosen: aBroken(1, 0), others: [aChoice('BEST', 0, -zl(200))] });
  const kept = (player: string) => aMet(player, { chosen: aChoice('BEST', 0, 0), others: [aBroken(1, zl(200))] });
  const lost = (player: string, cost: number) =>
    aMet(player, { chosen: aChoice('LESS', 2, 0), others: [aChoice('BEST', 0, cost)] });
  const one = about('one', [broke('anna'), kept('jan'), kept('ewa')]);
  const two = about('two', [broke('anna'), broke('anna'), kept('jan'), kept('ewa')]);
  const three = about('three', [broke('anna'), broke('jan'), broke('ewa'), lost('ola', zl(70))]);
  const dear = ['a', 'b', 'c'].flatMap((name, index) =>
    about(name, [lost('anna', zl(900 - index)), lost('jan', zl(900))]),
  );
  const named = ({ unlawful, dearest }: ReturnType<typeof classListOf>) =>
    [unlawful, dearest].map((points) => points.map(({ subject }) => subject.is === 'QUESTION' && subject.situation));
  const list = classListOf([...dear, ...one, ...two, ...three]);
  expect(named(list)).toEqual([['three', 'two'], ['a']]);
  expect(list.rest.map(({ subject }) => subject)).toMatchObject([{ key: 'b' }, { key: 'c' }]);
  expect(named(classListOf([...dear, ...one]))).toEqual([['one'], ['a', 'b']]);
  expect(named(classListOf(dear))).toEqual([[], ['a', 'b', 'c']]);
  // What somebody who kept to the law lost is reported with it, once.
  expect(list.unlawful[0]?.loss.total).toBe(zl(70));
});

test('[CLD-3] a rule that was broken is told of all who could keep to it, also where nothing lawful can be called the best', () => {
  const drove = (player: string, cost: number) =>
    aMet(player, {
      chosen: aRest('DRIVE_ON', 0, 'DRIVING'),
      others: [aRest('GUARDED', cost), aRest('UNGUARDED', cost)],
    });
  const rested = aMet('ewa', { chosen: aRest('UNGUARDED', 0), others: [aRest('GUARDED', -zl(10))] });
  const elsewhere = aMet('ola', {
    chosen: aRest('DRIVE_ON', 0, 'DRIVING'),
    others: [aRest('GUARDED', zl(5))],
  });
  const noWay = aMet('piotr', {
    chosen: aRest('DRIVE_ON', 0, 'DRIVING'),
    others: [aRest('TOO_LATE', zl(5), 'DRIVING')],
  });
  const list = classListOf([drove('anna', zl(30)), drove('jan', -zl(30)), rested, elsewhere, noWay]);
  expect(list).toMatchObject({ dearest: [], surprise: null });
  const [point] = list.unlawful;
  expect(point?.players).toEqual(['anna', 'jan', 'ewa', 'ola']);
  expect(point).toMatchObject({ loss: { total: 0 }, lead: null });
  expect(point?.options.map(({ option, count, expected }) => [option.is, count, expected])).toEqual(
    expect.arrayContaining([
      ['DRIVE_ON', 3, null],
      ['UNGUARDED', 1, null],
      ['GUARDED', 0, null],
    ]),
  );
  expect(point?.met.map(({ cost }) => cost?.total ?? null)).toEqual([null, null, 0, null]);
  // If nobody had a lawful way, nobody is said to have broken the law.
  expect(classListOf([noWay, { ...noWay, player: 'zofia' }]).unlawful).toEqual([]);
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

/** The parking of the city where a car is when the game begins. */
function cityOf(car: string): string {
  const { state } = new Script(handMadeSetup(), ['anna']);
  const at = state.cars.find(({ id }) => id === car)?.state;
  return at?.action === 'FREE' ? `city-${at.at}` : '';
}

test('[CLD-1] a driver who could drive on within the limit met another question; a parking past the limit is no parking in time', () => {
  const game = handMadeGame();
  const [rest, ...more] = judgedDecisions(game, 'anna', ['PARK']).filter((one) => metDecisions(game, [one]).length > 0);
  if (rest === undefined) throw new Error('Anna never rests');
  expect(more).toEqual([]);
  const within = { ...rest, valued: rest.valued.map((one) => ({ ...one, breaks: null })) };
  expect(metDecisions(game, [within])).toEqual([]);
  const [late] = metDecisions(game, [{ ...rest, breaks: 'DRIVING' as const }]);
  expect(late?.chosen).toMatchObject({ option: { is: 'TOO_LATE' }, breaks: 'DRIVING' });
});

test('[CLD-2] kinds of parking are compared each by its best place: where on the way a driver stopped is no fault of the kind', () => {
  const game = handMadeGame();
  const [rest] = judgedDecisions(game, 'anna', ['PARK']).filter((one) => metDecisions(game, [one]).length > 0);
  const [first] = rest?.valued ?? [];
  if (rest === undefined || first === undefined) throw new Error('Anna never rests');
  const [met] = metDecisions(game, [rest]);
  const parking = rest.decision.chosen;
  if (met === undefined || parking === null) throw new Error('Nothing to compare');
  // Another parking of the same kind was expected to bring 2,000 zł more, since it is farther on.
  const farther = { ...first, alternative: { actions: [parking] }, gain: worthOf(zl(2000)), breaks: null };
  const [beside] = metDecisions(game, [{ ...rest, valued: [farther, ...rest.valued] }]);
  expect(beside?.chosen).toEqual(met.chosen);
  expect(beside?.others.map(({ option, gain }) => [option.is, gain.total])).toEqual(
    met.others.map(({ option, gain }) => [option.is, gain.total - zl(2000)]),
  );
});

test('[CLD-3] the dearest, the most surprising and the best moment are points of the list', () => {
  const list = classList(aClass(2, 2));
  expect(list.dearest[0]?.subject).toMatchObject({ is: 'QUESTION', situation: 'lampa' });
  expect(list.surprise?.options[0]).toMatchObject({ option: { is: 'ANSWER', answer: 0 }, count: 0 });
  expect(classList(aClass(0, 0))).toMatchObject({
    dearest: [],
    surprise: null,
    // Twice 350 zł compared with the second answer.
    bestMoment: { lead: { over: { is: 'ANSWER', answer: 1 }, worth: { total: zl(700) } } },
  });
});

test('[CLD-1] what only one student met is in no list', () => {
  const game = aClass(0, 2);
  const alone = judgedDecisions(game, 'anna');
  expect(alone.length).toBeGreaterThan(0);
  expect(classListOf(metDecisions(game, alone)).points).toEqual([]);
});

test('[CLD-4] decisions of games that students play alone are compared as those of one game', () => {
  const alone = (given: number, player: string) => {
    const game = handMadeGame({ answer: given });
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
    const sums = options.map(({ count, expected }) => -count * (expected?.total ?? 0));
    expect(players.length).toBeGreaterThan(1);
    expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(met.length);
    const sum = met.reduce((all, { cost }) => all + (cost?.total ?? 0), 0);
    expect(loss.total).toBe(Math.max(0, sum));
    // Means are whole grosze.
    expect(Math.abs(sums.reduce((all, one) => all + one, 0) - sum)).toBeLessThanOrEqual(met.length);
    expect(met.map((one) => one.subject)).toEqual(met.map(() => subject));
    for (const { chosen, others } of met) expect(others.map(({ option }) => option)).not.toContainEqual(chosen.option);
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
});

test('[CLD-5] [LSS-4] of two answers that lead to equally many points the one that brings more itself is the best, though it is dearer', () => {
  const detour = {
    points: 4,
    effects: [effect('MONETARY', 1)],
    situation: ask('A teraz?', [answer(6, 'Dzwonię', 'Dobrze.'), answer(0, 'Czekam', 'Za długo.')]),
  };
  const point = questionOf(aClass(0, 1, undefined, 100, detour));
  expect(point.options.map(({ option, mark }) => [option, mark])).toEqual([
    [{ is: 'ANSWER', answer: 0 }, 'BEST'],
    [{ is: 'ANSWER', answer: 1 }, 'LESS'],
    [{ is: 'ANSWER', answer: 2 }, 'POOR'],
  ]);
});

/** A choice of which the student was told that it was as good as the best. */
function asGood(choice: OpenOption): OpenOption {
  return { ...choice, isGood: true };
}

test('[CLD-6] what most of those who chose it are told to be as good is no loss of the class, and no point of its', () => {
  // Seven of eleven slept unguarded, for 65 zł each; on their own pages five of them are told that it cost nothing.
  const unguarded = (player: string, isGood: boolean) =>
    aMet(player, {
      chosen: isGood ? asGood(aRest('UNGUARDED', 0)) : aRest('UNGUARDED', 0),
      others: [aRest('GUARDED', zl(65))],
    });
  const guarded = ['a', 'b', 'c', 'd'].map((player) =>
    aMet(player, { chosen: aRest('GUARDED', 0), others: [aRest('UNGUARDED', -zl(65))] }),
  );
  const rests = (good: number) =>
    classListOf([...guarded, ...Array.from({ length: 7 }, (_, place) => unguarded(`u${place}`, place < good))]);
  const list = rests(5);
  expect(list).toMatchObject({ dearest: [], surprise: null, bestMoment: null, rest: [] });
  expect(list.points).toMatchObject([
    {
      loss: { total: 0 },
      options: [
        { option: { is: 'GUARDED' }, count: 4, isAsGood: false },
        { option: { is: 'UNGUARDED' }, count: 7, expected: null, isAsGood: true },
      ],
    },
  ]);
  expect(list.points[0]?.met.map(({ cost }) => cost?.total)).toEqual(Array.from({ length: 11 }, () => 0));
  // Half of six is not a majority.
  expect(rests(3)).toMatchObject({ dearest: [{ loss: { total: zl(455) } }], surprise: { subject: { is: 'REST' } } });
});

test('[CLD-6] beside an answer that is as good only the worse ones cost the class something, it counts with the best, and nobody is ahead of it', () => {
  const did = (player: string, place: 0 | 1 | 2) => {
    const all = [aChoice('BEST', 0, zl(800)), asGood(aChoice('LESS', 1, zl(740))), aChoice('POOR', 2, 0)];
    const own = all[place]?.gain.total ?? 0;
    const open = all.map((one) => ({ ...one, gain: worthOf(one.gain.total - own) }));
    const [chosen, ...others] = [...open.slice(place), ...open.slice(0, place)];
    return chosen === undefined ? [] : [aMet(player, { chosen, others })];
  };
  const list = classListOf([...did('anna', 0), ...did('jan', 1), ...did('ola', 1), ...did('ewa', 2)]);
  expect(list).toMatchObject({ dearest: [{ loss: { total: zl(800) } }], surprise: null });
  expect(list.dearest[0]?.options.map(({ count, expected, isAsGood }) => [count, expected?.total, isAsGood])).toEqual([
    [1, 0, false],
    [2, undefined, true],
    [1, -zl(800), false],
  ]);
  const mostWorse = classListOf([...did('anna', 0), ...did('jan', 1), ...did('ola', 2), ...did('ewa', 2)]);
  expect(mostWorse.surprise).not.toBeNull();
  expect(classListOf([...did('anna', 0), ...did('jan', 0)]).bestMoment).toBeNull();
});

test('[CLD-6] nothing is called the best for a class of which most who chose it are told that it was a mistake', () => {
  const guarded = (player: string) => {
    const chosen = { ...aRest('GUARDED', 0), isGood: false };
    return aMet(player, { chosen, others: [aRest('UNGUARDED', -zl(90))] });
  };
  const unguarded = aMet('ewa', { chosen: aRest('UNGUARDED', 0), others: [aRest('GUARDED', zl(90))] });
  const drove = aMet('ola', {
    chosen: aRest('DRIVE_ON', 0, 'DRIVING'),
    others: [aRest('GUARDED', zl(90)), aRest('UNGUARDED', 0)],
  });
  const list = classListOf([guarded('anna'), guarded('jan'), unguarded, drove]);
  expect(list).toMatchObject({ dearest: [], surprise: null });
  expect(list.unlawful[0]?.options.map(({ expected }) => expected)).toEqual([null, null, null]);
});

test('[CLD-6] a class list blames and praises only what most of the students concerned are told themselves, in lessons of bots', () => {
  let named = 0;
  // The first lesson is also played by other tests of this file.
  for (let lesson = 0; lesson < howMany({ few: 1, many: 30 }); lesson += 1) {
    const game = lesson === 0 ? aLessonOf('klasa', 4) : aLessonOf(`zgoda ${lesson}`, 6);
    const thresholds = thresholdsOf(game.end);
    const judged = personsIn(game.end).flatMap(({ id }) => judgedDecisions(game, id, COMPARED));
    const pages = new Map(judged.map((one) => [`${one.decision.player} ${one.decision.id}`, gradeOf(one, thresholds)]));
    const { unlawful, dearest, surprise, bestMoment } = classListOf(metDecisions(game, judged));
    for (const { options, met, subject } of [...unlawful, ...dearest, surprise, bestMoment].flatMap(
      (one) => one ?? [],
    )) {
      const isToldGood = (wanted: (typeof options)[number]): boolean => {
        const grades = met
          .filter(({ chosen }) => JSON.stringify(chosen.option) === JSON.stringify(wanted.option))
          .map(({ player, decision }) => pages.get(`${player} ${decision}`) ?? 'BLUNDER');
        return grades.filter((grade) => grade === 'BEST' || grade === 'AS_GOOD').length * 2 > grades.length;
      };
      const told = options.filter(({ count, expected }) => count > 0 && expected !== null);
      named += told.length;
      const [best] = options;
      const blamed = told.filter((one) => one !== best && one.expected !== null && one.expected.total < 0);
      expect(blamed.filter(isToldGood), `${lesson} ${JSON.stringify(subject)}`).toEqual([]);
      expect(
        told.filter((one) => one === best && !isToldGood(one)),
        `${lesson} ${JSON.stringify(subject)}`,
      ).toEqual([]);
    }
    for (const { options } of dearest)
      expect(options.some(({ count, isAsGood }, place) => place > 0 && count > 0 && !isAsGood)).toBe(true);
  }
  expect(named).toBeGreaterThan(0);
});

const lawfulMark = { breaks: null, isUndelivered: false } as const;

function worthOf(total: number) {
  return { money: total, points: 0, total };
}

/**
 * An answer by its index that breaks nothing, with how much more it was expected to bring than what was done, in grosze; only the best counts as
 * good.
 */
function aChoice(mark: 'BEST' | 'LESS' | 'POOR', place: number, gain: number): OpenOption {
  return { option: { is: 'ANSWER', answer: place }, mark, gain: worthOf(gain), isGood: mark === 'BEST', ...lawfulMark };
}

/** An answer that breaks a rule. */
function aBroken(place: number, gain: number): OpenOption {
  const breaks: Breach = { law: 'ROAD_TRAFFIC', article: 'art. 66', why: 'Jazda bez świateł' };
  return { ...aChoice('POOR', place, gain), breaks };
}

/** A rest; only a guarded one counts as good. */
function aRest(
  is: 'GUARDED' | 'UNGUARDED' | 'TOO_LATE' | 'DRIVE_ON',
  gain: number,
  breaks: OpenOption['breaks'] = null,
): OpenOption {
  return { option: { is }, mark: null, gain: worthOf(gain), isGood: is === 'GUARDED', ...lawfulMark, breaks };
}

/** A student's decision about the one question or, if a rest was chosen, about that. */
function aMet(player: string, one: Pick<MetDecision, 'chosen' | 'others'>): MetDecision {
  const subject =
    one.chosen.option.is === 'ANSWER'
      ? ({ is: 'QUESTION', situation: 'lampa', key: '1' } as const)
      : ({ is: 'REST', type: 'ST' } as const);
  return { subject, player, decision: player, at: 0, round: 1, ...one };
}
