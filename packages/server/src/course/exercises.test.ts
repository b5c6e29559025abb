import { COMPETENCES, type Competence } from '@fracht/engine';
import type { Exercise } from '@fracht/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DatedMoment, type KnownTask, type ExerciseSource, exercisesOf } from './exercises.ts';

type Moment = DatedMoment['observation']['moment'];
type Profile = ExerciseSource['profiles'][number];

const aMoment = (
  decision: string,
  competence: Competence,
  value: number,
  loss: number,
  { game = 'g1', moment = 'RESTED_LATE' }: { readonly game?: string; readonly moment?: Moment } = {},
): DatedMoment => ({
  game,
  date: '2026-10-09',
  isGood: value >= 0.5,
  observation: {
    decision,
    competence,
    kind: 'PARK',
    moment,
    at: 100,
    round: 1,
    order: null,
    car: 'ST-01',
    situation: null,
    loss,
    value,
  },
});
const aTask = (id: string, competence: Competence, metOn: string | null = null): KnownTask => ({
  id,
  name: id,
  competence,
  metOn,
  stars: null,
});
/** A profile that lies so far above the start of the norm; null: too little is known. */
const aProfile = (competence: Competence, margin: number | null, missing = 0): Profile => ({
  competence,
  word: margin === null ? 'TOO_LITTLE' : margin < 0 ? 'PRACTISE' : 'NORMAL',
  missing,
  level: 0.6 + (margin ?? 0),
  norm: { from: 0.6, to: 0.8 },
});
const kindsOf = (exercises: readonly Exercise[]) => exercises.map(({ is, competence }) => [is, competence]);
const decisionsOf = (one: Exercise): readonly string[] => {
  if (one.is === 'TASKS') return [];
  return (one.is === 'MOMENTS' ? one.moments : [one.moment]).map(({ game, decision }) => `${game} ${decision}`);
};

const WEAK = aProfile('WINDOWS', -0.2);
const FAIR = aProfile('DRIVING_TIME', 0.1);
const SOURCE: ExerciseSource = {
  profiles: [FAIR, WEAK],
  moments: [
    aMoment('1', 'WINDOWS', 0, 300),
    aMoment('2', 'WINDOWS', 0.4, 90),
    aMoment('3', 'WINDOWS', 1, 0),
    aMoment('4', 'DRIVING_TIME', 0, 50),
  ],
  tasks: [aTask('a', 'WINDOWS'), aTask('b', 'DRIVING_TIME')],
  seed: 'u1',
};

test('[EXR-1] [EXR-2] one exercise of each kind, for the weakest competence', () => {
  expect(kindsOf(exercisesOf(SOURCE))).toEqual([
    ['MOMENTS', 'WINDOWS'],
    ['TASKS', 'WINDOWS'],
    ['VARIANTS', 'WINDOWS'],
  ]);
});

test('[EXR-2] where the weakest has nothing for a kind, the next weakest has; too little known comes last, the fewest missing first', () => {
  const profiles = [aProfile('INCIDENTS', null, 4), aProfile('CARGO_AND_PARKING', null, 1), FAIR, WEAK];
  const tasks = [aTask('i', 'INCIDENTS'), aTask('c', 'CARGO_AND_PARKING')];
  const exercises = exercisesOf({ ...SOURCE, profiles, tasks });
  expect(kindsOf(exercises)).toEqual([
    ['MOMENTS', 'WINDOWS'],
    ['TASKS', 'CARGO_AND_PARKING'],
    ['VARIANTS', 'WINDOWS'],
  ]);
  expect(exercises[1]).toMatchObject({ word: 'TOO_LITTLE', missing: 1 });
});

test('[EXR-3] the dearest decision is compared, the others are taken again, the worst first; a single one is taken again', () => {
  const [again, , compared] = exercisesOf(SOURCE);
  expect([again, compared].map((one) => (one === undefined ? [] : decisionsOf(one)))).toEqual([['g1 2'], ['g1 1']]);
  const single = exercisesOf({ ...SOURCE, moments: [aMoment('1', 'WINDOWS', 0, 300)] });
  expect(single.filter(({ is }) => is !== 'TASKS').map(decisionsOf)).toEqual([['g1 1']]);
  const many = [1, 2, 3, 4, 5, 6, 7].map((n) => aMoment(String(n), 'WINDOWS', n / 20, 100 - n));
  const [worst] = exercisesOf({ ...SOURCE, moments: many });
  expect(worst === undefined ? [] : decisionsOf(worst)).toEqual(['g1 2', 'g1 3', 'g1 4', 'g1 5']);
});

test('[EXR-3] where no lawful rest was left there is nothing to practise', () => {
  const moments = [aMoment('1', 'DRIVING_TIME', 0, 300, { moment: 'NO_REST_LEFT' })];
  expect(exercisesOf({ ...SOURCE, moments }).flatMap(decisionsOf)).toEqual([]);
});

