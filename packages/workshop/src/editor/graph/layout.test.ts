import { EMERGENCIES } from '@fracht/content';
import { linked, NEW_ANSWER, NEW_QUESTION_NODE, placesFrom, questionsOf, worthsIn } from '@fracht/scenarios';
import type { Situation } from '@fracht/engine';
import { expect, test } from 'vitest';
import { sameShape, shapeOf } from '../store/tree-shape.ts';
import { CARD_WIDTH, layoutOf } from './layout.ts';
import { spotAfter } from './arrow-keys.ts';

/** A tree of `count` questions, two behind each. */
function treeOf(count: number): Situation {
  const behind = count - 1;
  const first = Math.ceil(behind / 2);
  const situations = [first, behind - first].map((part) => (part > 0 ? treeOf(part) : null));
  return { ...NEW_QUESTION_NODE, answers: situations.map((situation) => ({ ...NEW_ANSWER, situation })) };
}

const shapeAt = (root: Situation) => shapeOf(questionsOf('situation', root));

test('[EDT-1] a tree of 200 questions is laid out with nothing over anything else', () => {
  const { cards } = layoutOf(shapeAt(treeOf(200)), new Set());
  expect(cards.filter(({ ways }) => ways !== null)).toHaveLength(200);
  for (const [index, one] of cards.entries()) {
    for (const other of cards.slice(index + 1)) {
      const isApart =
        Math.abs(one.x - other.x) >= CARD_WIDTH || one.y + one.height <= other.y || other.y + other.height <= one.y;
      expect(isApart).toBe(true);
    }
  }
});

test('[EDT-1] every question of the shipped library has one card, and every way its line to the right', () => {
  for (const { situation } of EMERGENCIES) {
    const root = linked(situation);
    if (root === null) continue;
    const questions = questionsOf('situation', root);
    const { cards, lines } = layoutOf(shapeOf(questions), new Set());
    expect(
      cards
        .filter(({ ways }) => ways !== null)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(questions.map(({ path }) => path).toSorted());
    expect(new Set(questions.map(({ node }) => JSON.stringify(node))).size).toBe(questions.length);
    const texts = placesFrom(situation, 'situation').map(({ node }) => JSON.stringify(node));
    expect(questions).toHaveLength(new Set(texts).size);
    const ways = questions.reduce((sum, { ways: own, denied }) => sum + own.length + (denied === null ? 0 : 1), 0);
    expect(lines).toHaveLength(ways);
    expect(lines.some(({ isBest }) => isBest)).toBe(true);
    const left = new Map(cards.map(({ id, x }) => [id, x]));
    expect(lines.filter(({ source, target }) => (left.get(source) ?? 0) >= (left.get(target) ?? 0))).toEqual([]);
  }
});

test('[EDT-1] a folded question hides what is behind it, and says how much', () => {
  const { cards } = layoutOf(shapeAt(treeOf(7)), new Set(['situation.answers.0.situation']));
  expect(cards.find(({ id }) => id === 'situation.answers.0.situation')?.folded).toBe(2);
  expect(cards.filter(({ ways }) => ways !== null)).toHaveLength(5);
});

test('a tree keeps its shape whatever is written in it, and has another as soon as a way more leads on', () => {
  const root = treeOf(7);
  const [first, second] = root.answers;
  if (first === undefined || second === undefined) throw new Error('No answers');
  const written = { ...root, text: 'Co robisz?', answers: [{ ...first, text: 'Dzwonię' }, second] };
  expect(sameShape(shapeAt(root), shapeAt(written))).toBe(true);
  const longer = { ...root, answers: [first, second, { ...NEW_ANSWER }] };
  expect(sameShape(shapeAt(root), shapeAt(longer))).toBe(false);
  const cut = { ...root, answers: [{ ...first, situation: null }, second] };
  expect(sameShape(shapeAt(root), shapeAt(cut))).toBe(false);
});

test('[EDT-2] arrows walk through the ways of a question, along a way and back', () => {
  const graph = layoutOf(shapeAt(treeOf(7)), new Set());
  const start = { path: 'situation', way: null };
  const second = 'situation.answers.1.situation';
  expect(spotAfter(graph, start, 'ArrowLeft')).toEqual(start);
  expect(spotAfter(graph, start, 'ArrowUp')).toEqual(start);
  const way = spotAfter(graph, spotAfter(graph, start, 'ArrowDown'), 'ArrowDown');
  expect(way).toEqual({ path: 'situation', way: 1 });
  expect(spotAfter(graph, way, 'ArrowRight')).toEqual({ path: second, way: null });
  expect(spotAfter(graph, { path: second, way: null }, 'ArrowLeft')).toEqual(way);
  expect(spotAfter(graph, way, 'ArrowLeft')).toEqual(start);
  expect(spotAfter(graph, { path: second, way: 0 }, 'Home')).toEqual(start);
  const first = { path: 'situation.answers.0.situation', way: 1 };
  expect(spotAfter(graph, first, 'ArrowDown')).toEqual({ path: second, way: null });
  expect(spotAfter(graph, { path: second, way: null }, 'ArrowUp')).toEqual(first);
});

test('[EDT-13] money of a way is told apart from its points', () => {
  const effects = [{ type: 'MONETARY', value: 300 } as const];
  const situation = { ...NEW_QUESTION_NODE, answers: [{ ...NEW_ANSWER, points: 5, effects }, NEW_ANSWER] };
  const [shipped] = EMERGENCIES;
  if (shipped === undefined) throw new Error('No situation');
  const item = { ...shipped, situation, carSituation: null, timeWindowSituation: null };
  expect(worthsIn({ kind: 'EMERGENCY', item }, 'situation')(situation)).toEqual([
    { points: 5, money: -300 },
    { points: 0, money: 0 },
  ]);
});
