/** Notes a failure that the user need not see, such as a session that could not be verified. (spec §8 "only logged") */
export function report(what: string, cause: unknown): void {
  console.info(`[fracht] ${what}`, cause);
}
