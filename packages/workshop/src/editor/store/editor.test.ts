import { EMERGENCIES } from '@fracht/content';
import { type EditedItem, nodeAt, rootOf } from '@fracht/scenarios';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { historyOf } from '@fracht/kit/panel/edited/history.ts';
import { createStore } from 'zustand';
import { createEditor, type Editor, type EditorEdits } from './editor.ts';
import { snapshotAt, spotAt, spotNow } from './editor-state.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const found = EMERGENCIES.find(({ situation }) => (situation?.answers[0]?.situation ?? null) !== null);
if (found === undefined) throw new Error('No situation with two questions');
const item: EditedItem = { kind: 'EMERGENCY', item: found };
/** An undo history that is kept nowhere else. */
function editsOf(first: EditedItem): EditorEdits<EditedItem> {
  const store = createStore(() => ({ history: historyOf(first) }));
  return { store, change: (step) => store.setState(({ history }) => ({ history: step(history) })) };
}
const SECOND = 'situation.answers.0.situation';

test('what is written is in the item at once; graph and check follow it after the paint', () => {
  const editor = createEditor(editsOf(item));
  const { store } = editor;
  editor.run({ do: 'question', path: 'situation', fields: { text: '' } }, 'text');
  expect(nodeAt(editor.now(), 'situation')?.text).toBe('');
  expect(store.getState().settled.item).toBe(item);
  expect(store.getState().settled.history.past).toHaveLength(0);
  const faults = store.getState().findings.all.length;
  vi.runAllTimers();
  expect(store.getState().settled.item).toBe(editor.now());
  expect(store.getState().settled.history.past).toHaveLength(1);
  expect(store.getState().findings.all.length).toBeGreaterThan(faults);
  editor.undo();
  expect(editor.now()).toBe(item);
  vi.runAllTimers();
  expect(store.getState().settled.item).toBe(item);
  expect(store.getState().findings.all).toHaveLength(faults);
});

test('whoever cannot wait has the check of the last letter', () => {
  const editor = createEditor(editsOf(item));
  const before = editor.settle().length;
  editor.run({ do: 'question', path: 'situation', fields: { text: '' } }, 'text');
  expect(editor.settle().length).toBeGreaterThan(before);
  expect(editor.store.getState().settled.item).toBe(editor.now());
});

test('a letter of one question leaves the others and the shape of the tree the very same, so that they are not drawn again', () => {
  const editor = createEditor(editsOf(item));
  const treeNow = () => {
    const tree = editor.store.getState().settled.trees.get('situation');
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

const itemAt = ({ store }: Editor, workplace: 'FORM' | 'GRAPH') => snapshotAt(store.getState(), workplace).item;

test('what keys do in the graph shows there at once, and in the form after the paint or when that is gone to', () => {
  const editor = createEditor(editsOf(item));
  editor.workIn('GRAPH');
  editor.run({ do: 'addAnswer', path: 'situation' });
  expect([itemAt(editor, 'GRAPH'), itemAt(editor, 'FORM')]).toEqual([editor.now(), item]);
  editor.undo();
  expect([itemAt(editor, 'GRAPH'), itemAt(editor, 'FORM')]).toEqual([item, item]);
  editor.redo();
  editor.workIn('FORM');
  expect([itemAt(editor, 'GRAPH'), itemAt(editor, 'FORM')]).toEqual([editor.now(), editor.now()]);
  vi.runAllTimers();
  expect(editor.store.getState()).toMatchObject({ ahead: ['FORM'], settled: { item: editor.now() } });
  editor.undo();
  expect(itemAt(editor, 'FORM')).toBe(item);
  expect(itemAt(editor, 'GRAPH')).not.toBe(item);
  vi.runAllTimers();
  expect(itemAt(editor, 'GRAPH')).toBe(item);
});

test('what a side shows never goes back to what was before, whichever side the author goes over to meanwhile', () => {
  const editor = createEditor(editsOf(item));
  editor.run({ do: 'question', path: 'situation', fields: { text: 'Co teraz?' } }, 'text');
  const written = editor.now();
  editor.workIn('GRAPH');
  expect(itemAt(editor, 'FORM')).toBe(written);
  editor.run({ do: 'addAnswer', path: 'situation' });
  expect([itemAt(editor, 'GRAPH'), itemAt(editor, 'FORM')]).toEqual([editor.now(), editor.now()]);
  vi.runAllTimers();
  expect(editor.store.getState().ahead).toEqual(['GRAPH']);
});

test('another question is chosen at once where the author works, and after the paint at the other side', () => {
  const editor = createEditor(editsOf(item));
  const spots = () => {
    const state = editor.store.getState();
    return [spotNow(state, 'situation'), spotAt(state, 'FORM', 'situation'), spotAt(state, 'GRAPH', 'situation')];
  };
  const root = { path: 'situation', way: null };
  const second = { path: SECOND, way: null };
  editor.workIn('GRAPH');
  editor.choose(second);
  expect(spots()).toEqual([second, root, second]);
  vi.runAllTimers();
  expect(spots()).toEqual([second, second, second]);
  editor.workIn('FORM');
  editor.choose(root);
  expect(spots()).toEqual([root, root, second]);
});

test('a question that is gone leaves the author at the one before it, and comes back with an undo', () => {
  const editor = createEditor(editsOf(item));
  const spot = () => spotNow(editor.store.getState(), 'situation');
  editor.choose({ path: SECOND, way: 0 });
  editor.run({ do: 'drop', path: SECOND });
  expect(spot()).toEqual({ path: 'situation', way: null });
  vi.runAllTimers();
  expect(spot()).toEqual({ path: 'situation', way: null });
  editor.undo();
  expect(spot()).toEqual({ path: SECOND, way: 0 });
});

test('another tab opens everywhere at the place that was jumped to', () => {
  const editor = createEditor(editsOf(item));
  editor.show('opis');
  editor.goTo(`${SECOND}.answers.0.text`);
  const { now, settled } = editor.store.getState();
  expect(now.place).toMatchObject({
    part: 'situation',
    wanted: { name: `${SECOND}.answers.0.text`, isLookedAt: false },
  });
  expect(settled.place).toBe(now.place);
});
