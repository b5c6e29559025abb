/**
 * What demurrage brings in every situation that comes with the game, in złotys: the first hours are free, each hour begun after them is paid, and a day
 * is the most. No act names a rate; this one is the game's own, and the glossary tells it.
 */
export const DEMURRAGE = { freeHours: 2, hour: 300, day: 1200 } as const;

/** Demurrage for so many minutes of waiting, up to a day. (ITM-11) */
export function demurrage(minutes: number): number {
  const paid = Math.max(0, Math.ceil(minutes / 60) - DEMURRAGE.freeHours);
  return Math.min(paid * DEMURRAGE.hour, DEMURRAGE.day);
}
