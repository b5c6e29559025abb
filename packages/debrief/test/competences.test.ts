import { COMPETENCES, type Competence, questionCompetence } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { answer, ask, effect } from '@fracht/scenarios';
import { aLessonOf } from '@fracht/testing/debrief/a-lesson.ts';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeGame, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { chanceBelow } from '../src/competences/beta.ts';
import { classCompetences } from '../src/competences/class-competences.ts';
import {
  type CompetenceProfile,
  type ObservedLesson,
  type StruckOut,
  competencesOf,
} from '../src/competences/competence-of.ts';
import { NORMS } from '../src/competences/norms.ts';
import type { Observation } from '../src/competences/observation.ts';
import { observationsOf } from '../src/competences/observations-of.ts';
import { judgedDecisions } from '../src/worth/judged-decisions.ts';
import type { JudgedDecision } from '../src/worth/losses.ts';
import { annaParksAt, annasDelivery } from './annas-delivery.ts';

const STUDENTS = ['player-1', 'player-2', 'player-3', 'player-4'];
const lesson = aLessonOf('kompetencje', 4);
const judged = STUDENTS.map((id) => judgedDecisions(lesson, id));
const observed = judged.map((decisions) => observationsOf(lesson, decisions));
const all = observed.flat();

/** An observation of a competence, given its value; `place` determines its decision and moment. */
function anObservation(competence: Competence, value: number, place: number): Observation {
  return {
    decision: String(place),
    competence,
    kind: 'ANSWER_EMERGENCY',
    moment: 'ANSWERED',
    at: place,
    round: 1,
    order: null,
    car: null,
    situation: 'K01',
    loss: Math.round((1 - value) * 30_000),
    value,
  };
}

function aLessonWith(values: readonly number[], game = 'gra', competence: Competence = 'INCIDENTS'): ObservedLesson {
  return { game, observations: values.map((value, place) => anObservation(competence, value, place)) };
}

function incidentsIn(lessons: readonly ObservedLesson[], struckOut: readonly StruckOut[] = []): CompetenceProfile {
  const found = competencesOf(lessons, struckOut).find(({ competence }) => competence === 'INCIDENTS');
  if (found === undefined) throw new Error('No profile');
  return found;
}

const times = (count: number, value: number): readonly number[] => Array.from({ length: count }, () => value);

