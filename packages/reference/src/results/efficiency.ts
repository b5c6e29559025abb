import type { Grosze } from '@fracht/engine';

/** The most that is known to have been gained: a student who did better than the reference is the best known. (REF-8) */
export function bestKnownOf(reference: Grosze, students: readonly Grosze[]): Grosze {
  return Math.max(reference, ...students);
}

/**
 * What share of the best known gain was gained, in whole percent rounded down, 0 to 100: only who gained as much has 100, and who gained nothing,
 * or lost, has 0. Both in grosze, start money aside. (REF-8)
 */
export function efficiencyOf(own: Grosze, bestKnown: Grosze): number {
  if (own >= bestKnown) return 100;
  return own <= 0 ? 0 : Math.floor((own * 100) / bestKnown);
}
