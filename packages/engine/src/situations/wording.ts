import { keyedBelow } from '../keyed-draw.ts';
import type { Situation } from '../library.ts';
import { hasChange } from '../rules-version.ts';
import type { GameSetup, OpenSituation } from '../state.ts';
import { incidentOf } from './numbers.ts';
import type { OpenNode } from './walk.ts';

/** The wordings of a question: its text and its other wordings, without duplicates and blank ones. */
function wordingsOf({ text, texts }: Situation): readonly string[] {
  return [...new Set([text, ...texts])].filter((words) => words.trim() !== '');
}

/**
 * The question in one of its wordings, drawn for this player, this situation and this number of decisions; the wording stays the same as long
 * as the question is open. (SIT-16)
 */
export function withDrawnWording(setup: GameSetup, open: OpenSituation, place: OpenNode, decisions: number): OpenNode {
  const wordings = wordingsOf(place.node);
  if (wordings.length < 2 || !hasChange(setup, 'WORDING_IS_DRAWN')) return place;
  const { player, id, since } = open;
  const keys = hasChange(setup, 'LUCK_IS_KEYED') ? [incidentOf(open), decisions] : [player, id, since, decisions];
  const text = wordings[keyedBelow(setup.seed, 'WORDING', keys, wordings.length)];
  return text === undefined ? place : { ...place, node: { ...place.node, text } };
}
