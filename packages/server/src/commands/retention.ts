import type { AppContext } from '../context.ts';
import { eraseUser } from './erase-user.ts';

const DEFAULT_MONTHS = 24;

/** Months after the last login when a student's account is erased; 0: never. */
export async function retentionMonths({ storage }: AppContext): Promise<number> {
  return (await storage.content.retention()) ?? DEFAULT_MONTHS;
}

/** Erases students who have not logged in for longer than accounts are kept; gives how many. */
export async function eraseUnseen(context: AppContext): Promise<number> {
  const months = await retentionMonths(context);
  if (months === 0) return 0;
  const limit = new Date(context.now());
  limit.setMonth(limit.getMonth() - months);
  const unseen = await context.storage.users.studentsUnseenSince(limit.getTime());
  for (const { id } of unseen) await eraseUser(context, id);
  return unseen.length;
}
