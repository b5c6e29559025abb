import { expect, test } from 'vitest';
import { unknownFields } from './unknown-fields.ts';

const ANSWER = { text: 'Dzwonię', feedbak: 'Dobrze.', effects: [{ type: 'TIME', value: 5, unit: 'min' }] };

test('[LIB-7] fields that nothing reads are told with the way to them, wherever they lie', () => {
  const situation = { text: 'Co robisz?', kolor: 'red', answers: [{ ...ANSWER, situation: { texty: [] } }] };
  const item = { id: 'x', name: 'Korek', nazwa: 'Korek', situation, carSituation: JSON.stringify({ tekst: '' }) };
  expect(unknownFields('EMERGENCY', item)).toEqual([
    'nazwa',
    'situation.kolor',
    'situation.answers.0.feedbak',
    'situation.answers.0.effects.0.unit',
    'situation.answers.0.situation.texty',
    'carSituation.tekst',
  ]);
});

test('what a list or a game tells of an item is no misspelling', () => {
  const situation = { text: 'Co robisz?', depth: 1, bestScore: 5, bestAnswerIndex: 0, situation_ok: null };
  const item = { id: 'x', name: 'Korek', active: 1, version: 3, value: '', done: false, case_number: '1', situation };
  expect(unknownFields('EMERGENCY', item)).toEqual([]);
  expect(
    unknownFields('ACCIDENT', { id: 'x', effects: [{ type: 'TIME', value: 5, full_val: 0 }], lands: ['PL'] }),
  ).toEqual([]);
  expect(
    unknownFields('CHANGE', { type: 'CHANGE_TRUCK', truck: 'SAME', situation: null, competence: 'WINDOWS' }),
  ).toEqual([]);
});

test('[LIB-17] what an answer breaks is known, and what is no part of it told', () => {
  const answer = {
    breaks: { law: 'CMR', article: 'art. 15', why: '', art: '15' },
    situation: { breaks_ok: 'NOTHING' },
  };
  const situation = { answers: [answer], breaks_wrong: { law: 'CMR', rule: '' } };
  expect(unknownFields('CHANGE', { type: 'CHANGE_TRUCK', situation })).toEqual([
    'situation.answers.0.breaks.art',
    'situation.breaks_wrong.rule',
  ]);
});

test('a field of another kind of item is unknown to this one', () => {
  expect(unknownFields('ACCIDENT', { id: 'x', maxTime: 5 })).toEqual(['maxTime']);
});

test('[LIB-7] of very many the first twenty are told', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`pole${String(index)}`, 1]));
  expect(unknownFields('CHANGE', many)).toHaveLength(20);
});
