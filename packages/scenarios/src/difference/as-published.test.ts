import { libraryItemSchemas } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { NEW_ANSWER, NEW_QUESTION, NEW_QUESTION_NODE } from '../author/blank.ts';
import { type EditedItem, linkedItem } from '../item/item.ts';
import { differences } from './difference.ts';
import { asPublished } from './as-published.ts';

const LAST = { ...NEW_QUESTION_NODE, text: 'Co dalej?' };
const answers = [
  { ...NEW_ANSWER, text: 'Czekam', situation: LAST },
  { ...NEW_ANSWER, text: 'Dzwonię', situation: LAST },
];
const schemas = libraryItemSchemas(NEW_QUESTION);

/** A new situation as it comes from the editor: without further wordings, and with a blank after its name. */
function written(name: string): EditedItem {
  const situation = { ...NEW_QUESTION_NODE, text: 'Co robisz?', answers, afterDenySituation: LAST };
  return { kind: 'EMERGENCY', item: { ...schemas.EMERGENCY.parse({ id: 'x', name }), name, situation } };
}

/** The same after publishing, as the server stores it. */
function published(edited: EditedItem): EditedItem {
  if (edited.kind !== 'EMERGENCY') throw new Error('Another kind');
  return linkedItem({ kind: 'EMERGENCY', item: schemas.EMERGENCY.parse(structuredClone(edited.item)) });
}

test('[DRF-7] a publication changes nothing that its author has not changed', () => {
  const item = written('Korek ');
  expect(differences(published(item), item)).toEqual([]);
  expect(differences(item, published(item))).toEqual([]);
  const renamed = differences(published(item), written('Korek na moście'));
  expect(renamed).toEqual([{ what: 'field', path: '', field: 'name', from: 'Korek', to: 'Korek na moście' }]);
});

test('[DRF-7] another wording is told, one that goes too', () => {
  const item = written('Korek');
  if (item.kind !== 'EMERGENCY' || item.item.situation === null) throw new Error('No question');
  const texts = ['Co robisz?', 'Jak reagujesz?'];
  const more: EditedItem = { kind: 'EMERGENCY', item: { ...item.item, situation: { ...item.item.situation, texts } } };
  const told = { what: 'field', path: 'situation', field: 'texts' };
  expect(differences(published(item), more)).toMatchObject([told]);
  expect(differences(more, item)).toMatchObject([told]);
});

test('[DRF-7] what an answer is said to break is told, and that it was taken back', () => {
  const item = written('Korek');
  if (item.kind !== 'EMERGENCY' || item.item.situation === null) throw new Error('No question');
  const [first, ...others] = item.item.situation.answers;
  if (first === undefined) throw new Error('No answer');
  const situation = { ...item.item.situation, answers: [{ ...first, breaks: 'NOTHING' as const }, ...others] };
  const said: EditedItem = { kind: 'EMERGENCY', item: { ...item.item, situation } };
  const told = { what: 'field', path: 'situation.answers.0', field: 'breaks' };
  expect(differences(item, said)).toEqual([{ ...told, from: undefined, to: 'NOTHING' }]);
  expect(differences(said, item)).toEqual([{ ...told, from: 'NOTHING', to: undefined }]);
});

test('a question that stands at several places stays one', () => {
  const { item } = asPublished(linkedItem(written('Korek')));
  if (!('carSituation' in item)) throw new Error('Another kind');
  const [one, other] = item.situation?.answers ?? [];
  expect(one?.situation).toBe(other?.situation);
  expect(item.situation?.afterDenySituation).toBe(one?.situation);
});
