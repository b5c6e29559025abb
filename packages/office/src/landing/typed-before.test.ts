import { beforeEach, expect, test } from 'vitest';
import { forgetTyped, takeLoginLink, typedValue } from './typed-before.ts';

beforeEach(forgetTyped);

test("[LND-10] a card's link fills the login form, opens its window and leaves the address", () => {
  window.history.replaceState(null, '', '/#login=zofia.was&code=MBJZ-PJVX');
  expect(takeLoginLink()).toBe(true);
  expect([typedValue('email'), typedValue('password')]).toEqual(['zofia.was', 'MBJZ-PJVX']);
  expect([window.location.search, window.location.hash]).toEqual(['?okno=logowanie', '']);
});

test.each(['/', '/#rankingi', '/#login=zofia.was', '/#code=MBJZ-PJVX'])('[LND-10] %s is no such link', (address) => {
  window.history.replaceState(null, '', address);
  expect(takeLoginLink()).toBe(false);
  expect(typedValue('email')).toBeUndefined();
});

test('[LND-10] after the login nothing is left for the next person', () => {
  window.history.replaceState(null, '', '/#login=zofia.was&code=MBJZ-PJVX');
  takeLoginLink();
  forgetTyped();
  expect([typedValue('email'), typedValue('password')]).toEqual([undefined, undefined]);
});
