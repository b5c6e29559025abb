import { EMERGENCIES } from '@fracht/content';
import type { Situation } from '@fracht/engine';
import { expect, test } from 'vitest';
import { NEW_ANSWER, NEW_QUESTION_NODE } from '../author/blank.ts';
import { applied, attempted, type PlacingCommand } from '../commands/commands.ts';
import { type EditedItem, linkedItem, questionOf, rootOf } from '../item/item.ts';
import { indexOf } from '../questions/questions.ts';
import { branchOf } from '../walk/paths.ts';
import { storedQuestions } from '../walk/walk.ts';

const [shipped] = EMERGENCIES;
if (shipped === undefined) throw new Error('No situation');

function ask(text: string, ...behind: readonly (Situation | null)[]): Situation {
  const answers = behind.map((situation, index) => ({ ...NEW_ANSWER, text: `${text}${String(index)}`, situation }));
  return { ...NEW_QUESTION_NODE, text, answers };
}

/** A and C lead to the same question D; B leads nowhere; E is answered by typing. */
const D = () => ask('D', null, null);
const typed: Situation = { ...ask('E'), textAnswer: '7' };
const tree = ask('R', ask('A', D(), null), ask('B', null, null), ask('C', D(), null), typed);
const item: EditedItem = linkedItem({
  kind: 'EMERGENCY',
  item: { ...shipped, situation: tree, carSituation: ask('K', null), timeWindowSituation: null },
});
const A = 'situation.answers.0.situation';
const B = 'situation.answers.1.situation';
const C = 'situation.answers.2.situation';
const textAt = (edited: EditedItem, path: string): string | null => {
  const branch = branchOf(path);
  return branch === null ? null : (questionOf(edited, branch)?.text ?? null);
};
const waysOf = (edited: EditedItem, path: string): readonly string[] => {
  const branch = branchOf(path);
  const node = branch === null ? null : questionOf(edited, branch);
  return node?.answers.map(({ text, situation }) => `${text}>${situation?.text ?? ''}`) ?? [];
};
const after = (command: PlacingCommand): EditedItem => {
  const next = attempted(item, command);
  if (typeof next === 'string') throw new Error(next);
  return next;
};

test('[EDT-5] questions that are alike are one: counted once, edited at both places, the stored text the same', () => {
  expect(JSON.stringify(item.item)).toBe(
    JSON.stringify({ ...shipped, situation: tree, carSituation: ask('K', null), timeWindowSituation: null }),
  );
  expect(indexOf(item).countIn('situation')).toBe(6);
  const next = applied(item, { do: 'question', path: `${C}.answers.0.situation`, fields: { text: 'D2' } });
  expect(textAt(next, `${A}.answers.0.situation`)).toBe('D2');
  expect(textAt(next, `${C}.answers.0.situation`)).toBe('D2');
  expect(indexOf(next).countIn('situation')).toBe(6);
});

test('[EDT-5] a question is made one of its own at one place', () => {
  const own = after({ do: 'part', path: `${C}.answers.0.situation` });
  expect(indexOf(own).countIn('situation')).toBe(7);
  const next = applied(own, { do: 'question', path: `${C}.answers.0.situation`, fields: { text: 'D2' } });
  expect(textAt(next, `${A}.answers.0.situation`)).toBe('D');
});

test('[EDT-5] questions without a text stay apart', () => {
  const blank = linkedItem({
    kind: 'EMERGENCY',
    item: { ...shipped, situation: ask('R', ask('', null, null), ask('', null, null)) },
  });
  expect(indexOf(blank).countIn('situation')).toBe(3);
});

test('[EDT-4] a branch is moved whole to a free place; what stood at a taken one comes to where it was', () => {
  const next = after({ do: 'move', from: `${A}.answers.0.situation`, to: `${B}.answers.1.situation` });
  expect(waysOf(next, A)).toEqual(['A0>', 'A1>']);
  expect(waysOf(next, B)).toEqual(['B0>', 'B1>D']);
  expect(waysOf(next, C)).toEqual(['C0>D', 'C1>']);
  const swapped = after({ do: 'move', from: B, to: `${A}.answers.0.situation` });
  expect(waysOf(swapped, 'situation')).toEqual(['R0>A', 'R1>D', 'R2>C', 'R3>E']);
  expect(waysOf(swapped, A)).toEqual(['A0>B', 'A1>']);
});

