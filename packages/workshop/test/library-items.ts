import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
import type { Situation, TreeName } from '@fracht/engine';
import { ratedTree } from '@fracht/protocol';

const rated = (situation: Situation | null, tree: TreeName) => (situation === null ? null : ratedTree(situation, tree));
const state = { active: 1, version: 1, value: '' };

/** The shipped libraries as the server sends them. */
export const SENT_EMERGENCIES = EMERGENCIES.map((item) => ({
  ...item,
  ...state,
  situation: rated(item.situation, 'situation'),
  carSituation: rated(item.carSituation, 'carSituation'),
  timeWindowSituation: rated(item.timeWindowSituation, 'timeWindowSituation'),
}));
export const SENT_ACCIDENTS = ACCIDENTS.map((item) => ({ ...item, ...state }));
export const SENT_CHANGES = CHANGE_EVENTS.map((item) => ({
  ...item,
  ...state,
  situation: rated(item.situation, 'situation'),
}));
