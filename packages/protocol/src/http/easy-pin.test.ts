import { expect, test } from 'vitest';
import { isEasyPin } from './easy-pin.ts';
import { NEW_PASSWORD_RULES } from './new-password-rules.ts';

test.each([
  ['one or two digits', ['000000', '101010', '700007', '112211']],
  ['a block again and again', ['123123', '20092009', '484848', '150915091509']],
  ['a run, up or down, in steps or in pairs', ['123456', '987654', '890123', '135791', '112233', '1234567890']],
  ['a mirror', ['123321', '709907', '4815184']],
  ['lines of a keypad', ['147258', '159357', '789456', '963852741']],
  ['a day', ['310109', '090131', '24122009', '20091224', '010100']],
])('[ACC-11] a PIN of %s is easy to guess', (_what, pins) => {
  expect(pins.filter((pin) => !isEasyPin(pin))).toEqual([]);
});

test('[ACC-11] other digits may be a PIN, and of what may be there are more than nine hundred thousand', () => {
  expect(['483917', '500172', '99417302', '311309', '31121650'].filter(isEasyPin)).toEqual([]);
  // Every 97th of all six-digit numbers.
  const some = Array.from({ length: 10_310 }, (_, index) => String(index * 97).padStart(6, '0'));
  expect(some.filter((pin) => !isEasyPin(pin)).length / some.length).toBeGreaterThan(0.9);
});

const faultOf = (rules: keyof typeof NEW_PASSWORD_RULES, new_password: string) =>
  NEW_PASSWORD_RULES[rules].safeParse({ new_password }).error?.issues.map(({ message }) => message) ?? [];

test('[ACC-11] without an e-mail a PIN of six digits or a password of ten characters is set', () => {
  for (const good of ['483917', '4839170025', 'zielony-dom-7', 'dom 483917'])
    expect(faultOf('login', good)).toEqual([]);
  for (const short of ['', '48391', 'zielony-7', '48391a']) expect(faultOf('login', short)).toEqual(['PIN_SHORT']);
  expect(faultOf('login', '123456')).toEqual(['PIN_EASY']);
  expect(faultOf('login', '1234567890')).toEqual(['PIN_EASY']);
  expect(faultOf('login', 'haslo12345')).toEqual(['PASSWORD_COMMON']);
  expect(faultOf('login', '4'.repeat(129))).toHaveLength(2);
});

test('[ACC-2] with an e-mail six digits are no password', () => {
  expect(faultOf('email', '483917')).toHaveLength(1);
});
