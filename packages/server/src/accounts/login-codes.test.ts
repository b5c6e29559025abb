import { expect, test } from 'vitest';
import { loginNames, newLoginCode, plainCode } from './login-codes.ts';

test('[LGN-13] a code is eight letters and digits that look like nothing else', () => {
  const codes = Array.from({ length: 200 }, newLoginCode);
  expect(codes.every((code) => /^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/u.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(200);
});

test.each(['MBJZ-PJVX', 'mbjzpjvx', ' mbjz – pjvx '])('[LGN-13] a code typed as "%s" is the same', (typed) => {
  expect(plainCode(typed)).toBe('MBJZPJVX');
});

test.each([
  ['Zofia', 'Wąs', 'zofia.was'],
  ['Łucja', 'Żółć-Śliwa', 'lucja.zolcsliwa'],
  ['Юрій', 'Ко', 'student'],
  ['A@b', 'c', 'ab.c'],
])('[PPL-7] %s %s logs in as %s, or with a number where somebody does', (first_name, last_name, name) => {
  const [first, ...others] = loginNames({ first_name, last_name });
  expect(first).toBe(name);
  expect(others).toHaveLength(9);
  expect(others.every((other) => other.startsWith(name) && /\d+$/u.test(other))).toBe(true);
});
