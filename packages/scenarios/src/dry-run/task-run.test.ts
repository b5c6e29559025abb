import { CHANGE_EVENTS, EMERGENCIES, goodsData } from '@fracht/content';
import { mostPoints, placeAfter, type Reply, type Situation, TREE_NAMES } from '@fracht/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEW_ANSWER, NEW_QUESTION_NODE } from '../author/blank.ts';
import type { EditedItem } from '../item/item.ts';
import { bestWayOf, isTask, type TaskRun, taskRun } from './task-run.ts';

const SHIPPED: readonly EditedItem[] = [
  ...EMERGENCIES.map((item): EditedItem => ({ kind: 'EMERGENCY', item })),
  ...CHANGE_EVENTS.map((item): EditedItem => ({ kind: 'CHANGE', item })),
].filter(isTask);
const SEED = 'u1';

const asks = {
  ...NEW_QUESTION_NODE,
  text: 'Co teraz?',
  points: 1,
  answers: [
    { ...NEW_ANSWER, text: 'Dzwonię', feedback: 'Tak trzeba.', points: 5, effects: [{ type: 'TIME', value: 20 }] },
    {
      ...NEW_ANSWER,
      text: 'Jadę dalej',
      feedback: 'Mandat.',
      points: -3,
      effects: [{ type: 'MONETARY', value: 200 }],
      situation: { ...NEW_QUESTION_NODE, text: 'Tajne pytanie', answers: [{ ...NEW_ANSWER, text: 'Tajna odpowiedź' }] },
    },
  ],
} as const satisfies Situation;
const typed = {
  ...NEW_QUESTION_NODE,
  text: 'Numer szkody?',
  answers: [],
  textAnswer: '{case_number}',
  points_ok: 4,
  points_wrong: -1,
  feedback_ok: 'Zgadza się.',
  showCaseAndPolice: true,
} as const satisfies Situation;
const [first] = EMERGENCIES;
if (first === undefined) throw new Error('No situation');
const item: EditedItem & { kind: 'EMERGENCY' } = {
  kind: 'EMERGENCY',
  item: { ...first, situation: asks, carSituation: typed, timeWindowSituation: null },
};

