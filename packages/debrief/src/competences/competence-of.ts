import { type Competence, COMPETENCES } from '@fracht/engine';
import { chanceBelow } from './beta.ts';
import { BELOW_THE_NORM, LEAST_OBSERVATIONS, NORMS, NORM_WEIGHS, SURE } from './norms.ts';
import type { Observation } from './observation.ts';

/** The verdict on a competence. (CMP-6) */
export type CompetenceWord = 'STRONG' | 'NORMAL' | 'PRACTISE' | 'TOO_LITTLE';

/** A decision of at least this value counts as good in "k of n". (CMP-7) */
const GOOD = 0.5;

/** The most moments that a profile links to. (CMP-8) */
const MOST_LINKS = 3;

/** The observations of a player in one lesson. */
export type ObservedLesson = {
  /** The game's id. */
  readonly game: string;
  readonly observations: readonly Observation[];
};

/** A decision that a teacher excluded, with the reason as its student reads it: it does not count as an observation. (CMP-9) */
export type StruckOut = { readonly game: string; readonly decision: string; readonly reason: string };

/** A moment worth looking at: the observation, its game, and whether it was good. (CMP-8) */
export type LinkedMoment = { readonly game: string; readonly isGood: boolean; readonly observation: Observation };

/** What one or several lessons say about one competence of a player. Never a grade. (CMP-6, CMP-7, CMP-8) */
export type CompetenceProfile = {
  readonly competence: Competence;
  readonly word: CompetenceWord;
  /** How many observations there are, and how many of them were good. */
  readonly n: number;
  readonly good: number;
  /** How many more are needed before something can be said; 0: none. */
  readonly missing: number;
  /** The expected share of good decisions, from 0 to 1, and the norm of ordinary play, both for a chart. */
  readonly level: number;
  readonly norm: { readonly from: number; readonly to: number };
  readonly links: readonly LinkedMoment[];
};

/** What a player's lessons say about each competence, in the order of `COMPETENCES`: for one lesson, or for all of a term. (CMP-6 to CMP-9) */
export function competencesOf(
  lessons: readonly ObservedLesson[],
  struckOut: readonly StruckOut[] = [],
): readonly CompetenceProfile[] {
  const moments = countedMoments(lessons, struckOut);
  const flawed = new Set(moments.filter(({ observation }) => observation.value < 1).map(nameOf));
  return COMPETENCES.map((competence) =>
    competenceOf(
      competence,
      moments.filter(({ observation }) => observation.competence === competence),
      flawed,
    ),
  );
}

function nameOf({ game, observation: { decision } }: LinkedMoment): string {
  return keyOf({ game, decision });
}

/** All moments that count, in the order of the lessons, each with whether it was good. (CMP-7, CMP-9) */
export function countedMoments(
  lessons: readonly ObservedLesson[],
  struckOut: readonly Pick<StruckOut, 'game' | 'decision'>[],
): readonly LinkedMoment[] {
  const struck = new Set(struckOut.map(keyOf));
  return lessons.flatMap(({ game, observations }) =>
    observations
      .filter(({ decision }) => !struck.has(keyOf({ game, decision })))
      .map((observation) => ({ game, observation, isGood: observation.value >= GOOD })),
  );
}

function keyOf({ game, decision }: Pick<StruckOut, 'game' | 'decision'>): string {
  return `${game} ${decision}`;
}

/** `flawed`: the keys of decisions that were worse than the best in some competence. */
function competenceOf(
  competence: Competence,
  moments: readonly LinkedMoment[],
  flawed: ReadonlySet<string>,
): CompetenceProfile {
  const n = moments.length;
  const sum = moments.reduce((all, { observation }) => all + observation.value, 0);
  const norm = NORMS[competence];
  const belief = { good: norm * NORM_WEIGHS + sum, bad: (1 - norm) * NORM_WEIGHS + n - sum };
  return {
    competence,
    word: n < LEAST_OBSERVATIONS ? 'TOO_LITTLE' : wordFor(belief, norm),
    n,
    good: moments.filter(({ isGood }) => isGood).length,
    missing: Math.max(0, LEAST_OBSERVATIONS - n),
    level: belief.good / (belief.good + belief.bad),
    norm: { from: norm - BELOW_THE_NORM, to: norm },
    links: linked(moments, flawed),
  };
}

/** What a player's decisions and the norm say together, as the parameters of a Beta distribution. (CMP-5) */
type Belief = { readonly good: number; readonly bad: number };

function wordFor({ good, bad }: Belief, norm: number): Exclude<CompetenceWord, 'TOO_LITTLE'> {
  if (chanceBelow(norm - BELOW_THE_NORM, good, bad) > SURE) return 'PRACTISE';
  return chanceBelow(norm, good, bad) < 1 - SURE ? 'STRONG' : 'NORMAL';
}

/**
 * The poorest of the moments that were not good (of equally poor ones the most expensive first), and the latest one that was good in every competence
 * it says something about, since it is presented as a good decision. (CMP-8)
 */
function linked(moments: readonly LinkedMoment[], flawed: ReadonlySet<string>): readonly LinkedMoment[] {
  const strength = moments.findLast((one) => one.isGood && !flawed.has(nameOf(one)));
  const poor = moments
    .filter(({ isGood }) => !isGood)
    .toSorted(({ observation: one }, { observation: other }) => one.value - other.value || other.loss - one.loss);
  const room = strength === undefined ? MOST_LINKS : MOST_LINKS - 1;
  return strength === undefined ? poor.slice(0, room) : [...poor.slice(0, room), strength];
}
