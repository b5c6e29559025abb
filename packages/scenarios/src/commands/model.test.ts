import { EMERGENCIES } from '@fracht/content';
import { expect, test } from 'vitest';
import { NEW_QUESTION_NODE } from '../author/blank.ts';
import type { Finding } from '../check/finding.ts';
import { findingsByQuestion, findingsIn, spotOf } from '../check/findings.ts';
import { type EditedItem, questionOf, rootOf } from '../item/item.ts';
import { indexOf } from '../questions/questions.ts';
import { branchOf, parentOf, pathOf } from '../walk/paths.ts';
import { applied } from './commands.ts';

const found = EMERGENCIES.find((emergency) =>
  (emergency.situation?.answers ?? []).some(({ situation }) => situation !== null),
);
if (found === undefined) throw new Error('No situation with a second question');
const item: EditedItem = { kind: 'EMERGENCY', item: found };
const from = (found.situation?.answers ?? []).findIndex(({ situation }) => situation !== null);
const first = `situation.answers.${String(from)}.situation`;
const nodeAt = (edited: EditedItem, path: string) => {
  const branch = branchOf(path);
  return branch === null ? null : questionOf(edited, branch);
};

test('a path and its branch tell the same', () => {
  for (const path of [
    'situation',
    'carSituation.answers.11.situation.situation_ok',
    'timeWindowSituation.afterDenySituation',
  ]) {
    const branch = branchOf(path);
    expect(branch === null ? null : pathOf(branch)).toBe(path);
  }
  expect(branchOf('description')).toBeNull();
  expect(parentOf('situation.answers.2.situation')).toBe('situation');
  expect(parentOf('situation')).toBeNull();
});

test('an edit makes a new way to its place and keeps all else', () => {
  const next = applied(item, { do: 'question', path: first, fields: { text: 'Co teraz?' } });
  expect(nodeAt(next, first)?.text).toBe('Co teraz?');
  expect(nodeAt(item, first)?.text).not.toBe('Co teraz?');
  expect(rootOf(next, 'carSituation')).toBe(rootOf(item, 'carSituation'));
  expect(rootOf(next, 'situation')).not.toBe(rootOf(item, 'situation'));
});

test('a command that changes nothing gives the same value', () => {
  expect(applied(item, { do: 'emergency', fields: { name: item.item.name } })).toBe(item);
  expect(applied(item, { do: 'change', fields: { name: 'Inna' } })).toBe(item);
  expect(applied(item, { do: 'carry', from: { path: 'situation', index: 0 }, path: 'situation', at: 1 })).toBe(item);
  expect(applied(item, { do: 'remove', path: 'situation.answers.99.situation' })).toBe(item);
  expect(applied(item, { do: 'move', from: 'situation', to: first })).toBe(item);
});

test('answers change places, come and go', () => {
  const texts = (edited: EditedItem) => rootOf(edited, 'situation')?.answers.map(({ text }) => text) ?? [];
  const [one = '', other = '', ...rest] = texts(item);
  expect(
    texts(applied(item, { do: 'carry', from: { path: 'situation', index: 0 }, path: 'situation', at: 2 })),
  ).toEqual([other, one, ...rest]);
  expect(texts(applied(item, { do: 'cutAnswer', path: 'situation', index: 0 }))).toEqual([other, ...rest]);
  expect(texts(applied(item, { do: 'addAnswer', path: 'situation' }))).toEqual([...texts(item), '']);
});

test('findings are told at the question they lie in', () => {
  const branch = { ...NEW_QUESTION_NODE, text: 'Pytanie' };
  const spoilt = applied(item, { do: 'put', path: first, branch });
  const index = indexOf(spoilt);
  const findings = findingsIn(spoilt, index);
  const own = findingsByQuestion(findings, index).get(first) ?? [];
  expect(own.map(({ code }) => code)).toEqual(expect.arrayContaining(['FEEDBACK_MISSING', 'TEXT_EMPTY']));
  const feedback = own.find(({ path }: Finding) => path.endsWith('1.feedback'));
  const field = `${first}.answers.1.feedback`;
  expect(spotOf(feedback?.path ?? '', index)).toEqual({ path: first, answer: 1, field });
  expect(spotOf('description', index)).toBeNull();
});
