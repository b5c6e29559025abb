import { ACCIDENTS } from '@fracht/content';
import { expect, test } from 'vitest';
import type { LibraryEntry } from '@fracht/kit/api/library-calls.ts';
import { findingsAmong, rowsOf } from './library-rows.ts';

const entries = ACCIDENTS.slice(0, 3).map((item, index): LibraryEntry => ({
  kind: 'ACCIDENT',
  item: {
    ...item,
    effects: [...item.effects],
    types: [...item.types],
    lands: [...item.lands],
    version: 1,
    value: '',
    name: index === 1 ? 'Mgła' : index === 2 ? ' mgła.' : item.name,
  },
}));

test('[LBY-1] of situations that bear one name each is told, however it is written', () => {
  const found = rowsOf(entries).map((row) => findingsAmong(row).map(({ code }) => code));
  expect(found).toEqual([[], ['NAME_TAKEN'], ['NAME_TAKEN']]);
});
