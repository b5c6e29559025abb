import { EMERGENCIES, placesFrom } from '@fracht/content';
import type { Situation } from '@fracht/engine';
import { expect, test } from 'vitest';
import { CARD_WIDTH, graphOf, neighbour } from './graph.ts';
import { NEW_ANSWER, NEW_QUESTION_NODE } from './item.ts';
import { worthsIn } from './worths.ts';

/** A tree of `count` questions, two behind each. */
function treeOf(count: number): Situation {
  const behind = count - 1;
  const first = Math.ceil(behind / 2);
  const situations = [first, behind - first].map((part) => (part > 0 ? treeOf(part) : null));
  return { ...NEW_QUESTION_NODE, answers: situations.map((situation) => ({ ...NEW_ANSWER, situation })) };
}

test('a tree of 200 questions is laid out with nothing over anything else', () => {
  const { cards } = graphOf('situation', treeOf(200), new Set());
  expect(cards.filter(({ question }) => question !== null)).toHaveLength(200);
  for (const [index, one] of cards.entries()) {
    for (const other of cards.slice(index + 1)) {
      const isApart =
        Math.abs(one.x - other.x) >= CARD_WIDTH || one.y + one.height <= other.y || other.y + other.height <= one.y;
      expect(isApart).toBe(true);
    }
  }
});

test('every question of the shipped library has its card, and every way its line', () => {
  for (const { situation } of EMERGENCIES) {
    if (situation === null) continue;
    const { cards, lines } = graphOf('situation', situation, new Set());
    const questions = cards.flatMap(({ question }) => (question === null ? [] : [question]));
    expect(questions.map(({ path }) => path).sort()).toEqual(
      placesFrom(situation, 'situation')
        .map(({ path }) => path)
        .sort(),
    );
    const ways = questions.reduce((sum, { ways: own, denied }) => sum + own.length + (denied === null ? 0 : 1), 0);
    expect(lines).toHaveLength(ways);
    expect(lines.some(({ isBest }) => isBest)).toBe(true);
  }
});

test('a folded question hides what is behind it, and says how much', () => {
  const { cards } = graphOf('situation', treeOf(7), new Set(['situation.answers.0.situation']));
  expect(cards.find(({ id }) => id === 'situation.answers.0.situation')?.folded).toBe(2);
  expect(cards.filter(({ question }) => question !== null)).toHaveLength(5);
});

test('arrows walk between questions', () => {
  const { cards } = graphOf('situation', treeOf(7), new Set());
  expect(neighbour(cards, 'situation', 'ArrowLeft')).toBe('situation');
  const next = neighbour(cards, 'situation', 'ArrowRight');
  expect(next).toMatch(/^situation\.answers\.[01]\.situation$/u);
  expect(neighbour(cards, next, 'ArrowLeft')).toBe('situation');
  const beside = [neighbour(cards, next, 'ArrowUp'), neighbour(cards, next, 'ArrowDown')].filter((id) => id !== next);
  expect(beside).toHaveLength(1);
});

test('money of a way is told apart from its points', () => {
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
