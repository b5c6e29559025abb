import { expect, test } from 'vitest';
import { homeworkText } from './homework.ts';

test.each([
  [1, 'będą tylko przy jej długości, z\u00a0sytuacjami i\u00a0bez botów.'],
  [2, 'będą tylko przy jej długości, z\u00a0sytuacjami i\u00a0przy 1\u00a0bocie.'],
  [6, 'będą tylko przy jej długości, z\u00a0sytuacjami i\u00a0przy 5\u00a0botach.'],
  [23, 'będą tylko przy jej długości, z\u00a0sytuacjami i\u00a0przy 22\u00a0botach.'],
])('[WRD-4] homework like a game of %d says beside how many bots', (players, end) => {
  const words = homeworkText.form.likeGame(players);
  expect(words.slice(words.indexOf('będą'))).toBe(end);
});

test('where a deadline is set or met, it is said whose clock decides', () => {
  for (const words of [homeworkText.form.rules, homeworkText.own.note])
    expect(words).toMatch(/według zegara szkoły, w\sczasie polskim/u);
});
