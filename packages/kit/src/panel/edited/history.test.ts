import { expect, test } from 'vitest';
import { historyOf, redone, stepped, undone } from './history.ts';

test('steps of one topic are one, another topic or none is the next', () => {
  let history = historyOf('');
  for (const name of ['A', 'Aw', 'Awa']) history = stepped(history, name, 'name');
  history = stepped(history, 'Awa?', 'help');
  history = stepped(history, 'Awa!');
  history = stepped(history, 'Awa!!');
  expect(history.past).toEqual(['', 'Awa', 'Awa?', 'Awa!']);
});

test('what is undone can be done again until something else is done', () => {
  const history = stepped(stepped(historyOf('a'), 'b'), 'c');
  expect(undone(undone(history))).toMatchObject({ past: [], now: 'a', future: ['b', 'c'] });
  expect(redone(redone(undone(undone(history))))).toMatchObject({ past: ['a', 'b'], now: 'c', future: [] });
  expect(stepped(undone(history), 'd')).toMatchObject({ past: ['a', 'b'], now: 'd', future: [] });
  expect(stepped(undone(stepped(history, 'e', 'name')), 'f', 'name').past).toEqual(['a', 'b', 'c']);
});

test('where there is no step, nothing changes', () => {
  const history = historyOf('a');
  expect([undone(history), redone(history), stepped(history, 'a', 'name')]).toEqual([history, history, history]);
});
