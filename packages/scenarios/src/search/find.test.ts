import { EMERGENCIES } from '@fracht/content';
import { expect, test } from 'vitest';
import { NEW_ANSWER, NEW_QUESTION_NODE } from '../author/blank.ts';
import { applied } from '../commands/commands.ts';
import { type EditedItem, linkedItem } from '../item/item.ts';
import { placesFrom } from '../walk/walk.ts';
import { hitsIn, replacing } from './find.ts';

const [shipped] = EMERGENCIES;
if (shipped === undefined) throw new Error('No situation');
const node = {
  ...NEW_QUESTION_NODE,
  text: 'Wieziesz żółty ładunek z\u00a0Łodzi. Co robisz?',
  texts: ['Wieziesz żółty ładunek z\u00a0Łodzi. Co robisz?', 'Łódź: co dalej?'],
  answers: [
    {
      ...NEW_ANSWER,
      text: 'Dzwonię do Łodzi',
      feedback: 'Z Łodzi nikt nie odbiera.',
      effects: [{ type: 'TIME', value: 15 } as const],
    },
    { ...NEW_ANSWER, text: 'Czekam', breaks: { law: 'CMR', article: 'art. 15', why: 'Porzucenie w Łodzi' } as const },
  ],
};
const item: EditedItem = linkedItem({
  kind: 'EMERGENCY',
  item: { ...shipped, name: 'Łódź', help: '', situation: node, carSituation: null, timeWindowSituation: null },
});
const hits = (edited: EditedItem, words: string) =>
  hitsIn(edited, words, ({ type, value }) => (type === 'TIME' ? `postój o ${String(value)} minut` : type));
const fields = (words: string) => hits(item, words).map(({ field }) => field);

test('[EDT-8] words are found in every text, with or without marks, large or small, over any blank', () => {
  expect(fields('lodz')).toEqual([
    'name',
    'situation.text',
    'situation.texts.1',
    'situation.answers.0.text',
    'situation.answers.0.feedback',
    'situation.answers.1.breaks.why',
  ]);
  expect(fields('Z ŁODZI')).toEqual(['situation.text', 'situation.answers.0.feedback']);
  expect(fields('  ')).toEqual([]);
  expect(fields('postój')).toEqual(['situation.answers.0.effects.0.value']);
  const [hit] = hits(item, 'zolty');
  expect(hit?.text.slice(hit.from, hit.to)).toBe('żółty');
});

test('[EDT-8] one place or all are replaced, effects are not, and a wording goes with its text', () => {
  const all = hits(item, 'Łodzi');
  const next = applied(item, replacing(item, all, 'Gdyni'));
  expect(hits(next, 'Łodzi')).toEqual([]);
  expect(next.kind === 'EMERGENCY' && next.item.situation?.texts).toEqual([
    'Wieziesz żółty ładunek z\u00a0Gdyni. Co robisz?',
    'Łódź: co dalej?',
  ]);
  expect(next.kind === 'EMERGENCY' && next.item.situation?.answers[1]?.breaks).toEqual({
    law: 'CMR',
    article: 'art. 15',
    why: 'Porzucenie w Gdyni',
  });
  expect(hits(applied(item, replacing(item, all.slice(0, 1), 'Gdyni')), 'Łodzi')).toHaveLength(all.length - 1);
  expect(applied(item, replacing(item, hits(item, 'postój'), 'nic'))).toBe(item);
});

test('every question text of the shipped library is found at its place', () => {
  for (const emergency of EMERGENCIES) {
    const edited = linkedItem({ kind: 'EMERGENCY', item: emergency });
    for (const { node: question } of placesFrom(emergency.situation, 'situation')) {
      expect(hits(edited, question.text).some(({ field }) => field.endsWith('.text'))).toBe(true);
    }
  }
});
