import type { DatabasePlace, SchoolSource } from './place.ts';
import { lookAtPostgres, takePostgres } from './postgres-place.ts';
import { lookAtSqlite, takeSqlite } from './sqlite-place.ts';

/**
 * Locks the database at an address of PostgreSQL or in a data directory for this process. A directory without a database gets an empty one,
 * unless a school must be there. Throws ConfigError if that fails.
 */
export async function takePlace(address: string, use: 'FROM' | 'TO'): Promise<DatabasePlace> {
  return isPostgres(address) ? takePostgres(address) : takeSqlite(address, use);
}

/** Opens the database at an address of PostgreSQL or in a data directory for reading, alongside servers that use it. Throws ConfigError if that fails. */
export async function openSource(address: string): Promise<SchoolSource> {
  return isPostgres(address) ? lookAtPostgres(address) : lookAtSqlite(address);
}

/** Whether a place is the address of a PostgreSQL database, and not a data directory. */
export function isPostgres(address: string): boolean {
  return /^postgres(?:ql)?:\/\//u.test(address);
}
