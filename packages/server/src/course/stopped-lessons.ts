import { schoolDay } from '@fracht/content';
import type { AppContext } from '../context.ts';
import type { Game } from '../storage/game-store.ts';

const DAY_MS = 86_400_000;

/**
 * The lessons that were begun, not ended, and in which nobody has done anything today or yesterday, each with the day of its last action.
 * Homework is left out: its student or its deadline ends it. (GMS-7)
 */
export async function stoppedLessons(
  { storage, now }: Pick<AppContext, 'storage' | 'now'>,
  games: readonly Game[],
): Promise<ReadonlyMap<string, string>> {
  const yesterday = schoolDay(now() - DAY_MS);
  const begun = new Map<string, string>();
  for (const { id, homework, state, date } of games) {
    const isOn = state === 'IN_PROGRESS' || state === 'PAUSED';
    if (isOn && homework === null && date !== null && date < yesterday) begun.set(id, date);
  }
  const lastDays = await storage.games.lastDays([...begun.keys()]);
  const days = [...begun].map(([id, date]) => [id, lastDays.get(id) ?? date] as const);
  return new Map(days.filter(([, day]) => day < yesterday));
}
