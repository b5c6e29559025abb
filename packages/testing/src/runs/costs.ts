import { appendFileSync } from 'node:fs';

/** What costs a test more than a second: a page opened in a browser, a server process, a game played, a database made. */
export type Cost = 'screen' | 'server' | 'game' | 'database';

/**
 * Counts what a test has just spent. `npm test` compares the sums of each suite with `test/costs.json`; a test run by itself counts nothing. Called where such a
 * thing is made, by shared test code, not by each test.
 */
export function spend(cost: Cost): void {
  const { FRACHT_COSTS: file, FRACHT_SUITE: suite } = process.env;
  if (file !== undefined && suite !== undefined) appendFileSync(file, `${suite}\t${cost}\n`);
}
