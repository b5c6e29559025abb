import { type RawBuilder, sql } from 'kysely';
import { today } from './today.ts';

/** Counted days for which what was removed can be restored. (BIN-1) */
export const KEPT_DAYS = 30;

/** The counted day of the oldest removal that can still be undone, as an SQL expression: the days after the one of the removal count. */
export const oldestKept: RawBuilder<number> = sql`(${today} - ${sql.lit(KEPT_DAYS)})`;

/** How many whole counted days are left of those (`kept`) for what was removed on this day; below 0: it is due for deletion. An SQL expression. */
export function daysLeft(removedDay: RawBuilder<number>, kept: number = KEPT_DAYS): RawBuilder<number> {
  return sql`(${removedDay} + ${sql.lit(kept)} - ${today})`;
}
