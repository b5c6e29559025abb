import { EMERGENCIES } from '@fracht/content';
import { type EditedItem, nodeAt, rootOf } from '@fracht/scenarios';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { historyOf } from '@fracht/kit/panel/edited/history.ts';
import { createStore } from 'zustand';
import { createEditor, type EditorEdits } from './editor.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const found = EMERGENCIES.find(({ situation }) => (situation?.answers[0]?.situation ?? null) !== null);
if (found === undefined) throw new Error('No situation with two questions');
const item: EditedItem = { kind: 'EMERGENCY', item: found };
/** Steps that are kept nowhere else. */
function editsOf(first: EditedItem): EditorEdits<EditedItem> {
  const store = createStore(() => ({ history: historyOf(first) }));
  return { store, change: (step) => store.setState(({ history }) => ({ history: step(history) })) };
}
const SECOND = 'situation.answers.0.situation';

test('what is written is in the item at once; graph and check follow it behind the frame', () => {
  const editor = createEditor(editsOf(item));
  const { store } = editor;
  editor.run({ do: 'question', path: 'situation', fields: { text: '' } }, 'text');
  expect(nodeAt(editor.now(), 'situation')?.text).toBe('');
  expect(store.getState().shown.item).toBe(item);
  expect(store.getState().told.past).toHaveLength(0);
  const faults = store.getState().findings.all.length;
  vi.runAllTimers();
  expect(store.getState().shown.item).toBe(editor.now());
  expect(store.getState().told.past).toHaveLength(1);
  expect(store.getState().findings.all.length).toBeGreaterThan(faults);
  editor.undo();
  expect(editor.now()).toBe(item);
  vi.runAllTimers();
  expect(store.getState().shown.item).toBe(item);
  expect(store.getState().findings.all).toHaveLength(faults);
});

test('whoever cannot wait has the check of the last letter', () => {
  const editor = createEditor(editsOf(item));
  const before = editor.settle().length;
  editor.run({ do: 'question', path: 'situation', fields: { text: '' } }, 'text');
  expect(editor.settle().length).toBeGreaterThan(before);
  expect(editor.store.getState().shown.item).toBe(editor.now());
});

test('a letter of one question leaves the others and the shape of the tree the very same, so that they are not drawn again', () => {
  const editor = createEditor(editsOf(item));
  const treeNow = () => {
    const tree = editor.store.getState().shown.trees.get('situation');
    if (tree === undefined) throw new Error('No tree');
    return tree;
  };
  const before = treeNow();
  editor.run({ do: 'question', path: SECOND, fields: { text: 'Co teraz?' } }, 'text');
  editor.settle();
  const after = treeNow();
  expect(after.root).toBe(rootOf(editor.now(), 'situation'));
  expect(after.shape).toBe(before.shape);
  expect(after.questions.get(SECOND)?.node.text).toBe('Co teraz?');
  const changed = [...after.questions].filter(([path, question]) => before.questions.get(path) !== question);
  expect(changed.map(([path]) => path)).toEqual(['situation', SECOND]);
  editor.run({ do: 'addAnswer', path: SECOND });
  editor.settle();
  expect(treeNow().shape).not.toBe(before.shape);
});

test('what keys do in the graph is ahead of the form, which follows behind the frame or when it is gone to', () => {
  const editor = createEditor(editsOf(item));
  const { store } = editor;
  editor.workIn('GRAPH');
  editor.run({ do: 'addAnswer', path: 'situation' });
  expect(store.getState()).toMatchObject({ ahead: editor.now(), formed: item });
  editor.undo();
  expect(store.getState()).toMatchObject({ ahead: item, formed: item });
  editor.redo();
  editor.settleForms();
  expect(store.getState().formed).toBe(editor.now());
  editor.undo();
  vi.runAllTimers();
  expect(store.getState()).toMatchObject({ ahead: null, formed: item });
  expect(store.getState().shown.item).toBe(item);
  editor.workIn('FORM');
  editor.run({ do: 'addAnswer', path: 'situation' });
  expect(store.getState()).toMatchObject({ ahead: null, formed: editor.now() });
});
