import type { CompetenceProfile, LinkedMoment } from '@fracht/debrief';
import { type Competence, keyedBelow, MOST_STARS, type Stars } from '@fracht/engine';
import type { Exercise, ExerciseMoment } from '@fracht/protocol';

/** Limits: exercises, moments in one of them, and tasks in one. */
const MOST = { EXERCISES: 3, MOMENTS: 4, TASKS: 3 } as const;

/** A moment of an earlier lesson, with the lesson's day. */
export type DatedMoment = LinkedMoment & { readonly date: string };

/** A situation that can be played without a game. `metOn`: the day of the lesson in which the student last answered it; null: in none. */
export type KnownTask = {
  readonly id: string;
  readonly name: string;
  readonly competence: Competence;
  readonly metOn: string | null;
  /** The most stars of the student's tries; null: never played to the end. */
  readonly stars: Stars | null;
};

type Profile = Pick<CompetenceProfile, 'competence' | 'word' | 'missing' | 'level' | 'norm'>;

/** What exercises are chosen from. `seed`: orders tasks that were last met equally long ago. */
export type ExerciseSource = {
  readonly profiles: readonly Profile[];
  readonly moments: readonly DatedMoment[];
  readonly tasks: readonly KnownTask[];
  readonly seed: string;
};

const KINDS = ['MOMENTS', 'TASKS', 'VARIANTS'] as const satisfies readonly Exercise['is'][];
type Kind = (typeof KINDS)[number];

/** The exercises chosen so far; no decision and no situation appears in two of them. */
type ChosenExercises = readonly Exercise[];

/**
 * What to practise next: one exercise of each kind, each for the weakest competence that has something for it, then others until there are three.
 * A pure function. (EXR-1 to EXR-4)
 */
export function exercisesOf(source: ExerciseSource): readonly Exercise[] {
  const ranked = weakestFirst(source.profiles);
  let chosen: ChosenExercises = [];
  for (const kind of KINDS) chosen = withFirst(source, chosen, pairsOf(ranked, [kind]));
  const pairs = ranked.flatMap((profile) => pairsOf([profile], KINDS));
  while (chosen.length < MOST.EXERCISES) {
    const more = withFirst(source, chosen, pairs);
    if (more === chosen) break;
    chosen = more;
  }
  return chosen;
}

type ProfileKindPair = { readonly profile: Profile; readonly kind: Kind };

function pairsOf(profiles: readonly Profile[], kinds: readonly Kind[]): readonly ProfileKindPair[] {
  return profiles.flatMap((profile) => kinds.map((kind) => ({ profile, kind })));
}

/**
 * The profiles, weakest first: those with a verdict by how far they are below the norm, then those without one by how few decisions
 * are missing. (EXR-2)
 */
function weakestFirst(profiles: readonly Profile[]): readonly Profile[] {
  const said = profiles.filter(({ word }) => word !== 'TOO_LITTLE');
  const unsaid = profiles.filter(({ word }) => word === 'TOO_LITTLE');
  return [
    ...said.toSorted((one, other) => marginOf(one) - marginOf(other)),
    ...unsaid.toSorted((one, other) => one.missing - other.missing),
  ];
}

function marginOf({ level, norm }: Profile): number {
  return level - norm.from;
}

/** The exercises with one more: the first of these pairs that is not chosen yet and has something to practise. Unchanged where there is none. */
function withFirst(
  source: ExerciseSource,
  chosen: ChosenExercises,
  pairs: readonly ProfileKindPair[],
): ChosenExercises {
  for (const { profile, kind } of pairs) {
    const isNew = !chosen.some(({ is, competence }) => is === kind && competence === profile.competence);
    const made = isNew ? MAKERS[kind](source, profile, chosen) : null;
    if (made !== null) return [...chosen, made];
  }
  return chosen;
}

type Maker = (source: ExerciseSource, profile: Profile, chosen: ChosenExercises) => Exercise | null;

