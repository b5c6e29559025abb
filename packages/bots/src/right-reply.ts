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

/** The best reply to a situation's current question, by its author's points; null if the library does not have the situation. */
export function rightReply(library: Library, list: SituationList, open: OpenSituation): Reply | null {
  const place = placeIn(library, list, open);
  return place === null ? null : replyAt(place, open);
}

/** The answer with the fewest points to a situation's current question, or a text that is never accepted; null as for `rightReply`. */
export function worstReply(library: Library, list: SituationList, open: OpenSituation): Reply | null {
  const place = placeIn(library, list, open);
  if (place === null) return null;
  if (wantsText(place.node)) return { text: '-' };
  const { answers } = place.node;
  const fewest = Math.min(...answers.map(({ points }) => points));
  return chosenAt(
    place,
    answers.findIndex(({ points }) => points === fewest),
  );
}

function placeIn(library: Library, list: SituationList, open: OpenSituation): OpenNode | null {
  const trees = treesOf(library, list, open.id);
  return trees === null ? null : placeAfter(trees, open.decisions);
}

function treesOf({ emergencies, changes }: Library, list: SituationList, wanted: string): Trees | null {
  if (list === 'emergencies') return emergencies.find(({ id }) => id === wanted) ?? null;
  const change = changes.find(({ id }) => id === wanted);
  return change === undefined ? null : onlyTree(change.situation);
}

function replyAt(place: OpenNode, { numbers }: OpenSituation): Reply {
  const { node, tree } = place;
  if (wantsText(node)) return { text: withNumbers(acceptedTexts(node)[0] ?? '', numbers) };
  return chosenAt(place, bestAnswerIndex(node, tree));
}

function chosenAt({ node }: OpenNode, answer: number): Reply {
  const chosen = node.answers[answer];
  return chosen?.input === true ? { answer, input: chosen.inputValue } : { answer };
}
