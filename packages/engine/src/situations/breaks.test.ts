import { answer, ask, askText, breach, emergency } from '@fracht/scenarios/author/author.ts';
import { expect, test } from 'vitest';
import { EMPTY_LIBRARY, type Library } from '../library.ts';
import type { Decision } from '../state.ts';
import { breaksAt, breaksOf } from './breaks.ts';

const DRIVING_ON = breach('DRIVING_TIMES', 'art. 6 ust. 1', 'Jazda ponad dzienny czas prowadzenia');
const LYING = breach('OTHER', 'regulamin armatora', 'Zatajenie ładunku');
const TYPED = askText(
  'Ile godzin?',
  '9',
  { points: 5, feedback: 'Tak.' },
  { points: 0, feedback: 'Nie.', breaks: LYING },
);
const FIRST = ask('Co robisz?', [
  answer(5, 'Staję', 'Dobrze.', [], { situation: TYPED }),
  answer(-5, 'Jadę', 'Źle.', [], { breaks: DRIVING_ON, situation: TYPED }),
]);
const ITEM = emergency({
  id: 'limit',
  name: 'Limit',
  subtype: 'OVERDUE_TICKET',
  image: null,
  description: '',
  help: '',
  knowledge: '',
  situation: FIRST,
});
const LIBRARY: Library = { ...EMPTY_LIBRARY, emergencies: [ITEM] };

const NONE = { at: 0, tree: 'situation', text: null, input: null, isDenied: false, points: 0 } as const;
const chosen = (index: number): Decision => ({ ...NONE, answer: index, isRight: null });
const typed = (isRight: boolean): Decision => ({ ...NONE, answer: null, isRight });
const broken = (decisions: readonly Decision[], number: number) =>
  breaksOf(LIBRARY, 'emergencies', { id: 'limit', decisions }, number);

test('[SIT-20] a recorded decision breaks what its answer or text breaks, wherever in the tree it was taken', () => {
  expect(broken([chosen(0), typed(true)], 0)).toBe('NOTHING');
  expect(broken([chosen(1), typed(true)], 0)).toBe(DRIVING_ON);
  expect(broken([chosen(1), typed(true)], 1)).toBe('NOTHING');
  expect(broken([chosen(0), typed(false)], 1)).toBe(LYING);
  expect(breaksAt(FIRST, chosen(1))).toBe(DRIVING_ON);
});

test('[SIT-20] nothing is known of what nobody said, of no decision and of no situation', () => {
  const [said, unsaid] = FIRST.answers;
  if (said === undefined || unsaid === undefined) throw new Error('No answers');
  const { breaks: _breaks, ...older } = unsaid;
  expect(breaksAt({ ...FIRST, answers: [said, older] }, chosen(1))).toBeUndefined();
  expect(broken([chosen(0)], 1)).toBeUndefined();
  expect(broken([chosen(7)], 0)).toBeUndefined();
  expect(breaksOf(EMPTY_LIBRARY, 'emergencies', { id: 'limit', decisions: [chosen(1)] }, 0)).toBeUndefined();
});
