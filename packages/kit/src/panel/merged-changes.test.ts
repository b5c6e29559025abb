import { expect, test } from 'vitest';
import { mergedChanges, mergedMembers } from './merged-changes.ts';

test('[FRM-12] what only one of two has changed stands, what both changed differently is asked', () => {
  const base = { name: 'A', email: 'a@b.pl', group: 'g', note: 'n' };
  const mine = { ...base, name: 'B', note: 'moja' };
  const theirs = { ...base, email: 'c@d.pl', note: 'ich' };
  expect(mergedChanges(base, mine, theirs)).toEqual({
    merged: { name: 'B', email: 'c@d.pl', group: 'g', note: 'moja' },
    collided: ['note'],
  });
  expect(mergedChanges(base, mine, { ...base, note: 'moja' }).collided).toEqual([]);
});

test('[FRM-12] members whom one has added and another taken out are added and taken out', () => {
  expect(mergedMembers(['a', 'b', 'c'], ['a', 'b', 'd'], ['b', 'c', 'e'])).toEqual(['b', 'e', 'd']);
});
