import { type RawBuilder, sql } from 'kysely';

/** The number of the last counted day, as an SQL expression. */
export const today: RawBuilder<number> = sql`(select coalesce(max(number), 0) from seen_days)`;
