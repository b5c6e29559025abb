import { EMERGENCIES } from '@fracht/content';
import { placesFrom } from '@fracht/scenarios';
import { expect, test } from 'vitest';
import { applied } from './commands.ts';
import { hitsIn, replacing } from './find.ts';
import { type EditedItem, linkedItem, NEW_ANSWER, NEW_QUESTION_NODE } from '../../situation-tree/item.ts';

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
    { ...NEW_ANSWER, text: 'Czekam' },
  ],
};
const item: EditedItem = linkedItem({
  kind: 'EMERGENCY',
  item: { ...shipped, name: 'Łódź', help: '', situation: node, carSituation: null, timeWindowSituation: null },
});
const fields = (words: string) => hitsIn(item, words).map(({ field }) => field);

test('words are found in every text, with or without marks, large or small, over any blank', () => {
  expect(fields('lodz')).toEqual([
    'name',
    'situation.text',
    'situation.texts.1',
    'situation.answers.0.text',
    'situation.answers.0.feedback',
  ]);
  expect(fields('Z ŁODZI')).toEqual(['situation.text', 'situation.answers.0.feedback']);
  expect(fields('  ')).toEqual([]);
  expect(fields('postój')).toEqual(['situation.answers.0.effects.0.value']);
  const [hit] = hitsIn(item, 'zolty');
  expect(hit?.text.slice(hit.from, hit.to)).toBe('żółty');
});

test('one place or all are replaced, effects are not, and a wording goes with its text', () => {
  const all = hitsIn(item, 'Łodzi');
  const next = applied(item, replacing(item, all, 'Gdyni'));
  expect(hitsIn(next, 'Łodzi')).toEqual([]);
  expect(next.kind === 'EMERGENCY' && next.item.situation?.texts).toEqual([
    'Wieziesz żółty ładunek z\u00a0Gdyni. Co robisz?',
    'Łódź: co dalej?',
  ]);
  expect(hitsIn(applied(item, replacing(item, all.slice(0, 1), 'Gdyni')), 'Łodzi')).toHaveLength(all.length - 1);
  expect(applied(item, replacing(item, hitsIn(item, 'postój'), 'nic'))).toBe(item);
});

test('every question text of the shipped library is found at its place', () => {
  for (const emergency of EMERGENCIES) {
    const edited = linkedItem({ kind: 'EMERGENCY', item: emergency });
    for (const { node: question } of placesFrom(emergency.situation, 'situation')) {
      expect(hitsIn(edited, question.text).some(({ field }) => field.endsWith('.text'))).toBe(true);
    }
  }
});
