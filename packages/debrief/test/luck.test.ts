import { describe, expect, test } from 'vitest';
import { accident, answer, ask, effect, emergency } from '@fracht/scenarios';
import { aLessonOf } from '@fracht/testing/debrief/a-lesson.ts';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { drawnAs, drawsOf } from '../src/field/draws.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import { luckOf } from '../src/luck/luck-of.ts';
import { luckOfDecisions } from '../src/luck/luck-of-decisions.ts';
import type { Recording } from '../src/recording.ts';

const STUDENTS = ['player-1', 'player-2', 'player-3', 'player-4', 'player-5', 'player-6'];

/** Anna's delivery with one night at an unguarded parking, where this percentage of 11-hour nights ends with a theft of 4,000 zł. */
function aNight(percent: number): Recording {
  const setup = handMadeSetup();
  return new Script({ ...setup, settings: { ...setup.settings, theft_unguarded_home: percent } }, ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' })
    .at(310)
    .does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking: '0-2@88' })
    .finished();
}

describe('a night by hand', () => {
  test('[LCK-1] a theft that did not come is luck: its chance times what it would have cost', () => {
    const { draws, total } = luckOf(aNight(3), 'anna');
    // 9 of 11 hours: 3 % x 9 / 11 = 2.4545 %; x 4,000 zł = 98.18 zł.
    expect(draws).toMatchObject([{ what: 'THEFT', car: 'ST-06', order: ORDER, isDrawn: false, amount: 9_818 }]);
    expect(draws[0]?.chance).toBeCloseTo((3 * 9) / 11, 9);
    expect(total).toBe(9_818);
  });

  test('[LCK-1] one that came is bad luck: what it cost, less what was to be expected', () => {
    const { draws } = luckOf(aNight(110), 'anna');
    // 110 % x 9 / 11 = 90 %: 4,000 zł are lost, 3,600 of them were to be expected.
    expect(draws).toMatchObject([{ isDrawn: true, amount: -40_000 }]);
    expect(draws[0]?.chance).toBeCloseTo(90, 9);
  });

  test('[LCK-1] what was certain is no luck', () => {
    expect(luckOf(aNight(0), 'anna')).toEqual({ total: 0, draws: [], accidents: { own: 0, mean: 0, amount: 0 } });
    expect(luckOf(aNight(200), 'anna').draws).toEqual([]);
  });

  test('[LCK-1] a night ended by hand draws too', () => {
    const setup = handMadeSetup();
    const game = new Script({ ...setup, settings: { ...setup.settings, theft_unguarded_home: 3 } }, ['anna'])
      .does('anna', { action: 'BOOK_ORDER', order: ORDER })
      .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' })
      .at(310)
      .does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking: '0-2@88' })
      .at(700)
      .does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking: 'GO' })
      .finished();
    const [slept] = luckOf(game, 'anna').draws;
    expect(slept).toMatchObject({ what: 'THEFT', isDrawn: false, at: 700 * 60 });
    // He fell asleep at 453.87 min: 246.13 min of a night of 660.
    expect(slept?.chance).toBeCloseTo((3 * 246.13) / 660, 2);
  });
});

test('[LCK-1] [LCK-2] a theft in a night that a random situation ended is the luck of its draw alone', () => {
  const setup = handMadeSetup();
  const check = accident({
    id: 'kontrola',
    name: 'Kontrola',
    effects: [effect('MONETARY', 300), effect('END_PARKING')],
  });
  const library = { ...setup.library, accidents: [check] };
  const settings = { ...setup.settings, theft_unguarded_home: 200 };
  const game = new Script({ ...setup, library, settings }, ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' })
    .at(310)
    .does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking: '0-2@88' })
    .at(700)
    .does('teacher', { action: 'START_EVENTS', situation: check.id, player: 'anna' })
    .finished();
  const robbed = game.happenings.find(({ what }) => what === 'ROBBED');
  expect(robbed?.cause.by).toBe('ACCIDENT');
  const { draws, accidents } = luckOf(game, 'anna');
  expect(draws).toMatchObject([{ what: 'THEFT', isDrawn: true, at: 700 * 60 }]);
  expect(accidents.own).toBe(-30_000);
});

