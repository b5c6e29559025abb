import { expect, test } from 'vitest';
import { type Listed, namesApart } from './names-apart.ts';

const person = (id: string, name: string, more: Partial<Listed> = {}): Listed => {
  const [first_name = '', last_name = ''] = name.split(' ');
  return { id, first_name, last_name, ...more };
};

/** The names shown for the people of a list, in full and in short. */
function called(...people: readonly Listed[]): readonly string[] {
  const name = namesApart(people);
  return people.map(({ id }) => `${name(id).whole} / ${name(id).short}`);
}

test('[VAL-6] nothing is added to a name that is there once; a short name that two have is written out', () => {
  expect(called(person('a', 'Jakub Wróbel'), person('b', 'Jakub Wójcik'), person('c', 'Anna Kos'))).toEqual([
    'Jakub Wróbel / Jakub Wróbel',
    'Jakub Wójcik / Jakub Wójcik',
    'Anna Kos / Anna K.',
  ]);
});

test('[VAL-6] namesakes have numbers, the same in every order of the list, in capitals or not', () => {
  const [one, two] = [person('a', 'Jakub Wróbel'), person('b', 'jakub wróbel')];
  expect(called(one, two, person('c', 'Anna Kos'))).toEqual([
    'Jakub Wróbel (1) / Jakub Wróbel (1)',
    'jakub wróbel (2) / jakub wróbel (2)',
    'Anna Kos / Anna K.',
  ]);
  expect(called(two, one)).toEqual(called(one, two).toReversed());
  expect(called(one, one)).toEqual(['Jakub Wróbel / Jakub W.', 'Jakub Wróbel / Jakub W.']);
});

test('[VAL-6] who writes a mark or signs that nobody sees into the own name is called as nobody else is', () => {
  const people = [person('a', 'Jakub Wróbel'), person('b', 'Jakub Wróbel'), person('c', 'Jakub Wróbel\u00a0(2)')];
  const forged = { id: 'd', first_name: 'Jakub', last_name: 'Wróbel (1)' };
  const unseen = person('e', 'Jakub\u200d Wróbel');
  const wholes = [...people, forged, unseen].map(({ id }) => namesApart([...people, forged, unseen])(id).whole);
  expect(wholes).toEqual([
    'Jakub Wróbel (1)',
    'Jakub Wróbel (2)',
    'Jakub Wróbel\u00a0(2) (3)',
    'Jakub Wróbel (1) (4)',
    'Jakub\u200d Wróbel (5)',
  ]);
});

test('[VAL-6] groups tell namesakes apart before numbers do, and accounts are told with the numbers where they may be known', () => {
  const of = (id: string, more: Partial<Listed>) => person(id, 'Jakub Wróbel', more);
  const whole = (...people: readonly Listed[]) => people.map(({ id }) => namesApart(people)(id).whole);
  const mail = 'jw@szkola.test';
  expect(
    whole(of('a', { groupName: '2B', email: mail }), of('b', { groupName: '3A' }), of('c', { groupName: '' })),
  ).toEqual(['Jakub Wróbel (2B)', 'Jakub Wróbel (3A)', 'Jakub Wróbel']);
  expect(
    whole(of('a', { groupName: '2B', email: mail }), of('b', { groupName: '2B', email: '', login: 'jakub.wrob' })),
  ).toEqual(['Jakub Wróbel (1, jw@szkola.test)', 'Jakub Wróbel (2, jakub.wrob)']);
  expect(whole(of('a', { groupName: '2B' }), of('b', { groupName: '2B' }), of('c', { groupName: '3A' }))).toEqual([
    'Jakub Wróbel (2B, 1)',
    'Jakub Wróbel (2B, 2)',
    'Jakub Wróbel (3A)',
  ]);
});

test('[VAL-6] who has no name is called nothing, and so is who is not in the list', () => {
  expect(called(person('a', ''), person('b', ''))).toEqual([' / ', ' / ']);
  expect(namesApart([])('x')).toEqual({ whole: '', short: '', mark: null });
});
