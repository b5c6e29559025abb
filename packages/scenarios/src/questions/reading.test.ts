import { EMERGENCIES } from '@fracht/content';
import { type Situation, TREE_NAMES } from '@fracht/engine';
import { expect, test } from 'vitest';
import { BLANK_QUESTION } from '../author/blank.ts';
import { placesFrom } from '../walk/walk.ts';
import { questionCount, readingOf } from './reading.ts';

const BLANK: Situation = { ...BLANK_QUESTION, text: 'Pytanie' };
const answer = (points: number, situation: Situation | null = null) => ({
  text: `Odpowiedź za ${String(points)}`,
  points,
  feedback: '',
  newCar: false,
  input: false,
  inputType: 'PROLONG_SHIPMENT' as const,
  inputValue: 0,
  image: null,
  changeDistance: 0,
  situation,
  effects: [],
});

test('[LBY-10] questions are numbered in the order of reading, and every way names the question it leads to', () => {
  const last = { ...BLANK, answers: [answer(1)] };
  const denied = { ...BLANK, answers: [answer(4)] };
  const typed = { ...BLANK, textAnswer: 'CMR', points_ok: 3, situation_ok: last, afterDenySituation: denied };
  const root = { ...BLANK, answers: [answer(5), answer(2, typed)] };
  const outline = readingOf('situation', root);
  expect(outline.map(({ number, path }) => [number, path])).toEqual([
    [1, 'situation'],
    [2, 'situation.answers.1.situation'],
    [3, 'situation.answers.1.situation.situation_ok'],
    [4, 'situation.answers.1.situation.afterDenySituation'],
  ]);
  expect(outline[0]?.ways.map(({ next }) => next)).toEqual([null, 2]);
  expect(outline[1]?.ways.map(({ kind, next }) => [kind, next])).toEqual([
    ['ok', 3],
    ['wrong', null],
  ]);
  expect(outline[1]?.denied).toBe(4);
});

test('[LBY-10] a question that several ways lead to stands once and counts once, though it is stored at each of them', () => {
  const last = () => ({ ...BLANK, answers: [answer(1)] });
  const root = { ...BLANK, answers: [answer(5, last()), answer(2, last()), answer(0)] };
  const outline = readingOf('situation', root);
  expect(outline.map(({ path }) => path)).toEqual(['situation', 'situation.answers.0.situation']);
  expect(outline[0]?.ways.map(({ next, target }) => [next, target])).toEqual([
    [2, 'situation.answers.0.situation'],
    [2, 'situation.answers.0.situation'],
    [null, null],
  ]);
  expect(questionCount(root)).toBe(2);
});

test('[LBY-10] the best way is the one with most points to its end, not the one with the best first answer', () => {
  const follows = { ...BLANK, answers: [answer(-5), answer(9)] };
  const root = { ...BLANK, points: 1, answers: [answer(8), answer(2, follows), answer(3)] };
  const [first, second] = readingOf('situation', root);
  expect(first).toMatchObject({ best: 12, reached: 1, isOnBestPath: true });
  expect(first?.ways.map(({ isBest }) => isBest)).toEqual([false, true, false]);
  expect(second?.ways.map(({ isBest }) => isBest)).toEqual([false, true]);
});

test('beside the best way nothing is marked', () => {
  const aside = { ...BLANK, answers: [answer(1)] };
  const [, second] = readingOf('situation', { ...BLANK, answers: [answer(8), answer(2, aside)] });
  expect(second?.isOnBestPath).toBe(false);
  expect(second?.ways.map(({ isBest }) => isBest)).toEqual([false]);
});

test('[LBY-10] every question and answer of the shipped library is told, and its best way reaches its end', () => {
  for (const item of EMERGENCIES) {
    for (const tree of TREE_NAMES) {
      const root = item[tree];
      if (root === null) continue;
      const outline = readingOf(tree, root);
      const texts = new Set(placesFrom(root, tree).map(({ node }) => node.text));
      expect(new Set(outline.map(({ node }) => node.text))).toEqual(texts);
      expect(outline).toHaveLength(questionCount(root));
      const marked = outline.filter(({ isOnBestPath }) => isOnBestPath);
      expect(marked.every(({ ways }) => ways.filter(({ isBest }) => isBest).length === 1)).toBe(true);
      const sum = marked.reduce(
        (total, { reached, ways }) => total + reached + (ways.find(({ isBest }) => isBest)?.way.points ?? 0),
        0,
      );
      expect(sum).toBe(outline[0]?.best);
    }
  }
});