describe('observations', () => {
  test('[CMP-1] judged decisions of play belong to the five competences, each at most once to each', () => {
    const ids = new Set(judged.flat().map(({ decision }) => `${decision.player} ${decision.id}`));
    expect(all.length).toBeGreaterThan(ids.size / 2);
    expect(new Set(all.map(({ competence }) => competence))).toEqual(new Set(COMPETENCES));
    for (const own of observed) {
      const keys = own.map(({ decision, competence }) => `${decision} ${competence}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).toSorted((one, other) => one - other));
    }
  });

  test('[CMP-1] answers belong to the competence of their question, rests to driving time, nights with special cargo to cargo too', () => {
    const of = (...moments: readonly Observation['moment'][]) => all.filter(({ moment }) => moments.includes(moment));
    const competencesIn = (found: readonly Observation[]) => new Set(found.map(({ competence }) => competence));
    expect(of('ANSWERED').every(({ situation }) => situation !== null)).toBe(true);
    expect(competencesIn(of('RESTED', 'RESTED_LATE', 'RESTED_WORSE', 'DROVE_ON'))).toEqual(new Set(['DRIVING_TIME']));
    expect(competencesIn(of('GUARDED', 'UNGUARDED'))).toEqual(new Set(['CARGO_AND_PARKING']));
    const { library } = lesson.setup;
    const asked = { list: 'emergencies', situation: 'K09' } as const;
    expect(questionCompetence(library, { ...asked, tree: 'situation' })).toBe('CARGO_AND_PARKING');
    expect(questionCompetence(library, { ...asked, tree: 'timeWindowSituation' })).toBe('WINDOWS');
  });

  test('[CMP-1] each booked order is one observation of windows', () => {
    const ofOrders = all.filter(({ competence, moment }) => competence === 'WINDOWS' && moment !== 'ANSWERED');
    const orders = ofOrders.map(({ order }) => order);
    expect(new Set(orders).size).toBe(orders.length);
    expect(orders.length).toBeGreaterThan(STUDENTS.length * 3);
    const inTime = ofOrders.filter(({ moment }) => moment === 'IN_TIME');
    expect(inTime.every(({ value }) => value > 0)).toBe(true);
  });

  test('[CMP-2] a value lies from 0 to 1, and is 1 where nothing was lost', () => {
    expect(all.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
    const free = all.filter(
      ({ loss, moment }) => loss === 0 && !['RESTED_LATE', 'DROVE_ON', 'NO_REST_LEFT'].includes(moment),
    );
    expect(new Set(free.map(({ value }) => value))).toEqual(new Set([1]));
    expect(all.some(({ value }) => value > 0 && value < 1)).toBe(true);
    expect(all.some(({ value }) => value === 0)).toBe(true);
  });

  test('[CMP-2] [CMP-3] by hand: a dear car, a wrong answer, a rest in time', () => {
    const game = handMadeGame({ answer: 2 });
    const found = observationsOf(game, judgedDecisions(game, 'anna'));
    // The far car cost 265 km more, 1,139.50 zł, and 106.08 zł of its time: more than a blunder. The order came in time. The worst answer cost 1,000 zł: a blunder.
    expect(found.map(({ competence, moment, value }) => [competence, moment, value])).toEqual([
      ['VEHICLE_AND_COST', 'ORDER_CHOSEN', expect.any(Number)],
      ['VEHICLE_AND_COST', 'CAR_CHOSEN', 0],
      ['WINDOWS', 'IN_TIME', 1],
      ['INCIDENTS', 'ANSWERED', 0],
      // A slip: the rest was in time, but more expensive than another.
      ['DRIVING_TIME', 'RESTED_WORSE', expect.closeTo(0.8, 1)],
    ]);
    expect(found.find(({ moment }) => moment === 'CAR_CHOSEN')?.loss).toBe(124_558);
    expect(found.find(({ moment }) => moment === 'ANSWERED')).toMatchObject({ loss: 100_000, situation: 'lampa' });
  });

  test('[CMP-2] [LSS-4] a choice of car that breaks a rule is good for nothing: worth nothing where it is charged, and said nothing of elsewhere', () => {
    const [own = []] = judged;
    const good = observationsOf(lesson, own).filter(({ moment, value }) => moment === 'CAR_CHOSEN' && value === 1);
    const ids = good.map(({ decision }) => decision);
    expect(ids.length).toBeGreaterThan(2);
    const unlawful = own.map((one) => (ids.includes(one.decision.id) ? { ...one, breaks: 'DRIVING' as const } : one));
    const found = observationsOf(lesson, unlawful).filter(({ decision }) => ids.includes(decision));
    expect(found.map(({ competence, value }) => [competence, value])).toEqual(ids.map(() => ['VEHICLE_AND_COST', 0]));
  });

  test('[CMP-4] a rest past the limit that is not blamed is no observation: nothing better was left', () => {
    // Unguarded, and past the limit of 615 minutes; one before it is left.
    const game = annasDelivery([310, annaParksAt('0-3@103')]);
    const late = judgedDecisions(game, 'anna').filter(({ decision }) => decision.kind === 'PARK');
    const said = (some: readonly JudgedDecision[]) =>
      observationsOf(game, some).map(({ moment, value }) => [moment, value > 0.4]);
    expect(late.map(({ breaks }) => breaks)).toEqual(['DRIVING']);
    expect(said(late)).toEqual([['RESTED_LATE', false]]);
    expect(said(late.map((one) => ({ ...one, breaks: null })))).toEqual([]);
  });

  test('[CMP-4] who drives on past the limit has done nothing good there, whatever it cost', () => {
    const game = new Script(handMadeSetup(), ['anna'])
      .does('anna', { action: 'BOOK_ORDER', order: ORDER })
      .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' })
      .finished();
    const rests = observationsOf(game, judgedDecisions(game, 'anna')).filter(
      ({ competence }) => competence === 'DRIVING_TIME',
    );
    expect(rests.map(({ moment, value }) => [moment, value])).toEqual([['DROVE_ON', 0]]);
  });
});

test('[CMP-1] an order was in time only for who delivered it: not for who gave it back, nor where its cargo came back', () => {
  const windows = (script: Script) => {
    const game = script.finished();
    const found = observationsOf(game, judgedDecisions(game, 'anna', ['BOOK_ORDER', 'BOOK_CAR']));
    return found.filter(({ competence }) => competence === 'WINDOWS').map(({ moment }) => moment);
  };
  const setup = handMadeSetup();
  const booked = (script: Script, player: string) => {
    script.does(player, { action: 'BOOK_ORDER', order: ORDER });
    return script.does(player, { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' });
  };
  expect(windows(booked(new Script(setup, ['anna']), 'anna'))).toEqual(['IN_TIME']);
  const [lamp] = setup.library.emergencies;
  if (lamp === undefined) throw new Error('No situation');
  const situation = ask('Co robisz?', [answer(1, 'Zawracamy', '', [effect('GO_BACK')])]);
  const library = { ...setup.library, emergencies: [{ ...lamp, situation }] };
  const turned = booked(new Script({ ...setup, library }, ['anna']), 'anna')
    .at(400)
    .does('teacher', { action: 'START_EVENTS', situation: 'lampa', player: 'anna' })
    .does('anna', { action: 'RESOLVE_EMERGENCY', order: ORDER, emergency: 'lampa', tree: 'situation', answer: 0 });
  expect(windows(turned)).toEqual(['NOT_DELIVERED']);
  const two = new Script({ ...setup, settings: { ...setup.settings, ST_cars_per_player: 3 } }, ['anna', 'jan']);
  const near = two.state.orders.flatMap(({ id: order, base, release }) => {
    const car = two.state.cars.find(({ state }) => state.action === 'FREE' && state.at === base);
    return release > 0 || car === undefined ? [] : [{ order, car: car.id }];
  });
  const [{ order, car } = { order: '', car: '' }] = near;
  two.does('anna', { action: 'BOOK_ORDER', order }).does('anna', { action: 'CANCEL_ORDER', order });
  two.does('jan', { action: 'BOOK_ORDER', order }).does('jan', { action: 'BOOK_CAR', order, car });
  // Given back at once, it is not a decision about a window at all.
  expect(windows(two)).toEqual([]);
  expect(two.state.orders.find(({ id }) => id === order)?.delivered).toBe(true);
});

/** A minute before the far car comes to Poznań, the last parking before its driver's limit. */
const LAST_CHANCE = 31_698 / 60;

/** As what Anna's choices of parking for the far car are observed. The driver is warned at 570 minutes; the limit comes at 615. */
function restsOf(choices: readonly { readonly at: number; readonly parking: string }[]) {
  const script = new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' });
  for (const { at, parking } of choices)
    script.at(at).does('anna', { action: 'SELECT_PARKING', car: 'ST-06', parking });
  const game = script.finished();
  const found = observationsOf(game, judgedDecisions(game, 'anna'));
  return found.filter(({ competence }) => competence === 'DRIVING_TIME').map(({ moment, at }) => [moment, at / 60]);
}

test('[CMP-1] [CMP-4] a parking that was taken back is no rest, on the way to it or from sleep', () => {
  const city = { at: 310, parking: 'city-0' };
  expect(restsOf([city])).toEqual([['RESTED', 310]]);
  expect(
    restsOf([
      { at: 575, parking: '0-3@103' },
      { at: 580, parking: 'GO' },
    ]),
  ).toEqual([['DROVE_ON', LAST_CHANCE]]);
  expect(restsOf([city, { at: 500, parking: 'GO' }]).map(([moment]) => moment)).toEqual(['DROVE_ON']);
  expect(restsOf([{ at: 305, parking: '0-2@88' }, city])).toEqual([['RESTED', 310]]);
});

describe('what is said', () => {
  test('[CMP-5] the chance of a Beta distribution, as worked out by hand', () => {
    // Beta(1, 1) is even; of Beta(2, 1) x² lies below x, of Beta(1, 2) 2x - x²; Beta(3, 3) is symmetric.
    expect(chanceBelow(0.3, 1, 1)).toBeCloseTo(0.3, 10);
    expect(chanceBelow(0.3, 2, 1)).toBeCloseTo(0.09, 10);
    expect(chanceBelow(0.3, 1, 2)).toBeCloseTo(0.51, 10);
    expect(chanceBelow(0.5, 3, 3)).toBeCloseTo(0.5, 10);
    expect(chanceBelow(0.9, 40, 0.2)).toBeLessThan(0.05);
    expect([chanceBelow(0, 2, 2), chanceBelow(1, 2, 2)]).toEqual([0, 1]);
  });

  test('[CMP-5] the level lies between the norm and the own decisions, nearer to these the more there are', () => {
    const few = incidentsIn([aLessonWith(times(5, 0))]);
    const many = incidentsIn([aLessonWith(times(20, 0))]);
    expect(few.level).toBeCloseTo((NORMS.INCIDENTS * 4) / 9, 10);
    expect(many.level).toBeCloseTo((NORMS.INCIDENTS * 4) / 24, 10);
  });

  test('[CMP-6] under five observations nothing is said, and it is told how many are missing', () => {
    expect(incidentsIn([aLessonWith(times(4, 0))])).toMatchObject({ word: 'TOO_LITTLE', n: 4, missing: 1 });
    expect(incidentsIn([])).toMatchObject({ word: 'TOO_LITTLE', n: 0, missing: 5, links: [] });
    expect(incidentsIn([aLessonWith(times(5, 0))])).toMatchObject({ word: 'PRACTISE', n: 5, missing: 0 });
  });

  test('[CMP-6] three words, by how sure it is that somebody is far below the norm, or above it', () => {
    const half = [...times(7, 1), ...times(3, 0)];
    expect(incidentsIn([aLessonWith(half)]).word).toBe('NORMAL');
    expect(incidentsIn([aLessonWith(times(10, 1))]).word).toBe('STRONG');
    expect(incidentsIn([aLessonWith([...times(1, 1), ...times(7, 0)])]).word).toBe('PRACTISE');
  });

  test('[CMP-7] k of n: decisions at least half as good as the best', () => {
    expect(incidentsIn([aLessonWith([1, 0.5, 0.49, 0, 1, 1])])).toMatchObject({ n: 6, good: 4 });
  });

  test('[CMP-7] lessons add up', () => {
    const [one, other] = [aLessonWith(times(3, 0), 'a'), aLessonWith(times(3, 0), 'b')];
    expect(incidentsIn([one]).word).toBe('TOO_LITTLE');
    expect(incidentsIn([one, other])).toMatchObject({ word: 'PRACTISE', n: 6 });
  });

  test('[CMP-8] links: the dearest first, then the latest good one; three at most', () => {
    const { links } = incidentsIn([aLessonWith([0.4, 1, 0.1, 0.2, 1, 0.3])]);
    expect(links.map(({ isGood, observation }) => [isGood, observation.value])).toEqual([
      [false, 0.1],
      [false, 0.2],
      [true, 1],
    ]);
    expect(links[2]?.observation.decision).toBe('4');
    expect(incidentsIn([aLessonWith(times(5, 0))]).links).toHaveLength(3);
  });

  test('[CMP-8] a decision that was worse in another competence is not told to be a good one', () => {
    const told = aLessonWith([1, 1, 1]);
    const late = { ...anObservation('DRIVING_TIME', 0.4, 2), decision: '2' };
    const observations = [...told.observations, late];
    const good = incidentsIn([{ ...told, observations }]).links.filter(({ isGood }) => isGood);
    expect(good.map(({ observation }) => observation.decision)).toEqual(['1']);
    // Nor is a slip, though it counts as one.
    expect(incidentsIn([aLessonWith([0.7, 0.7])])).toMatchObject({ good: 2, links: [] });
  });

  test('[CMP-9] what a teacher struck out is no observation, in its own game only', () => {
    const lessons = [aLessonWith(times(5, 0), 'a'), aLessonWith(times(3, 1), 'b')];
    const struck = { game: 'a', decision: '1', reason: 'Zerwane łącze' };
    expect(incidentsIn(lessons, [struck])).toMatchObject({ n: 7, good: 3 });
    expect(incidentsIn(lessons, [struck]).links.map(({ observation }) => observation.decision)).not.toContain('1');
  });

  test('[CMP-10] a class is counted by word, and all students in each competence', () => {
    const class3 = [times(10, 1), times(5, 0), times(2, 1)].map((values) => competencesOf([aLessonWith(values)]));
    const counts = classCompetences(class3);
    expect(counts.map(({ competence }) => competence)).toEqual(COMPETENCES);
    expect(counts.at(-1)?.students).toEqual({ STRONG: 1, NORMAL: 0, PRACTISE: 1, TOO_LITTLE: 1 });
    expect(counts[0]?.students).toEqual({ STRONG: 0, NORMAL: 0, PRACTISE: 0, TOO_LITTLE: 3 });
  });
});
