import { expect, test } from 'vitest';
import { fullName, initials, shortName } from './person-name.ts';

const all = (first_name: string, last_name: string) =>
  [fullName, initials, shortName].map((name) => name({ first_name, last_name }));

test.each([
  ['Anna', 'Kos', ['Anna Kos', 'AK', 'Anna K.']],
  ['łucja', 'świt', ['łucja świt', 'ŁŚ', 'łucja Ś.']],
  ['Gracz', 'usunięty', ['Gracz usunięty', 'GU', 'Gracz U.']],
  ['Anna Maria', 'Kos-Żak', ['Anna Maria Kos-Żak', 'AK', 'Anna Maria K.']],
  ['𝒜nna', '🚚', ['𝒜nna 🚚', '𝒜🚚', '𝒜nna 🚚.']],
])('[VAL-5] %s %s has a full name, initials and a short name', (first, last, names) => {
  expect(all(first, last)).toEqual(names);
});

test.each([
  ['', 'Kos'],
  ['Anna', ''],
  ['', ''],
])('[VAL-5] all three are empty when either name is: "%s" "%s"', (first, last) => {
  expect(all(first, last)).toEqual(['', '', '']);
});
