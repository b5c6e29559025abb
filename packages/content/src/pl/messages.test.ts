import { MESSAGE_CODES, type Message } from '@fracht/engine';
import { expect, test } from 'vitest';
import { messageText } from './messages.ts';

const about: Message = {
  id: 1,
  at: 0,
  type: 'info',
  code: 'ROUND_STARTED',
  player: null,
  order: 'POZ/1126/0410',
  car: 'ST-05',
  name: 'Przebita opona',
  amount: 2,
};

test.each(MESSAGE_CODES)('[WRD-3] %s is a sentence, with and without an order and a car', (code) => {
  for (const message of [
    { ...about, code },
    { ...about, code, order: null, car: null },
  ]) {
    const text = messageText(message);
    expect(text).toMatch(/[.]$/u);
    expect(text).not.toMatch(/null|undefined|NaN|####/u);
  }
});

test('[WRD-3] an order stands between double hashes', () => {
  expect(messageText({ ...about, code: 'ORDER_DELIVERED_ON_TIME' })).toBe(
    'Zlecenie ##POZ/1126/0410## dostarczone na czas.',
  );
});

test.each([
  [1, 'Pojawiło się 1\u00a0nowe zlecenie.'],
  [3, 'Pojawiły się 3\u00a0nowe zlecenia.'],
  [5, 'Pojawiło się 5\u00a0nowych zleceń.'],
  [22, 'Pojawiły się 22\u00a0nowe zlecenia.'],
])('[WRD-4] %i orders in right Polish', (amount, text) => {
  expect(messageText({ ...about, code: 'ORDERS_RELEASED', amount })).toBe(text);
});

test('[WRD-3] the teacher’s own words stand in quotes, with one full stop', () => {
  for (const name of ['Zostały 2 minuty rundy', 'Zostały 2 minuty rundy.'])
    expect(messageText({ ...about, code: 'TEACHER_MESSAGE', name })).toBe(
      'Prowadzący pisze: „Zostały 2 minuty rundy”.',
    );
});

test('[WRD-4] money is in zł with hard spaces', () => {
  const text = messageText({ ...about, code: 'TICKET', amount: 160_050 });
  expect(text.replaceAll(/\s/gu, ' ')).toContain('1 600,5 zł.');
  expect(text).not.toMatch(/\d \d|\d zł/u);
});

test.each(['Zobacz ##POZ/1126/0410## teraz', '##tu##', '###', 'klasa ####'])(
  '[WRD-3] what the teacher writes reads as it was typed, and is no link: %s',
  (name) => {
    for (const code of ['TEACHER_MESSAGE', 'ACCIDENT'] as const) {
      const text = messageText({ ...about, code, name, order: null });
      expect(text).not.toContain('##');
      expect(text.replaceAll('\u2060', '')).toContain(name);
    }
  },
);

test.each([
  [45, 'zostało 45\u00a0min. czasu jazdy'],
  [135, 'zostało 2\u00a0godz.\u00a015\u00a0min. czasu jazdy'],
])('[WRD-4] a time of %i minutes in a message is hours and minutes', (amount, words) => {
  expect(messageText({ ...about, code: 'WORK_LIMIT_NEAR', amount })).toContain(words);
});
