import { EMERGENCIES } from '@fracht/content';
import { applied, type Command, type EditedItem, nodeAt } from '@fracht/scenarios';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ItemOutline, outlineOf, withNode } from './item-outline.ts';

const found = EMERGENCIES.find(({ situation }) => (situation?.answers[0]?.situation ?? null) !== null);
if (found === undefined) throw new Error('No situation with two questions');
const item: EditedItem = { kind: 'EMERGENCY', item: found };

function treeOf({ trees }: ItemOutline) {
  const tree = trees.get('situation');
  if (tree === undefined) throw new Error('No tree');
  return tree;
}

const first = treeOf(outlineOf(item));
const path = fc.constantFrom(...first.questions.keys());
const index = fc.nat({ max: 3 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('addAnswer' as const), path }),
  fc.record({ do: fc.constant('cutAnswer' as const), path, index }),
  fc.record({ do: fc.constant('carry' as const), from: fc.record({ path, index }), path, at: index }),
  fc.record({ do: fc.constant('remove' as const), path }),
  fc.record({ do: fc.constant('kind' as const), path, isTyped: fc.boolean() }),
  fc.record({ do: fc.constant('question' as const), path, fields: fc.record({ text: fc.string() }) }),
  fc.record({ do: fc.constant('answer' as const), path, index, fields: fc.record({ points: fc.integer() }) }),
);

test('a card that is ahead of the others says what it will say with all of them, whatever is edited', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 6 }), command, path, (earlier, last, at) => {
      const before = earlier.reduce(applied, item);
      const after = applied(before, last);
      const old = outlineOf(before).trees.get('situation');
      const next = outlineOf(after).trees.get('situation')?.questions.get(at);
      const ahead = withNode(old, at, nodeAt(after, at))?.questions.get(at);
      fc.pre(nodeAt(before, at) !== null && nodeAt(after, at) !== null);
      if (ahead === undefined || next === undefined) throw new Error(`No card at ${at}`);
      expect(ahead.node).toBe(next.node);
      expect(ahead.ways.map(({ way, kind }) => ({ way, kind }))).toEqual(
        next.ways.map(({ way, kind }) => ({ way, kind })),
      );
    }),
  );
});

test('only the question that is touched is another one', () => {
  fc.assert(
    fc.property(command, path, (edit, at) => {
      const after = applied(item, edit);
      const tree = withNode(first, at, nodeAt(after, at));
      const others = [...(tree?.questions ?? [])].filter(([place]) => place !== at);
      expect(others).toHaveLength(first.questions.size - 1);
      for (const [place, question] of others) expect(question).toBe(first.questions.get(place));
    }),
  );
});

test('a moved answer keeps its mark and where it leads; a new one has none yet', () => {
  const [node, question] = [nodeAt(item, 'situation'), first.questions.get('situation')];
  if (node === null || question === undefined) throw new Error('No first question');
  const [one, two, ...rest] = node.answers;
  if (one === undefined || two === undefined) throw new Error('No two answers');
  const moved = withNode(first, 'situation', { ...node, answers: [two, one, ...rest] })?.questions.get('situation');
  const marks = (ways: typeof question.ways) => ways.map(({ isBest, target }) => ({ isBest, target }));
  const [markOne, markTwo, ...others] = marks(question.ways);
  expect(marks(moved?.ways ?? [])).toEqual([markTwo, markOne, ...others]);
  const longer = applied(item, { do: 'addAnswer', path: 'situation' });
  const grown = withNode(first, 'situation', nodeAt(longer, 'situation'))?.questions.get('situation');
  expect(marks(grown?.ways ?? [])).toEqual([...marks(question.ways), { isBest: false, target: null }]);
});
