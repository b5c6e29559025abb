import { CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
import type { Situation } from '@fracht/engine';
import { expect, test } from 'vitest';
import { NEW_ANSWER, NEW_QUESTION_NODE } from '../author/blank.ts';
import { applied, type Command } from '../commands/commands.ts';
import { type EditedItem, questionOf, rootOf, treeNamesOf, withRoot } from '../item/item.ts';
import { branchOf, isWithin, pathOf } from '../walk/paths.ts';
import { placesFrom } from '../walk/walk.ts';
import { type Change, differences } from './difference.ts';
import fc from 'fast-check';

/** The shipped items with every question at one place only. */
const ITEMS: readonly EditedItem[] = structuredItems([
  ...EMERGENCIES.map((item): EditedItem => ({ kind: 'EMERGENCY', item })),
  ...CHANGE_EVENTS.map((item): EditedItem => ({ kind: 'CHANGE', item })),
]);
const anItem = fc.constantFrom(...ITEMS);
const aTree = fc.constantFrom(...ITEMS.filter((item) => treeNamesOf(item).some((tree) => rootOf(item, tree) !== null)));
const word = fc.string({ minLength: 1, maxLength: 12 }).map((text) => `Nowe: ${text}`);
const any = fc.nat({ max: 1_000_000 });

function unlinked(each: EditedItem): EditedItem {
  const copy = (node: Situation | null): Situation | null =>
    node === null
      ? null
      : {
          ...node,
          answers: node.answers.map((answer) => ({ ...answer, situation: copy(answer.situation) })),
          situation_ok: copy(node.situation_ok),
          situation_wrong: copy(node.situation_wrong),
          afterDenySituation: copy(node.afterDenySituation),
        };
  return treeNamesOf(each).reduce((before, tree) => withRoot(before, tree, copy(rootOf(before, tree))), each);
}

function structuredItems(items: readonly EditedItem[]): readonly EditedItem[] {
  return items.map((each) => unlinked(each));
}

/** Whether a question can be put at a path that has none. */
function isFree(item: EditedItem, path: string): boolean {
  const branch = branchOf(path);
  if (branch === null || questionOf(item, branch) !== null) return false;
  return applied(item, { do: 'put', path, branch: { ...NEW_QUESTION_NODE } }) !== item;
}

/** The paths of all questions of an item. */
function pathsOf(item: EditedItem): readonly string[] {
  return treeNamesOf(item).flatMap((tree) => {
    const root = rootOf(item, tree);
    return root === null ? [] : placesFrom(root, tree).map(({ path }) => path);
  });
}

function nodeAt(item: EditedItem, path: string): Situation {
  const branch = branchOf(path);
  const node = branch === null ? null : questionOf(item, branch);
  if (node === null) throw new Error(`No question at ${path}`);
  return node;
}

/** An entry of a list, selected by an arbitrary number. */
function one<Item>(list: readonly Item[], choice: number): Item | undefined {
  return list[choice % list.length];
}

/** A question with answers to choose from, selected by an arbitrary number; discards the run if there is none. */
function asked(item: EditedItem, choice: number) {
  const path = one(
    pathsOf(item).filter((each) => nodeAt(item, each).answers.length > 0),
    choice,
  );
  fc.pre(path !== undefined);
  const at = path ?? '';
  return { path: at, answers: nodeAt(item, at).answers };
}

/** The differences that a command makes; undefined if it changes nothing. */
function made(item: EditedItem, command: Command): readonly Change[] | undefined {
  const next = applied(item, command);
  return next === item ? undefined : differences(item, next);
}

test('an item does not differ from itself, nor from an equal one', () => {
  for (const item of ITEMS) {
    expect(differences(item, item)).toEqual([]);
    expect(differences(item, structuredClone(item))).toEqual([]);
  }
});

test('a changed field of an item is one line, from what it was to what it is', () => {
  fc.assert(
    fc.property(anItem, word, (item, name) => {
      const kind = { EMERGENCY: 'emergency', CHANGE: 'change' } as const;
      const expected = { what: 'field', path: '', field: 'name', from: item.item.name, to: name };
      expect(made(item, { do: kind[item.kind], fields: { name } })).toEqual([expected]);
    }),
  );
});

test('a changed field of a question is one line; a new text is told of once, though it is a wording too', () => {
  fc.assert(
    fc.property(aTree, any, word, (item, choice, text) => {
      const path = one(pathsOf(item), choice) ?? '';
      const node = nodeAt(item, path);
      const texts = node.texts.map((variant) => (variant === node.text ? text : variant));
      const changes = made(item, { do: 'question', path, fields: { text, texts } });
      expect(changes).toEqual([{ what: 'field', path, field: 'text', from: node.text, to: text }]);
      const points = node.points + 1;
      expect(made(item, { do: 'question', path, fields: { points } })).toEqual([
        { what: 'field', path, field: 'points', from: node.points, to: points },
      ]);
    }),
  );
});

test('a changed field of an answer is one line', () => {
  fc.assert(
    fc.property(aTree, any, any, word, (item, choice, at, text) => {
      const { path, answers } = asked(item, choice);
      const index = at % answers.length;
      const from = answers[index]?.text;
      expect(made(item, { do: 'answer', path, index, fields: { text } })).toEqual([
        { what: 'field', path: `${path}.answers.${String(index)}`, field: 'text', from, to: text },
      ]);
    }),
  );
});

test('an answer that comes or goes is one line', () => {
  fc.assert(
    fc.property(aTree, any, any, (item, choice, at) => {
      const { path, answers } = asked(item, choice);
      const answer = { ...NEW_ANSWER, text: 'Zupełnie nowa' };
      const place = `${path}.answers.${String(answers.length)}`;
      const told = { what: 'added', thing: 'answer', path: place, text: answer.text, questions: 0 };
      expect(made(item, { do: 'insert', path, at: answers.length, answer })).toEqual([told]);
      const index = at % answers.length;
      const removed = made(item, { do: 'cutAnswer', path, index });
      expect(removed).toMatchObject([
        { what: 'removed', thing: 'answer', path: `${path}.answers.${String(index)}`, text: answers[index]?.text },
      ]);
    }),
  );
});

test('an answer that changes its place is one line', () => {
  fc.assert(
    fc.property(aTree, any, any, any, (item, choice, at, to) => {
      const { path, answers } = asked(item, choice);
      // An answer is put before the one at its target, or last: put before itself, or before the next one, it does not move.
      const [index, target] = [at % answers.length, to % (answers.length + 1)];
      fc.pre(target !== index && target !== index + 1);
      const moved = made(item, { do: 'carry', from: { path, index }, path, at: target });
      expect(moved?.map(({ what }) => what)).toEqual(['moved']);
    }),
  );
});

test('a branch that comes or goes is one line, with the questions in it', () => {
  fc.assert(
    fc.property(aTree, any, any, word, (item, choice, way, text) => {
      const path = one(pathsOf(item), choice) ?? '';
      const branch = branchOf(path);
      if (branch === null) throw new Error(`No branch at ${path}`);
      expect(made(item, { do: 'remove', path })).toMatchObject([{ what: 'removed', thing: 'branch', path }]);
      const { answers } = nodeAt(item, path);
      const places = [...answers.keys(), 'afterDenySituation' as const];
      const place = pathOf({ ...branch, steps: [...branch.steps, one(places, way) ?? 0] });
      fc.pre(isFree(item, place));
      expect(made(item, { do: 'put', path: place, branch: { ...NEW_QUESTION_NODE, text } })).toEqual([
        { what: 'added', thing: 'branch', path: place, text, questions: 1 },
      ]);
    }),
  );
});

function sameTree(path: string, other: string): boolean {
  return branchOf(path)?.tree === branchOf(other)?.tree;
}

test('[DRF-7] a branch that is moved to another place is one line', () => {
  let count = 0;
  for (const item of ITEMS) {
    const paths = pathsOf(item);
    for (const from of paths) {
      const to = paths
        .flatMap((path) => nodeAt(item, path).answers.map((_, index) => `${path}.answers.${String(index)}.situation`))
        .find((path) => sameTree(path, from) && !isWithin(path, from) && isFree(item, path));
      const changes = to === undefined ? undefined : made(item, { do: 'move', from, to });
      if (changes === undefined) continue;
      expect(changes).toEqual([{ what: 'moved', thing: 'branch', from, path: to, text: nodeAt(item, from).text }]);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(50);
});

test('[DRF-7] whatever is done to an item shows, and nothing shows where all was undone', () => {
  const command = fc.record({
    choice: any,
    at: any,
    text: word,
    kind: fc.constantFrom('text', 'add', 'cut', 'put', 'swap'),
  });
  fc.assert(
    fc.property(aTree, fc.array(command, { minLength: 1, maxLength: 12 }), (item, wishes) => {
      const edited = wishes.reduce((before, { choice, at, text, kind }) => {
        const path = one(pathsOf(before), choice);
        if (path === undefined) return before;
        if (kind === 'text') return applied(before, { do: 'question', path, fields: { text } });
        if (kind === 'add') return applied(before, { do: 'addAnswer', path });
        if (kind === 'cut') return applied(before, { do: 'remove', path });
        if (kind === 'swap') return applied(before, { do: 'carry', from: { path, index: at % 5 }, path, at: 0 });
        const place = `${path}.answers.${String(at % 3)}.situation`;
        return isFree(before, place)
          ? applied(before, { do: 'put', path: place, branch: { ...NEW_QUESTION_NODE } })
          : before;
      }, item);
      const isEqual = JSON.stringify(edited.item) === JSON.stringify(item.item);
      expect(differences(item, edited).length === 0).toBe(isEqual);
      expect(differences(edited, item).length === 0).toBe(isEqual);
    }),
  );
});
