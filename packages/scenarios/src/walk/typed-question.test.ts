import { EMERGENCIES } from '@fracht/content';
import { isTypedQuestion, type Situation, TREE_NAMES, wantsText } from '@fracht/engine';
import { expect, test } from 'vitest';
import { BLANK_QUESTION, NEW_QUESTION_NODE } from '../author/blank.ts';
import { placesFrom } from './walk.ts';

test.each<[string, Partial<Situation>, { isTyped: boolean; isAsked: boolean }]>([
  ['without a right text', { textAnswer: null }, { isTyped: false, isAsked: false }],
  ['whose right text is still missing', { textAnswer: '' }, { isTyped: true, isAsked: false }],
  ['whose right text is blank', { textAnswer: ' \n ' }, { isTyped: true, isAsked: false }],
  ['with a right text', { textAnswer: 'tak' }, { isTyped: true, isAsked: true }],
  [
    'with answers beside a right text',
    { textAnswer: 'tak', answers: NEW_QUESTION_NODE.answers },
    { isTyped: false, isAsked: false },
  ],
])('a question %s is as its author made it, and a game asks no text that nobody can type', (_what, given, expected) => {
  const node = { ...BLANK_QUESTION, ...given };
  expect({ isTyped: isTypedQuestion(node), isAsked: wantsText(node) }).toEqual(expected);
});

test('of what is shipped, a game asks a text wherever the author wanted one', () => {
  const nodes = EMERGENCIES.flatMap((item) =>
    TREE_NAMES.flatMap((tree) => placesFrom(item[tree], tree).map(({ node }) => node)),
  );
  expect(nodes.filter(isTypedQuestion)).not.toEqual([]);
  expect(nodes.filter((node) => isTypedQuestion(node) !== wantsText(node))).toEqual([]);
});
