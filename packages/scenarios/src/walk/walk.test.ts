import { EMERGENCIES } from '@fracht/content';
import { TREE_NAMES } from '@fracht/engine';
import { expect, test } from 'vitest';
import { answer, ask, askText } from '../author/author.ts';
import { openQuestions, placesFrom, storedQuestions, walk } from './walk.ts';

const last = ask('Co na koniec?', [answer(1, 'Nic', 'Koniec.')]);
const denied = ask('Odmówili. Co teraz?', [answer(0, 'Czekam', 'Czekasz.')]);
const typed = askText(
  'Jaki numer?',
  '112',
  { points: 5, feedback: 'Tak.', situation: last },
  { points: 0, feedback: 'Nie.', situation: last },
);
const FIRST = ask(
  'Co robisz?',
  [
    answer(5, 'Dzwonię', 'Dobrze.', [], { situation: typed }),
    answer(0, 'Czekam', 'Źle.', [], { situation: last }),
    answer(0, 'Nic', 'Źle.'),
  ],
  denied,
);

test('places are told in the order of reading, what follows a refusal last, each with its path and depth', () => {
  expect(placesFrom(FIRST, 'situation').map(({ node, path, depth }) => [node.text, path, depth])).toEqual([
    [FIRST.text, 'situation', 1],
    [typed.text, 'situation.answers.0.situation', 2],
    [last.text, 'situation.answers.0.situation.situation_ok', 3],
    [last.text, 'situation.answers.0.situation.situation_wrong', 3],
    [last.text, 'situation.answers.1.situation', 2],
    [denied.text, 'situation.afterDenySituation', 2],
  ]);
  expect(placesFrom(null, 'situation')).toEqual([]);
});

test('a question that several ways lead to is told once, with its first path, its number and all of its ways', () => {
  expect([...openQuestions(FIRST, 'situation')]).toEqual([
    [FIRST, { path: 'situation', number: 1, incoming: 1 }],
    [typed, { path: 'situation.answers.0.situation', number: 2, incoming: 1 }],
    [last, { path: 'situation.answers.0.situation.situation_ok', number: 3, incoming: 3 }],
    [denied, { path: 'situation.afterDenySituation', number: 4, incoming: 1 }],
  ]);
});

test('what nobody can come to is stored all the same', () => {
  const chosen = { ...typed, answers: last.answers };
  expect(placesFrom(chosen, '').map(({ node }) => node)).toEqual([chosen]);
  expect([...openQuestions(chosen, '').keys()]).toEqual([chosen]);
  expect([...storedQuestions(chosen, '').keys()]).toEqual([chosen, last]);
});

test('whoever walks says where to go on', () => {
  const seen: number[] = [];
  walk(
    1,
    '',
    (node, path) => [
      [node * 2, `${path}0`],
      [node * 2 + 1, `${path}1`],
    ],
    (node, path) => {
      seen.push(node);
      return path.length < 2 && node !== 3;
    },
  );
  expect(seen).toEqual([1, 2, 4, 5, 3]);
});

test('of what comes with the game every stored question can be come to', () => {
  const trees = EMERGENCIES.flatMap((item) => TREE_NAMES.flatMap((tree) => item[tree] ?? []));
  expect(trees).not.toEqual([]);
  for (const root of trees) expect([...openQuestions(root, '')]).toEqual([...storedQuestions(root, '')]);
});
