/**
 * Beginnings of PostgreSQL's and the system's error codes for an unreachable database: a refused or lost connection, a server that starts or
 * stops, a statement that took too long, too many connections.
 */
const CODES = ['08', '57P', '57014', '53300', 'ECONN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
/** Errors of the driver that have no code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered)/u;

/** Whether an error means that the database cannot be reached now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return WORDS.test(error.message) || CODES.some((beginning) => code.startsWith(beginning));
}
