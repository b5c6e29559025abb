import { expect, test } from 'vitest';
import { personInitials, personName } from './names.ts';

test('initials are the first letters of both names, empty when either name is', () => {
  expect(personInitials({ first_name: 'łucja', last_name: 'Bąk' })).toBe('ŁB');
  expect(personInitials({ first_name: 'Łucja', last_name: '' })).toBe('');
  expect(personInitials({ first_name: '', last_name: 'Bąk' })).toBe('');
  expect(personName({ first_name: 'Łucja', last_name: 'Bąk' })).toBe('Łucja Bąk');
});