describe('a request for more time by hand', () => {
  const ASKED = { text: 'Proszę o czas', minutes: 240 };

  /**
   * Anna's car is held up on its way; either answer takes 200 minutes, and the better one asks the customer for 240 more, to which every second customer agrees.
   */
  function aRequest(id: string): Recording {
    const setup = handMadeSetup();
    const asks = { input: true, inputType: 'PROLONG_SHIPMENT', inputValue: ASKED.minutes } as const;
    const held = [effect('TIME', 200)];
    const situation = ask('Co robisz?', [
      answer(10, ASKED.text, 'Pytać warto.', held, asks),
      answer(0, 'Nic', 'Można zapytać.', held),
    ]);
    const texts = { name: 'Klient', image: null, description: 'Będzie po czasie.', help: '', knowledge: '' };
    const emergencies = [emergency({ id, subtype: 'EMERGENCY', situation, ...texts })];
    const reply = { action: 'RESOLVE_EMERGENCY', order: ORDER, emergency: id, tree: 'situation' } as const;
    return new Script({ ...setup, library: { ...setup.library, emergencies } }, ['anna'])
      .does('anna', { action: 'BOOK_ORDER', order: ORDER })
      .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' })
      .at(400)
      .does('teacher', { action: 'START_EVENTS', situation: id, player: 'anna' })
      .at(405)
      .does('anna', { ...reply, answer: 0, input: ASKED.minutes })
      .finished();
  }

  // Refused, he reports in the second hour after the window: 2 of 4 quarters of the 10 % of 5,720.20 zł, 10 points less instead of 10 more, and two hours at 30 zł
  // for a new slot: 286.02 + 200 + 60 = 546.02 zł less. One in two agrees: half of that is luck, good or bad.
  test.each([
    { id: 'klient', isDrawn: false, amount: 27_301 },
    { id: 'a', isDrawn: true, amount: -27_300 },
  ])('[LCK-1] [LCK-3] its answer is luck, that of the decision which asked: $isDrawn', ({ id, isDrawn, amount }) => {
    const game = aRequest(id);
    const { draws } = luckOf(game, 'anna');
    const asked = game.log.findIndex(({ action }) => action.action === 'RESOLVE_EMERGENCY');
    const about = { at: 405 * 60, entries: asked + 1, car: 'ST-06', order: ORDER, parking: null };
    expect(draws).toEqual([{ what: 'REQUEST', ...about, chance: 50, isDrawn, amount }]);
    const decisions = decisionsOf(game, 'anna');
    const asking = decisions.find(({ kind }) => kind === 'ANSWER_EMERGENCY');
    expect([...luckOfDecisions(decisions, draws)]).toEqual([[asking?.id, amount]]);
  });
});

test('[LCK-3] a theft is the luck of the rest in which it could come', () => {
  const game = aNight(110);
  const decisions = decisionsOf(game, 'anna');
  const slept = decisions.find(({ kind }) => kind === 'PARK');
  expect([...luckOfDecisions(decisions, luckOf(game, 'anna').draws)]).toEqual([[slept?.id, -40_000]]);
});

describe('in a lesson of bots', () => {
  const lesson = aLessonOf('los', 6);

  test('[LCK-1] every draw came out as it did, or the other way', () => {
    const draws = STUDENTS.flatMap((id) => drawsOf(lesson, id));
    expect(draws.length).toBeGreaterThan(10);
    for (const draw of draws) {
      expect(draw.chance).toBeGreaterThan(0);
      expect(draw.chance).toBeLessThan(100);
      const outcomes = [false, true].map((isDrawn) => JSON.stringify(drawnAs(draw, isDrawn).players));
      expect(outcomes).toContain(JSON.stringify(draw.after.players));
    }
  });

  test('[LCK-1] [LCK-2] the total is the sum of its parts', () => {
    for (const id of STUDENTS) {
      const { total, draws, accidents } = luckOf(lesson, id);
      expect(total).toBe(draws.reduce((sum, { amount }) => sum + amount, 0) + accidents.amount);
    }
  });

  test('[LCK-2] random situations are compared with what they took of everybody, so that they add up to nothing', () => {
    const parts = STUDENTS.map((id) => luckOf(lesson, id).accidents);
    expect(parts.some(({ own }) => own !== 0)).toBe(true);
    expect(new Set(parts.map(({ mean }) => mean)).size).toBe(1);
    expect(Math.abs(parts.reduce((sum, { amount }) => sum + amount, 0))).toBeLessThanOrEqual(STUDENTS.length);
  });
});
