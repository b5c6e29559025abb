import { CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
import { expect, test } from 'vitest';
import { NEW_QUESTION_NODE } from '../author/blank.ts';
import { type EditedItem, linkedItem, nodeAt, rootsOf, treeNamesOf, treesOf, withRoot } from './item.ts';

const [emergency] = EMERGENCIES;
const [change] = CHANGE_EVENTS;
if (emergency === undefined || change === undefined) throw new Error('No items');
const NONE = { situation: null, carSituation: null, timeWindowSituation: null };
const edited: EditedItem = { kind: 'EMERGENCY', item: { ...emergency, ...NONE } };
const changed: EditedItem = { kind: 'CHANGE', item: { ...change, situation: null } };

test('a critical situation has three trees and a change one; those without a question are no roots', () => {
  expect(treeNamesOf(edited)).toEqual(['situation', 'carSituation', 'timeWindowSituation']);
  expect(treeNamesOf(changed)).toEqual(['situation']);
  expect([treesOf(edited), treesOf(changed)]).toEqual([NONE, NONE]);
  expect([...rootsOf(edited), ...rootsOf(changed)]).toEqual([]);
  const begun = withRoot(edited, 'carSituation', NEW_QUESTION_NODE);
  expect(rootsOf(begun)).toEqual([{ tree: 'carSituation', root: NEW_QUESTION_NODE }]);
  expect(treesOf(begun).carSituation).toBe(NEW_QUESTION_NODE);
});

test('a tree that an item cannot have is not put into it, and nothing new is the very same item', () => {
  expect(withRoot(changed, 'carSituation', NEW_QUESTION_NODE)).toBe(changed);
  expect(withRoot(edited, 'situation', null)).toBe(edited);
});

test('a question is found by its path, and none where none stands', () => {
  const item = linkedItem({ kind: 'EMERGENCY', item: emergency });
  expect(nodeAt(item, 'situation')).toBe(treesOf(item).situation);
  expect(nodeAt(item, 'situation.answers.0.text')).toBe(treesOf(item).situation);
  expect(nodeAt(item, 'situation.answers.99.situation')).toBeNull();
  expect(nodeAt(item, 'name')).toBeNull();
});
