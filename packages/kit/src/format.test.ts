import { draftText } from '@fracht/content';
import { expect, test } from 'vitest';
import {
  formatChange,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatDayTime,
  formatDecimals,
  formatDuration,
  formatGameHour,
  formatGrosze,
  formatKm,
  formatMoney,
  formatNumber,
  formatPercent,
  formatSeconds,
  formatShort,
  formatSpan,
  formatTime,
  formatWholeZloty,
  gameDay,
} from './format.ts';
import { isToday, momentWords } from './panel/moments.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', '_');

test('[LOC-1] numbers are grouped by thousands: hard space, comma, true minus', () => {
  expect(plain(formatNumber(188_120))).toBe('188_120');
  expect(plain(formatMoney(98_742.5))).toBe('98_742,50_zł');
  expect(plain(formatMoney(-75))).toBe('\u221275,00_zł');
  expect(plain(formatGrosze(1_277_488))).toBe('12_774,88_zł');
  expect(plain(formatKm(470.6))).toBe('471_km');
  expect(plain(formatPercent(1.5))).toBe('1,5_%');
  expect(formatChange(684)).toBe('+684');
  expect(formatChange(-5)).toBe('\u22125');
  expect(formatChange(-0)).toBe('0');
  expect([formatNumber(-0), formatDecimals(-0.001), plain(formatWholeZloty(-0.4))]).toEqual(['0', '0,00', '0_zł']);
  expect(formatDecimals(-0.01)).toBe('\u22120,01');
});

test.each([
  [0, '0_min.'],
  [45, '45_min.'],
  [60, '1_godz.'],
  [135, '2_godz._15_min.'],
  [540, '9_godz.'],
])('[LOC-3] a duration of %i minutes', (minutes, text) => {
  expect(plain(formatDuration(minutes))).toBe(text);
});

test('[LOC-4] clocks, countdowns and seconds', () => {
  expect(formatSpan(86)).toBe('1:26');
  expect(formatCountdown(440)).toBe('7:20');
  expect(formatCountdown(0.2)).toBe('0:01');
  expect(plain(formatSeconds(288))).toBe('4_min._48_s');
  expect(plain(formatSeconds(600))).toBe('10_min.');
  expect(plain(formatSeconds(12))).toBe('12_s');
});

test('[LOC-4] game time starts at noon of the first day', () => {
  expect(formatGameHour(0)).toBe('12:00');
  expect(formatGameHour(734)).toBe('0:14');
  expect([gameDay(0), gameDay(719), gameDay(720)]).toEqual([1, 1, 2]);
});

test('[LOC-2] dates are Polish; what is no date is given back', () => {
  expect(formatDate('2026-11-05')).toBe('5.11.2026');
  expect(formatDate('kiedyś')).toBe('kiedyś');
});

test('[LOC-1] numbers are those of the Russian locale, with and without two decimals, but for a true minus', () => {
  const inRussian = (value: number, digits: number) =>
    value
      .toLocaleString('ru-RU', { minimumFractionDigits: digits, maximumFractionDigits: digits })
      .replace('-', '\u2212');
  for (const value of [0, 0.5, 1.005, 12_345.678, 188_120, -0.5, -75, -12_345.678, -1_000_000]) {
    expect(formatNumber(value)).toBe(inRussian(value, 0));
    expect(formatDecimals(value)).toBe(inRussian(value, 2));
  }
  expect([formatNumber(-1234), formatDecimals(-1234.5)]).toEqual(['\u22121\u00a0234', '\u22121\u00a0234,50']);
  expect([formatShort(1.5), formatShort(2), formatShort(-0.25)]).toEqual(['1,5', '2', '\u22120,25']);
});

test('[LOC-2] hours are Polish, of 24, alone and behind their date', () => {
  const moment = Date.parse('2026-11-21T08:05Z');
  expect([formatTime(moment), formatDateTime(moment)]).toEqual(['9:05', '21.11.2026, 9:05']);
  expect(formatTime(Date.parse('2026-11-21T20:30Z'))).toBe('21:30');
});

test('[LOC-2] days and hours are those of the school, in a browser that is set to another zone', () => {
  expect(new Date(0).getHours()).toBe(19);
  const nearMidnight = Date.parse('2026-11-30T23:30Z');
  expect(formatDateTime(nearMidnight)).toBe('1.12.2026, 0:30');
  expect(formatDayTime(nearMidnight)).toBe('wt. 1.12, 0:30');
  expect(formatDate('2026-12-01')).toBe('1.12.2026');
  expect([momentWords(Date.now()), isToday(Date.now())]).toEqual([draftText.today(formatTime(Date.now())), true]);
});
