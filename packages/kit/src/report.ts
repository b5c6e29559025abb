/** Logs a failure that the user need not see, such as a session that could not be verified. (SGN-2) */
export function report(what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the browser logs what the user need not see
  console.info(`[fracht] ${what}`, cause);
}
