// What a run of tests spent on things that cost a second or more each, compared with the limits. (docs/adr/0066)
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {Readonly<Record<string, Readonly<Record<string, number>>>>} Costs How many of each kind, by suite
 */

/**
 * The sums of a file of lines `SUITE<tab>KIND`, which tests write; empty if there is none.
 * @param {string} file
 * @returns {Costs}
 */
export function readCosts(file) {
  if (!existsSync(file)) return {};
  /** @type {Record<string, Record<string, number>>} */
  const sums = {};
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [suite, kind] = line.split('\t');
    if (suite === undefined || kind === undefined) continue;
    sums[suite] ??= {};
    sums[suite][kind] = (sums[suite][kind] ?? 0) + 1;
  }
  return sums;
}

/**
 * One line, for people, per suite and kind that was spent: how much it was, and how much it may be; `isOver` if it is more. A kind without a limit may not
 * be spent at all.
 * @param {Costs} spent
 * @param {Costs} bounds
 * @returns {readonly { readonly line: string, readonly isOver: boolean }[]}
 */
export function compareCosts(spent, bounds) {
  return Object.entries(spent).flatMap(([suite, kinds]) =>
    Object.entries(kinds).map(([kind, count]) => {
      const most = bounds[suite]?.[kind] ?? 0;
      return { line: `${suite}: ${kind} ${count} of ${most}`, isOver: count > most };
    }),
  );
}
