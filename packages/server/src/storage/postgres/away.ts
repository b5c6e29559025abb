/** Beginnings of the codes that PostgreSQL and the system give where nobody can be asked: a connection that is refused or ends, a server that starts or stops, no place for one more. */
const CODES = ['08', '57P', '53300', 'ECONN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
/** What the driver says without a code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered)/u;

/** Whether something failed since the database cannot be reached at this moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return WORDS.test(error.message) || CODES.some((beginning) => code.startsWith(beginning));
}
