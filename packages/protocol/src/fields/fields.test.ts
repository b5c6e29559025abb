import { expect, test } from 'vitest';
import { auditQuery } from '../http/audit.ts';
import { addGameBody } from '../http/game.ts';
import { calendarMoment } from './calendar-moment.ts';
import {
  accountName,
  email,
  flag,
  idOrNone,
  isOneName,
  leftOut,
  LIMITS,
  listOf,
  personName,
  wholeNumber,
} from './fields.ts';

test('[FLD-1] what is typed may be as long as the table says, and no longer', () => {
  const ofLength = (length: number) => 'a'.repeat(length);
  expect(personName.safeParse(ofLength(LIMITS.name)).success).toBe(true);
  expect(personName.safeParse(ofLength(LIMITS.name + 1)).success).toBe(false);
  expect(idOrNone.safeParse(ofLength(LIMITS.id)).success).toBe(true);
  expect(idOrNone.safeParse(ofLength(LIMITS.id + 1)).success).toBe(false);
});

test('[FLD-8] a name of many marks in no order, which NFC would sort for minutes, is refused at once', () => {
  const before = process.threadCpuUsage();
  expect(personName.safeParse(`a${'\u0301\u0323'.repeat(250_000)}`).success).toBe(false);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(3);
  expect(personName.parse(`${' '.repeat(5000)}Z\u0323\u0307ofia`)).toBe('Ẓ\u0307ofia');
});

test.each([
  [true, true],
  ['true', true],
  ['1', true],
  ['on', true],
  [1, true],
  [0, false],
  [false, false],
  ['false', false],
  ['0', false],
  ['off', false],
  ['', false],
])('[FLD-2] %j as a flag is %s', (sent, read) => {
  expect(flag.parse(sent)).toBe(read);
});

test.each(['yes', 2, null, 'TRUE'])('[FLD-2] %j is no flag', (sent) => {
  expect(flag.safeParse(sent).success).toBe(false);
});

test('[FLD-3] a whole number is one, or its text, within its bounds', () => {
  const field = wholeNumber(0, 17);
  expect([field.parse(17), field.parse(' 3 ')]).toEqual([17, 3]);
  for (const wrong of [18, -1, 1.5, '', 'x', null]) expect(field.safeParse(wrong).success).toBe(false);
});

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  ['["a","b"]', ['a', 'b']],
  [' ["a"]\n', ['a']],
  ['a', ['a']],
  ['', []],
])('[FLD-4] %j as a list is %j', (sent, read) => {
  expect(listOf(personName, 5).parse(sent)).toEqual(read);
});

test('[FLD-4] a single number is a list of one', () => {
  expect(listOf(wholeNumber(0, 17), 5).parse(3)).toEqual([3]);
});

test('[FLD-12] an optional field is left out by null and by an empty text, and is what it is otherwise', () => {
  const players = leftOut(wholeNumber(1, 200));
  expect(['', null, undefined, '3', 4].map((sent) => players.parse(sent))).toEqual([
    undefined,
    undefined,
    undefined,
    3,
    4,
  ]);
  expect(players.safeParse('x').success).toBe(false);
  expect(addGameBody.parse({ group: 'g', randos: '', players: '', seed: '', auto_advance: '' }).seed).toBeUndefined();
  expect(addGameBody.parse({ group: 'g', seed: 42 }).seed).toBe('42');
});

/** They join letters and pictures in some scripts, and are drawn as nothing between all others. */
const JOINERS = ['\u200d', '\u200c', '\ufe0f', '\u034f', '\u2063'];

test('[FLD-9] an e-mail is trimmed and in small letters', () => {
  expect(email.parse('  Ola@Szkola.Test ')).toBe('ola@szkola.test');
  expect(email.safeParse(`${'a'.repeat(LIMITS.email)}@szkola.test`).success).toBe(false);
});

test('[FLD-8] [FLD-9] what nobody sees is dropped from names, e-mails and login names; what joins letters and pictures stays', () => {
  for (const unseen of [
    '\u00ad',
    '\u200b',
    '\u200e',
    '\u200f',
    '\u061c',
    '\u2060',
    '\ufeff',
    '\u202e',
    '\u2066',
    ...JOINERS,
  ]) {
    expect([unseen, personName.parse(`${unseen}An${unseen}na${unseen} `)]).toEqual([unseen, 'Anna']);
    expect(email.parse(`ola${unseen}@szkola.test${unseen}`)).toBe('ola@szkola.test');
    expect(accountName.parse(`${unseen} Anna.${unseen}Lis`)).toBe('anna.lis');
  }
  for (const joined of ['👩\u200d🔧', '❤\ufe0f\u200d🔥', 'می\u200cخواهم', 'क्\u200dष'])
    expect(personName.parse(joined)).toBe(joined);
});

test('[FLD-8] names that look the same are one name, whatever was stored or is written with joiners', () => {
  for (const unseen of JOINERS) {
    expect(isOneName(`An${unseen}na  Lis`, 'anna lis')).toBe(true);
    expect(isOneName(`👩${unseen}🔧`, '👩🔧')).toBe(true);
  }
  expect(isOneName('Anna', 'Hanna')).toBe(false);
});

test('[FLD-8] signs that are drawn as nothing make no name', () => {
  for (const blank of [
    '\u2800',
    '\u3164\uffa0',
    '\u{1D159}',
    '\u{E0041}\u{E007F}',
    '\u200b',
    '\ufe0f',
    '\u00ad',
    '\u034f',
  ])
    expect([blank, personName.safeParse(blank.repeat(3)).success]).toEqual([blank, false]);
  expect(personName.parse('Zażółć')).toBe('Zażółć');
});

test('[FLD-13] a moment beyond the calendar is refused', () => {
  expect(calendarMoment.parse('1795000000000')).toBe(1_795_000_000_000);
  for (const far of [8.64e15, 8.64e15 + 1, Number.MAX_SAFE_INTEGER, Date.UTC(10_000, 0, 1), -1])
    expect(calendarMoment.safeParse(far).success).toBe(false);
  expect(auditQuery.safeParse({ until: 9e15 }).success).toBe(false);
});
