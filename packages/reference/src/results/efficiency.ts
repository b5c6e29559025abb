import type { Grosze } from '@fracht/engine';

/** The most that anybody is known to have gained: the reference or, if a student did better, that student. (REF-8) */
export function bestKnownOf(reference: Grosze, students: readonly Grosze[]): Grosze {
  return Math.max(reference, ...students);
}

/**
 * The gain as a share of the best known gain, in whole percent rounded down, 0 to 100: only somebody who gained as much gets 100, and somebody
 * who gained nothing, or lost, gets 0. Both in grosze, without the starting money. (REF-8)
 */
export function efficiencyOf(own: Grosze, bestKnown: Grosze): number {
  if (own >= bestKnown) return 100;
  return own <= 0 ? 0 : Math.floor((own * 100) / bestKnown);
}
