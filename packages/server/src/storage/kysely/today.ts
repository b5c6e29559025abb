import { type RawBuilder, sql } from 'kysely';

/** The number of the last day that the server has seen, for the rows that remember it. */
export const today: RawBuilder<number> = sql`(select coalesce(max(number), 0) from seen_days)`;
