import type { GameState, OpenSituation, ShownNode, ShownSituation } from '../state.ts';
import { scenarioOf } from './find.ts';
import type { SituationList } from '../situation-state.ts';
import { type OpenNode, placeAfter, wantsText } from './walk.ts';

/**
 * The tree and the question that a situation stands at, all that the check of an answer wants to know; null where the library does
 * not know it. (SIT-6)
 */
export function presentQuestion(
  state: GameState,
  list: SituationList,
  open: OpenSituation,
): Pick<ShownSituation, 'tree' | 'node'> | null {
  if (open.shown !== null) return open.shown;
  const scenario = scenarioOf(state.setup.library, list, open.id);
  if (scenario === undefined) return null;
  const place = placeAfter(scenario.trees, open.decisions);
  return { tree: place?.tree ?? null, node: place === null ? null : shownNode(place, (text) => text) };
}

/** How many questions of a situation were answered before the one that it stands at. A viewer's copy knows them by what is shown. */
function stepOf({ shown, decisions }: OpenSituation): number {
  return (shown?.decisions ?? decisions).length;
}

/** Is what is sent meant for a question that the situation no longer stands at? What names none is meant for the present one. (SIT-18) */
export function isStale(open: OpenSituation, { step }: { readonly step?: number | undefined }): boolean {
  return step !== undefined && step !== stepOf(open);
}

/** A question as it is asked, with the incident's numbers in its texts: nothing of what an answer leads to. (SIT-13) */
export function shownNode({ node }: OpenNode, said: (text: string) => string): ShownNode {
  return {
    text: said(node.text),
    answers: node.answers.map(({ text, image, input, inputType, inputValue }) => ({
      text: said(text),
      image,
      input,
      inputType,
      inputValue,
    })),
    textInput: wantsText(node),
  };
}
