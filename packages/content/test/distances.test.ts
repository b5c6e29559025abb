import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { distancesDoc, shareBelieved } from '../scripts/distances-doc.ts';
import { FIRST_LINKS, isBelieved, LINKS, NAMED_LINKS, pairsBy, realKm, waysBy } from '../scripts/distances.ts';

const pairs = pairsBy(waysBy(LINKS));
const between = (start: number, end: number) => pairs.find((pair) => pair.start === start && pair.end === end);

test('[GEO-9] docs/distances.md is what the data give', () => {
  expect(readFileSync(new URL('../../../docs/distances.md', import.meta.url), 'utf8')).toBe(distancesDoc());
});

test('[GEO-9] routes of more than nine orders in ten are within 8 % of the real road, more than on the first map', () => {
  expect(shareBelieved(LINKS)).toBeGreaterThan(0.93);
  expect(shareBelieved(LINKS)).toBeGreaterThan(shareBelieved(FIRST_LINKS));
});

test('[GEO-9] Poznań-Hanower and Norymberga-Rotterdam are as long as on the road', () => {
  for (const pair of [between(0, 8), between(9, 10)]) expect(pair !== undefined && isBelieved(pair)).toBe(true);
});

test('[GEO-9] no road is farther from the real one than what kilometres of atlases are worth', () => {
  for (const { start, end, km } of LINKS) {
    const name = `${start}-${end}`;
    expect([name, Math.abs(km / realKm(start, end) - 1) < 0.05]).toEqual([name, true]);
  }
});

test('[GEO-9] without the roads that the specification leaves open nothing is left but Poland and its neighbours', () => {
  const reached = pairsBy(waysBy(NAMED_LINKS)).filter(({ map }) => Number.isFinite(map));
  expect(new Set(reached.flatMap(({ start, end }) => [start, end])).size).toBe(9);
});
