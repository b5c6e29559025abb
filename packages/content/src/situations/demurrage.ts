/**
 * What demurrage brings in every built-in situation, in złotys: the first hours are free, each hour begun after them is paid, up to the rate of a day. No act
 * sets a rate; this one is the game's own, and the glossary says so.
 */
export const DEMURRAGE = { freeHours: 2, hour: 300, day: 1200 } as const;

/** Demurrage for this many minutes of waiting, up to a day. (ITM-11) */
export function demurrage(minutes: number): number {
  const paid = Math.max(0, Math.ceil(minutes / 60) - DEMURRAGE.freeHours);
  return Math.min(paid * DEMURRAGE.hour, DEMURRAGE.day);
}
