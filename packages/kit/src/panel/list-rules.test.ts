import { expect, test } from 'vitest';
import { comparePersonNames, matches, pageOf, readSort, sorted, writeSort } from './list-rules.ts';

const person = (first_name: string, last_name: string) => ({ first_name, last_name });

test('[PAN-1] users are sorted by first, then last name, in Polish order', () => {
  const list = [person('Żaneta', 'Bąk'), person('Ola', 'Łoś'), person('Ola', 'Lis'), person('Łucja', 'Żak')];
  expect(list.toSorted(comparePersonNames).map((one) => `${one.first_name} ${one.last_name}`)).toEqual([
    'Łucja Żak',
    'Ola Lis',
    'Ola Łoś',
    'Żaneta Bąk',
  ]);
});

test.each([
  ['wrobel', true],
  ['Wró', true],
  ['jul wró', true],
  ['student.ex', true],
  ['', true],
  ['kowal', false],
])('[PAN-2] search for "%s"', (query, isFound) => {
  expect(matches(query, 'Julia', 'Wróbel', 'j.wrobel@student.example')).toBe(isFound);
});

test('[PAN-2] sort and page survive the address; nonsense reads as the first', () => {
  expect(readSort('-games', ['name', 'games'])).toEqual({ key: 'games', direction: 'descending' });
  expect(readSort('x', ['name', 'games'])).toEqual({ key: 'name', direction: 'ascending' });
  expect(writeSort({ key: 'games', direction: 'descending' })).toBe('-games');
  expect(sorted([2, 3, 1], { key: 'n', direction: 'descending' }, { n: (one, other) => one - other })).toEqual([
    3, 2, 1,
  ]);
  expect(pageOf([1, 2, 3, 4, 5], 9, 2)).toEqual({ rows: [5], page: 3, pages: 3, from: 4 });
  expect(pageOf([], Number.NaN, 2)).toEqual({ rows: [], page: 1, pages: 1, from: 0 });
});
