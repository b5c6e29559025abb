import { decisionText, skillsText } from '@fracht/content';
import type { SkillObservation, SkillProfile, StudentSkills } from '@fracht/protocol';
import { formatGameHour } from '@fracht/kit/format.ts';

/** A moment to look at, its game, and whether it was good. */
export type SkillLink = SkillProfile['links'][number];

/** The profiles of one competence: of the lesson and of the term. */
export type SkillPair = { readonly lesson: SkillProfile; readonly term: SkillProfile };

/** The maximum number of moments shown next to a competence; the same as the server's maximum of links. */
const MOST_MOMENTS = 3;

/** The competences in their order, each with lesson and term. */
export function skillPairs({ lesson, term }: Pick<StudentSkills, 'lesson' | 'term'>): readonly SkillPair[] {
  return lesson.flatMap((profile) => {
    const ofTerm = term.find(({ competence }) => competence === profile.competence);
    return ofTerm === undefined ? [] : [{ lesson: profile, term: ofTerm }];
  });
}

/** The moments of a competence: those of the lesson first, then those of the term, without repetitions. (SKS-3) */
export function pairLinks({ lesson, term }: SkillPair): readonly SkillLink[] {
  return [...lesson.links, ...term.links.filter((link) => !lesson.links.some((own) => isSame(own, link)))];
}

/** Those that are shown next to the competence. */
export function shownLinks(pair: SkillPair): readonly SkillLink[] {
  return pairLinks(pair).slice(0, MOST_MOMENTS);
}

function isSame(one: SkillLink, other: SkillLink): boolean {
  return one.game === other.game && one.observation.decision === other.observation.decision;
}

/** What to practise: a competence and its moments that were not good, the worst first. */
export type NextMoments = { readonly pair: SkillPair; readonly links: readonly SkillLink[] };

/**
 * The student's moments of the weakest competence: the one furthest below the norm, in the lesson or over the term, among those that have such moments. Null:
 * there are none. (SKS-3)
 */
export function nextMoments(pairs: readonly SkillPair[]): NextMoments | null {
  const [weakest] = pairs
    .map((pair) => ({ pair, links: poorLinks(pair) }))
    .filter(({ pair, links }) => links.length > 0 && saidOf(pair).length > 0)
    .toSorted((one, other) => marginOf(one.pair) - marginOf(other.pair));
  return weakest ?? null;
}

function poorLinks(pair: SkillPair): readonly SkillLink[] {
  return pairLinks(pair)
    .filter(({ isGood }) => !isGood)
    .toSorted(({ observation: one }, { observation: other }) => one.value - other.value || other.loss - one.loss);
}

/** The profiles that have a word. */
function saidOf({ lesson, term }: SkillPair): readonly SkillProfile[] {
  return [lesson, term].filter(({ word }) => word !== 'TOO_LITTLE');
}

function marginOf(pair: SkillPair): number {
  return Math.min(...saidOf(pair).map(({ level, norm }) => level - norm.from));
}

/** The text of an observation: "10:24 ADR-01: jazda po limicie". `date`: of another lesson, its day first. */
export function observationWords(observation: ObservedMoment, date: string | null = null): string {
  const hour = formatGameHour(observation.at / 60);
  const when = date === null ? hour : skillsText.onDay(date, hour);
  return skillsText.moment(when, observation.car ?? observation.order, whatWords(observation));
}

/** An observation and its game. */
export type ObservedIn = Pick<SkillLink, 'game' | 'observation'>;

/** The words of an observation; `date`: of another lesson, its day first. */
export type MomentWords = (moment: ObservedIn, date?: string | null) => string;

/**
 * The words of the moments of one page. If several decisions would read the same, such as two answers in one situation within a minute, a number is added:
 * "10:24 POZ/1126/0410: Przebita opona, decyzja 2". (SKS-3)
 */
export function momentWordsAmong(moments: readonly ObservedIn[]): MomentWords {
  const named = moments.map(({ game, observation }) => ({ name: nameOf({ game, observation }), observation }));
  return (moment, date = null) => {
    const words = observationWords(moment.observation, date);
    const name = nameOf(moment);
    const decisions = decisionsInOrder(named.filter((one) => one.name === name));
    const place = decisions.indexOf(moment.observation.decision);
    return decisions.length < 2 || place === -1 ? words : decisionText.nth(words, place + 1);
  };
}

/** What distinguishes moments on a page before they are numbered. */
function nameOf({ game, observation }: ObservedIn): string {
  return `${game} ${observationWords(observation)}`;
}

/** The decisions of these moments, each once, the earliest first. */
function decisionsInOrder(moments: readonly Pick<ObservedIn, 'observation'>[]): readonly string[] {
  const inOrder = moments
    .map(({ observation }) => observation)
    .toSorted((one, other) => one.at - other.at || one.decision.localeCompare(other.decision, 'pl', { numeric: true }));
  return [...new Set(inOrder.map(({ decision }) => decision))];
}

/** The parts of an observation from which its words are made. */
type ObservedMoment = Pick<SkillObservation, 'moment' | 'situation' | 'at' | 'car' | 'order'>;

/** What an observation is about, without hour and car: "jazda po limicie"; for an answer, the name of its situation. */
export function whatWords({ moment, situation }: Pick<SkillObservation, 'moment' | 'situation'>): string {
  return moment === 'ANSWERED' && situation !== null ? situation : skillsText.moments[moment];
}

/** The count below a competence's word: "4 z 6 decyzji" (good ones of all seen), or while there are too few for a word "3 z 5 potrzebnych". (SKS-1) */
export function saidOfWords({ word, n, good, missing }: SkillProfile): string {
  return word === 'TOO_LITTLE' ? skillsText.neededOf(n, n + missing) : skillsText.goodOf(good, n);
}

/** One decision with its observations, one for each competence that it is evidence for. */
export type ObservedDecision = {
  readonly decision: string;
  readonly first: SkillObservation;
  readonly observations: readonly SkillObservation[];
};

/** The observations grouped by decision, in order; a teacher strikes out a decision with all its observations. (SKS-6) */
export function observedDecisions(observations: readonly SkillObservation[]): readonly ObservedDecision[] {
  const groups = new Map<string, ObservedDecision>();
  for (const observation of observations) {
    const { decision } = observation;
    const before = groups.get(decision);
    groups.set(decision, {
      decision,
      first: before?.first ?? observation,
      observations: [...(before?.observations ?? []), observation],
    });
  }
  return [...groups.values()];
}
