import type { AppContext } from '../context.ts';
import { localDay } from '../presenters/school-day.ts';
import type { Game } from '../storage/game-store.ts';

const DAY_MS = 86_400_000;

/**
 * The lessons among these games that were begun and not ended, and in which nobody has done anything yesterday or today: each with the day of the
 * last thing that was done in it. Homework is never one of them: its student can end it, and its assignment does. (GMS-7)
 */
export async function stoppedLessons(
  { storage, now }: Pick<AppContext, 'storage' | 'now'>,
  games: readonly Game[],
): Promise<ReadonlyMap<string, string>> {
  const yesterday = localDay(now() - DAY_MS);
  const begun = new Map<string, string>();
  for (const { id, homework, state, date } of games) {
    const isOn = state === 'IN_PROGRESS' || state === 'PAUSED';
    if (isOn && homework === null && date !== null && date < yesterday) begun.set(id, date);
  }
  const lastDays = await storage.games.lastDays([...begun.keys()]);
  const days = [...begun].map(([id, date]) => [id, lastDays.get(id) ?? date] as const);
  return new Map(days.filter(([, day]) => day < yesterday));
}
