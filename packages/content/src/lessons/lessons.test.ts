import { COMPETENCES } from '@fracht/engine';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, findSetting, isSettingValue, SETTINGS, settingsWith } from '../settings/index.ts';
import { reversedRanges } from '../settings/reversed-ranges.ts';
import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES } from '../situations/index.ts';
import { withSettings } from '../pl/with-settings.ts';
import { GENERAL_PLAN } from './general-plan.ts';
import { READY_LESSONS, TEACHER_CARDS } from './index.ts';
import { lessonLibrary } from './lesson-library.ts';
import type { LessonPlan } from './lesson.ts';

const SHIPPED = [...EMERGENCIES, ...ACCIDENTS, ...CHANGE_EVENTS];
const linesOf = ({ rounds, debrief }: LessonPlan): readonly string[] => [
  ...rounds.flatMap(({ show, ask, watch }) => [...show, ...ask, ...watch]),
  ...debrief,
];

test('[LSN-1] three lessons, each with an id and a seed of its own', () => {
  expect(READY_LESSONS).toHaveLength(3);
  expect(new Set(READY_LESSONS.map(({ id }) => id)).size).toBe(3);
  expect(new Set(READY_LESSONS.map(({ seed }) => seed)).size).toBe(3);
});

test.each(READY_LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  '[LSN-1] %s has aims, competences, settings within their bounds and active situations that ship',
  (_, lesson) => {
    expect(lesson.aims.length).toBeGreaterThanOrEqual(3);
    expect(lesson.competences.every((one) => COMPETENCES.includes(one))).toBe(true);
    for (const [key, value] of Object.entries(lesson.settings)) {
      const setting = findSetting(key);
      expect(setting !== undefined && isSettingValue(setting, value), key).toBe(true);
    }
    const values: Readonly<Record<string, number>> = settingsWith(lesson.settings);
    expect(reversedRanges(SETTINGS, (key) => values[key])).toEqual([]);
    const active = SHIPPED.filter((item) => item.active === 1).map(({ id }) => id);
    expect(lesson.situations.filter((id) => !active.includes(id))).toEqual([]);
    expect(new Set(lesson.situations).size).toBe(lesson.situations.length);
    const { emergencies, accidents, changes } = lessonLibrary(lesson);
    expect(emergencies.length + accidents.length + changes.length).toBe(lesson.situations.length);
    expect(Math.min(emergencies.length, accidents.length, changes.length)).toBeGreaterThan(4);
  },
);

test.each([...READY_LESSONS.map(({ id, ...plan }) => [id, plan] as const), ['general', GENERAL_PLAN] as const])(
  '[LSN-2] %s tells of four rounds what to show, two or three questions and what to watch, and asks in the debrief',
  (_, plan: LessonPlan) => {
    expect(plan.rounds).toHaveLength(4);
    for (const { show, ask, watch } of plan.rounds) {
      expect(show.length).toBeGreaterThan(0);
      expect([2, 3]).toContain(ask.length);
      expect(watch.length).toBeGreaterThan(0);
    }
    expect(plan.debrief.length).toBeGreaterThanOrEqual(3);
    const lines = linesOf(plan);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => !/[.?:]$/u.test(line))).toEqual([]);
  },
);

test('[LSN-4] every situation that ships has a card, and every card a situation', () => {
  expect(Object.keys(TEACHER_CARDS).toSorted()).toEqual(SHIPPED.map(({ id }) => id).toSorted());
  for (const [id, { teaches, practice, ask }] of Object.entries(TEACHER_CARDS)) {
    expect(teaches, id).toMatch(/[.]$/u);
    const sources = SHIPPED.find((one) => one.id === id)?.sources ?? [];
    expect(sources.length > 0 || practice !== undefined, id).toBe(true);
    expect(ask, id).toMatch(/[?.]$/u);
    expect(ask, id).toContain('?');
  }
});

test('[LSN-6] a setting is written as a duration, an amount, a share or a number; nothing else is accepted', () => {
  const text = '{time:rest_minutes}, {money:parking_guarded_home}, {percent:theft_guarded}, {number:max_eu_courses}';
  expect(withSettings(text, DEFAULT_SETTINGS)).toBe('9\u00a0godz., 80\u00a0zł, 0,2\u00a0%, 3');
  expect(withSettings('Trwa {time:rest_minutes}. Kosztuje {money:start_money}.', DEFAULT_SETTINGS)).toBe(
    'Trwa 9\u00a0godz. Kosztuje 30\u00a0000\u00a0zł.',
  );
  expect(() => withSettings('{time:nic}', DEFAULT_SETTINGS)).toThrow('{time:nic}');
  expect(() => withSettings('{euro:rest_minutes}', DEFAULT_SETTINGS)).toThrow('{euro:rest_minutes}');
  for (const plan of [...READY_LESSONS, GENERAL_PLAN]) {
    for (const line of linesOf(plan)) expect(withSettings(line, DEFAULT_SETTINGS)).not.toMatch(/[{}]/u);
  }
});