const MAKERS: { readonly [K in Kind]: Maker } = {
  MOMENTS({ moments }, profile, chosen) {
    const own = freeMoments(moments, profile, chosen);
    const dearest = dearestOf(own);
    const poor = own.filter(({ isGood }) => !isGood).toSorted(worstFirst);
    // The most costly moment is left to the exercise that compares variants, since this one would give away its answer; if it is the only one, it
    // is used after all.
    const others = poor.filter((moment) => moment !== dearest);
    const taken = (others.length === 0 ? poor : others).slice(0, MOST.MOMENTS);
    return taken.length === 0 ? null : { is: 'MOMENTS', ...reasonOf(profile), moments: taken.map(momentOf) };
  },
  TASKS({ tasks, seed }, profile, chosen) {
    const used = new Set(chosen.flatMap((one) => (one.is === 'TASKS' ? one.tasks.map(({ item }) => item) : [])));
    const own = tasks.filter(({ id, competence }) => competence === profile.competence && !used.has(id));
    const taken = own.toSorted(longestAgoFirst(seed)).slice(0, MOST.TASKS);
    if (taken.length === 0) return null;
    return {
      is: 'TASKS',
      ...reasonOf(profile),
      tasks: taken.map(({ id, name, stars }) => ({ item: id, name, stars })),
    };
  },
  VARIANTS({ moments }, profile, chosen) {
    const dearest = dearestOf(freeMoments(moments, profile, chosen));
    return dearest === null ? null : { is: 'VARIANTS', ...reasonOf(profile), moment: momentOf(dearest) };
  },
};

function reasonOf({ competence, word, missing }: Profile): Pick<Exercise, 'competence' | 'word' | 'missing'> {
  return { competence, word, missing };
}

/** The moments of a competence that could have gone better and whose decisions are in no exercise yet. (EXR-3) */
function freeMoments(
  moments: readonly DatedMoment[],
  { competence }: Profile,
  chosen: ChosenExercises,
): readonly DatedMoment[] {
  const used = new Set(chosen.flatMap(momentsIn).map(keyOf));
  return moments.filter(({ game, observation: { decision, competence: of, moment } }) => {
    return of === competence && moment !== 'NO_REST_LEFT' && !used.has(keyOf({ game, decision }));
  });
}

function momentsIn(one: Exercise): readonly ExerciseMoment[] {
  if (one.is === 'TASKS') return [];
  return one.is === 'MOMENTS' ? one.moments : [one.moment];
}

function keyOf({ game, decision }: Pick<ExerciseMoment, 'game' | 'decision'>): string {
  return `${game} ${decision}`;
}

/** The largest loss; of equal ones the latest. Null: nothing was lost. */
function dearestOf(moments: readonly DatedMoment[]): DatedMoment | null {
  let dearest: DatedMoment | null = null;
  for (const moment of moments) {
    const { loss } = moment.observation;
    if (loss > 0 && loss >= (dearest?.observation.loss ?? 0)) dearest = moment;
  }
  return dearest;
}

function worstFirst({ observation: one }: DatedMoment, { observation: other }: DatedMoment): number {
  return one.value - other.value || other.loss - one.loss;
}

/** Those with all stars last; of the others, those never met first, then those met longest ago. (EXR-4) */
function longestAgoFirst(seed: string): (one: KnownTask, other: KnownTask) => number {
  const drawn = ({ id }: KnownTask): number => keyedBelow(seed, 'TASK', [id], 1_000_000);
  return (one, other) => {
    if (hasAllStars(one) !== hasAllStars(other)) return hasAllStars(one) ? 1 : -1;
    const [first, second] = [one.metOn ?? '', other.metOn ?? ''];
    if (first !== second) return first < second ? -1 : 1;
    return drawn(one) - drawn(other) || (one.id < other.id ? -1 : 1);
  };
}

function momentOf({ game, date, observation }: DatedMoment): ExerciseMoment {
  const { decision, kind, moment, at, round, order, car, situation } = observation;
  return { game, date, decision, kind, moment, at, round, order, car, situation };
}

function hasAllStars({ stars }: KnownTask): boolean {
  return stars === MOST_STARS;
}
