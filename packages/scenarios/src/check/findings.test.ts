import { EMERGENCIES } from '@fracht/content';
import { expect, test } from 'vitest';
import { NEW_ANSWER, NEW_QUESTION_NODE } from '../author/blank.ts';
import type { EditedItem } from '../item/item.ts';
import { indexOf } from '../questions/questions.ts';
import { FINDING_LEVELS } from './finding.ts';
import { findingsIn, hasUploads, type Known, spotOf } from './findings.ts';

const [shipped] = EMERGENCIES;
if (shipped === undefined) throw new Error('No situation');
const [OWN, OF_ANSWER] = ['/pictures/aaaabbbbccccdddd.webp', '/pictures/eeeeffffgggghhhh.webp'];
const item: EditedItem = {
  kind: 'EMERGENCY',
  item: {
    ...shipped,
    image: OWN,
    carSituation: { ...NEW_QUESTION_NODE, answers: [NEW_ANSWER, { ...NEW_ANSWER, image: OF_ANSWER }] },
  },
};
const goneFrom = (pictures: readonly string[] | null) =>
  findingsIn(item, indexOf(item), {
    pictures: pictures === null ? null : new Set(pictures),
    library: null,
    today: null,
  }).filter(({ code }) => code === 'IMAGE_UNKNOWN');

test('[IMG-4] an uploaded picture that is gone is an error at its field, once it is known which there are', () => {
  expect(goneFrom(null)).toEqual([]);
  expect(goneFrom([OWN, OF_ANSWER])).toEqual([]);
  expect(goneFrom([])).toEqual([
    { code: 'IMAGE_UNKNOWN', path: 'image', level: 'error' },
    { code: 'IMAGE_UNKNOWN', path: 'carSituation.answers.1.image', level: 'error' },
  ]);
});

test('[EDT-10] a question behind the end of an order is mended at the way that leads there, not at another way to the same question', () => {
  const leaving = { ...NEW_ANSWER, effects: [{ type: 'LEAVE_SHIPMENT', value: 20 }] } as const;
  const shared = { ...NEW_QUESTION_NODE, text: 'Co dalej?' };
  const answers = [NEW_ANSWER, leaving].map((answer) => ({ ...answer, situation: shared }));
  const forked: EditedItem = {
    kind: 'EMERGENCY',
    item: { ...shipped, situation: { ...NEW_QUESTION_NODE, answers } },
  };
  const index = indexOf(forked);
  const found = findingsIn(forked, index).filter(({ code }) => code === 'BRANCH_PAST_END');
  expect(found.map(({ path }) => path)).toEqual(['situation.answers.1.situation']);
  expect(spotOf('situation.answers.1.situation', index)).toEqual({
    path: 'situation',
    answer: 1,
    field: 'situation.answers.1.situation',
  });
});

test('what is wrong with the first question of a tree is mended there', () => {
  expect(spotOf('carSituation', indexOf(item))).toEqual({ path: 'carSituation', answer: null, field: 'carSituation' });
});

test('only an item with such a picture has to know them', () => {
  expect(hasUploads(item)).toBe(true);
  expect(hasUploads({ kind: 'EMERGENCY', item: shipped })).toBe(false);
});

test('a name that another situation of the library bears is told once the library is known', () => {
  const named: EditedItem = { kind: 'EMERGENCY', item: shipped };
  const library = [
    { id: shipped.id, name: shipped.name },
    { id: 'K98', name: ` ${shipped.name.toUpperCase()}.` },
  ];
  const taken = (known?: Known) => findingsIn(named, indexOf(named), known).filter(({ code }) => code === 'NAME_TAKEN');
  expect(taken()).toEqual([]);
  expect(taken({ pictures: null, today: null, library: [{ id: shipped.id, name: shipped.name }] })).toEqual([]);
  expect(taken({ pictures: null, today: null, library })).toEqual([
    { code: 'NAME_TAKEN', path: 'name', level: 'warning' },
  ]);
});

test('[EDT-10] what keeps the item out of games stands first, what need not be mended last', () => {
  const gap: EditedItem = {
    kind: 'EMERGENCY',
    item: { ...shipped, image: null, help: '', carSituation: null, timeWindowSituation: { ...NEW_QUESTION_NODE } },
  };
  const levels = findingsIn(gap, indexOf(gap)).map(({ level }) => level);
  expect(levels).toEqual(levels.toSorted((one, other) => FINDING_LEVELS.indexOf(one) - FINDING_LEVELS.indexOf(other)));
  expect([...new Set(levels)]).toEqual(['error', 'warning', 'hint']);
});
