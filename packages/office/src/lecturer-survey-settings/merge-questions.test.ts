import { expect, test } from 'vitest';
import { mergeQuestions } from './merge-questions.ts';

const question = (id: string | null, value: string) => ({ id, value, kind: 'text' as const });
const BASE = [question('1', 'a'), question('2', 'b'), question('3', 'c')];

test('[FRM-12] changes of two at different questions all stand, with the order of whoever has changed it', () => {
  const mine = [question('1', 'a!'), question('2', 'b'), question('3', 'c'), question(null, 'nowe')];
  const theirs = [question('3', 'c'), question('2', 'b!'), question('4', 'd')];
  const { merged, conflicts } = mergeQuestions(BASE, mine, theirs);
  // The first was changed here and removed there.
  expect(conflicts).toMatchObject([{ id: '1', theirs: 'usunięte' }]);
  expect(merged.map(({ value }) => value)).toEqual(['c', 'b!', 'd', 'a!', 'nowe']);
});

test('[FRM-12] of a question that both changed the chosen side stands', () => {
  const mine = [question('1', 'moje'), ...BASE.slice(1)];
  const theirs = [question('1', 'ich'), ...BASE.slice(1)];
  const { merged, conflicts, choose } = mergeQuestions(BASE, mine, theirs);
  expect(conflicts.map(({ id }) => id)).toEqual(['1']);
  expect([merged[0]?.value, choose(['1'])[0]?.value]).toEqual(['moje', 'ich']);
});
