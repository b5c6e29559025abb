import type { GameState, OpenSituation, ShownNode, ShownSituation } from '../state.ts';
import { scenarioOf } from './find.ts';
import type { SituationList } from '../situation-state.ts';
import { type OpenNode, placeAfter, wantsText } from './walk.ts';

/** The tree and question at which a situation stands, as far as the check of an answer needs them; null if the library does not have it. (SIT-6) */
export function currentQuestion(
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

/** How many questions of a situation have been answered. A viewer's copy counts the decisions that it shows. */
function stepOf({ shown, decisions }: OpenSituation): number {
  return (shown?.decisions ?? decisions).length;
}

/** Whether a reply is meant for a question that has already been answered. A reply without `step` is meant for the current question. (SIT-18) */
export function isStale(open: OpenSituation, { step }: { readonly step?: number | undefined }): boolean {
  return step !== undefined && step !== stepOf(open);
}

/** A question as it is asked: with the incident's numbers in its texts, and without what its answers lead to. (SIT-13) */
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