test('[EDT-4] an answer goes to another question with all behind it, and within its own', () => {
  const next = after({ do: 'carry', from: { path: 'situation', index: 0 }, path: B, at: 1 });
  expect(waysOf(next, 'situation')).toEqual(['R1>B', 'R2>C', 'R3>E']);
  expect(waysOf(next, A)).toEqual(['B0>', 'R0>A', 'B1>']);
  expect(
    waysOf(after({ do: 'carry', from: { path: 'situation', index: 0 }, path: 'situation', at: 3 }), 'situation'),
  ).toEqual(['R1>B', 'R2>C', 'R0>A', 'R3>E']);
  const away = after({ do: 'carry', from: { path: B, index: 0 }, path: 'carSituation', at: 0 });
  expect(waysOf(away, 'carSituation')).toEqual(['B0>', 'K0>']);
  expect(waysOf(away, B)).toEqual(['B1>']);
});

test('an answer of a question that stands at several places goes from all of them', () => {
  const next = after({ do: 'carry', from: { path: `${A}.answers.0.situation`, index: 1 }, path: B, at: 2 });
  expect(waysOf(next, `${A}.answers.0.situation`)).toEqual(['D0>']);
  expect(waysOf(next, `${C}.answers.0.situation`)).toEqual(['D0>']);
  expect(waysOf(next, B)).toEqual(['B0>', 'B1>', 'D1>']);
});

test('a question that stands at several places is taken from all of them', () => {
  const next = after({ do: 'drop', path: `${A}.answers.0.situation` });
  expect(waysOf(next, A)).toEqual(['A0>', 'A1>']);
  expect(waysOf(next, C)).toEqual(['C0>', 'C1>']);
  expect(rootOf(after({ do: 'drop', path: 'carSituation' }), 'carSituation')).toBeNull();
});

const long = (count: number): Situation => ask(`L${String(count)}`, count > 1 ? long(count - 1) : null, null);
const full = ask('F', ...Array.from({ length: 12 }, () => null));
test.each<readonly [string, PlacingCommand]>([
  ['INSIDE_ITSELF', { do: 'move', from: A, to: `${A}.answers.1.situation` }],
  ['INSIDE_ITSELF', { do: 'move', from: A, to: `${A}.answers.0.situation.answers.0.situation` }],
  ['INSIDE_ITSELF', { do: 'move', from: `${A}.answers.0.situation`, to: A }],
  ['INSIDE_ITSELF', { do: 'carry', from: { path: 'situation', index: 0 }, path: `${A}.answers.0.situation`, at: 0 }],
  ['INSIDE_ITSELF', { do: 'put', path: `${A}.answers.1.situation`, branch: rootOf(item, 'situation') ?? D() }],
  ['SAME_PLACE', { do: 'move', from: A, to: A }],
  ['SAME_PLACE', { do: 'carry', from: { path: 'situation', index: 1 }, path: 'situation', at: 2 }],
  ['TYPED', { do: 'carry', from: { path: 'situation', index: 0 }, path: 'situation.answers.3.situation', at: 0 }],
  ['TOO_DEEP', { do: 'put', path: `${B}.answers.0.situation`, branch: long(11) }],
  ['GONE', { do: 'move', from: `${B}.answers.7.situation`, to: A }],
  ['GONE', { do: 'put', path: `${B}.answers.7.situation`, branch: D() }],
])('[EDT-4] %s: refused, and nothing changes', (refusal, command) => {
  expect(attempted(item, command)).toBe(refusal);
  expect(applied(item, command)).toBe(item);
});

test('[EDT-6] a question takes no more than twelve answers, a tree no more than can be stored', () => {
  const wide = applied(item, { do: 'put', path: `${B}.answers.0.situation`, branch: full });
  const answer = { ...NEW_ANSWER };
  expect(attempted(wide, { do: 'insert', path: `${B}.answers.0.situation`, at: 0, answer })).toBe('ANSWERS_FULL');
  const doubling = Array.from({ length: 7 }).reduce<Situation>(
    (behind, _, index) => ask(String(index), behind, behind, behind),
    D(),
  );
  expect(attempted(item, { do: 'put', path: `${B}.answers.0.situation`, branch: doubling })).toBe('TOO_LARGE');
});

test('answers become what follows a typed text and come back', () => {
  const next = applied(item, { do: 'kind', path: A, isTyped: true });
  const node = questionOf(next, { tree: 'situation', steps: [0] });
  expect(node?.answers).toEqual([]);
  expect(node?.situation_ok?.text).toBe('D');
  const back = applied(next, { do: 'kind', path: A, isTyped: false });
  expect(waysOf(back, A)).toEqual(['>D', '>']);
  expect(questionOf(back, { tree: 'situation', steps: [0] })?.situation_ok).toBeNull();
});

test('every question is found once with its first path', () => {
  const root = rootOf(item, 'situation');
  const paths = root === null ? [] : Array.from(storedQuestions(root, 'situation').values(), ({ path }) => path);
  expect(paths).toEqual(['situation', A, `${A}.answers.0.situation`, B, C, 'situation.answers.3.situation']);
});
