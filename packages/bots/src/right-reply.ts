import {
  type Library,
  type OpenSituation,
  type OpenNode,
  type Reply,
  type SituationList,
  type Trees,
  acceptedTexts,
  bestAnswerIndex,
  onlyTree,
  placeAfter,
  wantsText,
  withNumbers,
} from '@fracht/engine';

/** The best reply to a situation's current question, by its authors' points; null if the library does not have the situation. */
export function rightReply(library: Library, list: SituationList, open: OpenSituation): Reply | null {
  const trees = treesOf(library, list, open.id);
  const place = trees === null ? null : placeAfter(trees, open.decisions);
  return place === null ? null : replyAt(place, open);
}

function treesOf({ emergencies, changes }: Library, list: SituationList, wanted: string): Trees | null {
  if (list === 'emergencies') return emergencies.find(({ id }) => id === wanted) ?? null;
  const change = changes.find(({ id }) => id === wanted);
  return change === undefined ? null : onlyTree(change.situation);
}

function replyAt({ node, tree }: OpenNode, { numbers }: OpenSituation): Reply {
  if (wantsText(node)) return { text: withNumbers(acceptedTexts(node)[0] ?? '', numbers) };
  const answer = bestAnswerIndex(node, tree);
  const chosen = node.answers[answer];
  return chosen?.input === true ? { answer, input: chosen.inputValue } : { answer };
}