function run(replies: readonly Reply[], of: EditedItem = item, seed = SEED): TaskRun {
  const result = taskRun(of, replies, { goods: goodsData, seed });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

/** Chooses answers, and minutes, at random until the end. */
function walked(of: EditedItem, choices: readonly number[], seed: string): readonly Reply[] {
  const replies: Reply[] = [];
  for (;;) {
    const { node } = run(replies, of, seed);
    if (node === null) return replies;
    const choice = choices[replies.length % choices.length] ?? 0;
    replies.push(node.textInput ? { text: `x${choice}` } : { answer: choice % node.answers.length });
  }
}

test('[TKR-1] the present question is told as a game asks it, and of an answer its feedback and points alone', () => {
  const begun = run([]);
  expect(begun.node?.answers).toEqual([
    { text: 'Dzwonię', image: null, input: false, inputType: 'PROLONG_SHIPMENT', inputValue: expect.any(Number) },
    { text: 'Jadę dalej', image: null, input: false, inputType: 'PROLONG_SHIPMENT', inputValue: expect.any(Number) },
  ]);
  expect(JSON.stringify(begun)).not.toMatch(/Tajn|Tak trzeba|Mandat|Numer szkody/u);
  const next = run([{ answer: 0 }]);
  expect(next.decisions).toMatchObject([{ answer: 'Dzwonię', feedback: 'Tak trzeba.', points: 5, best: null }]);
  expect(JSON.stringify(next)).not.toMatch(/Tajn|Mandat|Zgadza/u);
  expect([next.end, next.reached]).toEqual([null, 6]);
});

/** All texts of a node and of everything that follows it. */
function textsIn(node: Situation | null): readonly string[] {
  if (node === null) return [];
  const behind = [node.situation_ok, node.situation_wrong, node.afterDenySituation];
  return [
    node.text,
    node.feedback_ok,
    node.feedback_wrong,
    ...node.answers.flatMap(({ text, feedback, situation }) => [text, feedback, ...textsIn(situation)]),
    ...behind.flatMap(textsIn),
  ].filter((text) => text.length > 12);
}

test('[TKR-1] of the situations that ship, on any way, nothing goes out that was not reached', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SHIPPED),
      fc.array(fc.nat(8), { minLength: 1, maxLength: 6 }),
      fc.nat(9),
      (of, choices, cut) => {
        const replies = walked(of, choices, SEED);
        const before = replies.slice(0, Math.min(cut, replies.length - 1));
        const told = run(before, of);
        expect(told.end).toBeNull();
        expect(told.decisions.map(({ best }) => best)).toEqual(before.map(() => null));
        const words = JSON.stringify(told);
        const known = [
          told.description,
          told.knowledge,
          told.node?.text ?? '',
          ...told.decisions.map((one) => one.feedback),
        ];
        const open = [...known, ...(told.node?.answers.map(({ text }) => text) ?? [])].concat(
          told.decisions.flatMap(({ question, answer }) => [question, answer]),
        );
        const roots = of.kind === 'CHANGE' ? [of.item.situation] : TREE_NAMES.map((name) => of.item[name]);
        const secret = roots.flatMap(textsIn).filter((text) => !open.some((one) => one.includes(text)));
        expect(secret.filter((text) => words.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

test('[TKR-2] at the end there is what was reached of what was possible, and the best way with its feedback', () => {
  const { end, decisions, node } = run([{ answer: 1 }, { answer: 0 }, { text: 'nie wiem' }]);
  expect(node).toBeNull();
  expect(end?.own).toMatchObject({ points: 1 - 3 - 1, zloty: -200, minutes: 0 });
  expect(end?.best).toEqual({ points: mostPoints(item.item), zloty: 0, minutes: 20 });
  expect(end?.way).toEqual([
    { question: 'Co teraz?', answer: 'Dzwonię', feedback: 'Tak trzeba.', points: 5 },
    { question: 'Numer szkody?', answer: 'SZ-004711', feedback: 'Zgadza się.', points: 4 },
  ]);
  expect(decisions[0]?.best?.answer).toBe('Dzwonię');
});

test('[TKR-2] [STA-1] [STA-4] the end tells the stars; what breaks a rule of law, wherever it was given, leaves one at most', () => {
  const breaks = { law: 'CMR', article: 'art. 17', why: 'Porzucenie ładunku' } as const;
  const [calls, drives] = asks.answers;
  const endOfRun = (replies: readonly Reply[], situation: Situation = asks, typing: Situation = typed) =>
    run(replies, { ...item, item: { ...item.item, situation, carSituation: typing } }).end;
  expect(endOfRun([{ answer: 0 }, { text: 'SZ-004711' }])).toMatchObject({ stars: 3, isBreach: false });
  expect(endOfRun([{ answer: 1 }, { answer: 0 }, { text: 'nie wiem' }])?.stars).toBe(0);
  const unlawful = { ...asks, answers: [{ ...calls, breaks }, drives] };
  expect(endOfRun([{ answer: 0 }, { text: 'SZ-004711' }], unlawful)).toMatchObject({ stars: 1, isBreach: true });
  expect(endOfRun([{ answer: 0 }, { text: 'SZ-004711' }], asks, { ...typed, breaks_ok: breaks })?.stars).toBe(1);
});

test('[TKR-2] the best way of each situation that ships brings what is possible', () => {
  for (const of of SHIPPED) {
    const { end } = run(walked(of, [0], SEED), of);
    const best = end?.way.map(({ answer }) => answer) ?? [];
    expect(best.length).toBeGreaterThan(0);
    expect(end?.own.points).toBeLessThanOrEqual(end?.best.points ?? Number.NEGATIVE_INFINITY);
  }
});

test('[STA-1] [TKR-2] the best way of each situation that ships has three stars', () => {
  for (const of of SHIPPED) {
    const way = bestWayOf(of, goodsData);
    const replies: Reply[] = [];
    for (const { answer } of way) {
      const { node } = run(replies, of);
      const at = node?.answers.findIndex(({ text }) => text === answer) ?? -1;
      replies.push(node?.textInput === true ? { text: answer } : { answer: at, input: 0 });
    }
    expect([of.item.id, run(replies, of).end?.stars]).toEqual([of.item.id, 3]);
  }
});

test.each([
  [[{ answer: 7 }], 'ANSWER_UNKNOWN'],
  [[{ text: 'tak' }], 'ANSWER_MISSING'],
  [[{ answer: 0 }, { text: ' ' }], 'ANSWER_MISSING'],
  [[{ answer: 0 }, { text: 'x' }, { answer: 0 }], 'SITUATION_RESOLVED'],
])('[TKR-3] answers that do not fit are refused: %j', (replies, code) => {
  expect(taskRun(item, replies, { goods: goodsData, seed: SEED })).toEqual({ ok: false, error: code });
});

test('[TKR-4] whether minutes are agreed to stays the same, and fewer are agreed to wherever more are', () => {
  const wanting = { ...asks, answers: [{ ...NEW_ANSWER, text: 'Proszę o czas', input: true }] };
  const of: EditedItem = { ...item, item: { ...item.item, situation: wanting } };
  const isDenied = (input: number, seed: string) => run([{ answer: 0, input }], of, seed).decisions[0]?.isDenied;
  fc.assert(
    fc.property(fc.nat(480), fc.nat(480), fc.string(), (one, other, seed) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(isDenied(less, seed)).toBe(isDenied(less, seed));
      expect(isDenied(more, seed) === false && isDenied(less, seed) === true).toBe(false);
    }),
  );
  expect([isDenied(0, 'a'), isDenied(480, 'a')]).toEqual([false, true]);
});

test('[TKR-5] what asks nothing is no task; numbers are samples', () => {
  const silent = { ...item.item, situation: null, carSituation: null, timeWindowSituation: null };
  expect([isTask(item), isTask({ kind: 'EMERGENCY', item: silent })]).toEqual([true, false]);
  expect(placeAfter(silent, [])).toBeNull();
  const asked = run([{ answer: 0 }]);
  expect([asked.case_number, run([]).case_number]).toEqual(['SZ-004711', null]);
});