test('[EXR-4] tasks that were never met come first, then those met longest ago', () => {
  const tasks = [
    aTask('late', 'WINDOWS', '2026-11-20'),
    aTask('early', 'WINDOWS', '2026-09-11'),
    aTask('never', 'WINDOWS'),
    aTask('middle', 'WINDOWS', '2026-10-01'),
  ];
  const found = exercisesOf({ ...SOURCE, tasks }).find(({ is }) => is === 'TASKS');
  expect(found).toMatchObject({ tasks: [{ item: 'never' }, { item: 'early' }, { item: 'middle' }] });
});

test('[EXR-4] a task that has all stars comes after all others, and its stars are told', () => {
  const tasks: readonly KnownTask[] = [
    { ...aTask('perfect', 'WINDOWS'), stars: 3 },
    { ...aTask('met', 'WINDOWS', '2026-10-01'), stars: 2 },
    aTask('late', 'WINDOWS', '2026-11-20'),
  ];
  const found = exercisesOf({ ...SOURCE, tasks }).find(({ is }) => is === 'TASKS');
  const expected = {
    tasks: [
      { item: 'met', stars: 2 },
      { item: 'late', stars: null },
      { item: 'perfect', stars: 3 },
    ],
  };
  expect(found).toMatchObject(expected);
});

test('[EXR-4] those met equally long ago have another order on another day', () => {
  const tasks = Array.from({ length: 12 }, (_, index) => aTask(`t${index}`, 'WINDOWS'));
  const orders = ['u1 2026-11-20', 'u1 2026-11-21', 'u1 2026-11-22'].map((seed) =>
    JSON.stringify(exercisesOf({ ...SOURCE, tasks, seed })),
  );
  expect(new Set(orders).size).toBeGreaterThan(1);
});

const anyCompetence = fc.constantFrom(...COMPETENCES);
const anySource = fc.record({
  profiles: fc
    .tuple(...COMPETENCES.map(() => fc.option(fc.double({ min: -0.5, max: 0.3, noNaN: true }))))
    .map((margins) => margins.map((margin, at) => aProfile(COMPETENCES[at] ?? 'WINDOWS', margin, at))),
  moments: fc
    .array(
      fc.tuple(anyCompetence, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(500), fc.constantFrom('g1', 'g2')),
    )
    .map((rows) =>
      rows.map(([competence, value, loss, game], at) => aMoment(String(at >> 1), competence, value, loss, { game })),
    ),
  tasks: fc
    .array(fc.tuple(anyCompetence, fc.option(fc.constantFrom('2026-09-10', '2026-10-10'))))
    .map((rows) => rows.map(([competence, metOn], at) => aTask(`t${at}`, competence, metOn))),
  seed: fc.string(),
});

test('[EXR-1] [EXR-3] of whatever is known, at most three, none twice, nothing in two of them, the same each time', () => {
  fc.assert(
    fc.property(anySource, (source) => {
      const exercises = exercisesOf(source);
      expect(exercises.length).toBeLessThanOrEqual(3);
      expect(new Set(kindsOf(exercises).map(String)).size).toBe(exercises.length);
      const decisions = exercises.flatMap((one) => [...new Set(decisionsOf(one))]);
      expect(new Set(decisions).size).toBe(decisions.length);
      const items = exercises.flatMap((one) => (one.is === 'TASKS' ? one.tasks.map(({ item }) => item) : []));
      expect(new Set(items).size).toBe(items.length);
      expect(exercisesOf(source)).toEqual(exercises);
    }),
  );
});

test('[EXR-1] three wherever three competences have a task', () => {
  fc.assert(
    fc.property(anySource, (source) => {
      fc.pre(new Set(source.tasks.map(({ competence }) => competence)).size >= 3);
      expect(exercisesOf(source)).toHaveLength(3);
    }),
  );
});

test('[EXR-2] moments are of the weakest competence of which something is said and which has poor ones', () => {
  fc.assert(
    fc.property(anySource, (source) => {
      const poor = new Set(
        source.moments.filter(({ isGood }) => !isGood).map(({ observation }) => observation.competence),
      );
      const said = source.profiles.filter(({ word, competence }) => word !== 'TOO_LITTLE' && poor.has(competence));
      fc.pre(said.length > 0);
      const lowest = Math.min(...said.map(({ level, norm }) => level - norm.from));
      const [first] = exercisesOf(source);
      const of = source.profiles.find(({ competence }) => competence === first?.competence);
      expect(first?.is).toBe('MOMENTS');
      expect((of?.level ?? 9) - (of?.norm.from ?? 0)).toBe(lowest);
    }),
  );
});
