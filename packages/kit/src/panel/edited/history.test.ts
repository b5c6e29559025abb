import { expect, test } from 'vitest';
import { historyOf, redone, withStep, undone } from './history.ts';

test('steps of one topic are one, another topic or none is the next', () => {
  let history = historyOf('');
  for (const name of ['A', 'Aw', 'Awa']) history = withStep(history, name, 'name');
  history = withStep(history, 'Awa?', 'help');
  history = withStep(history, 'Awa!');
  history = withStep(history, 'Awa!!');
  expect(history.past).toEqual(['', 'Awa', 'Awa?', 'Awa!']);
});

test('what is undone can be done again until something else is done', () => {
  const history = withStep(withStep(historyOf('a'), 'b'), 'c');
  expect(undone(undone(history))).toMatchObject({ past: [], now: 'a', future: ['b', 'c'] });
  expect(redone(redone(undone(undone(history))))).toMatchObject({ past: ['a', 'b'], now: 'c', future: [] });
  expect(withStep(undone(history), 'd')).toMatchObject({ past: ['a', 'b'], now: 'd', future: [] });
  expect(withStep(undone(withStep(history, 'e', 'name')), 'f', 'name').past).toEqual(['a', 'b', 'c']);
});

test('where there is no step, nothing changes', () => {
  const history = historyOf('a');
  expect([undone(history), redone(history), withStep(history, 'a', 'name')]).toEqual([history, history, history]);
});
