import type { Prompter } from '@fracht/bots';
import {
  type GameAction,
  type GameState,
  type Library,
  type OpenSituation,
  type Order,
  type Place,
  type Reply,
  SITUATION_LISTS,
  type SituationList,
  type Trees,
  below,
  bestAnswerIndex,
  onlyTree,
  openOf,
  ordersOf,
  placeAfter,
  randomFrom,
  wantsText,
  withNumbers,
} from '@fracht/engine';

/** Out of so many questions a share is known. */
const OF = 1000;

/**
 * Somebody who knows that share (0 to 1) of the answers and gives them as the authors hold best; of the others nothing is said, and the
 * bot guesses. Which questions are known hangs on the question alone, so that every run knows the same.
 */
export function knowing(share: number): Prompter {
  return (state, player) => {
    for (const order of ordersOf(state, player)) {
      for (const list of SITUATION_LISTS) {
        const open = openOf(order, list).find((one) => isKnown(order, one, share));
        if (open !== undefined) return rightAction(state, order, list, open);
      }
    }
    return null;
  };
}

function isKnown({ id }: Order, open: OpenSituation, share: number): boolean {
  return below(randomFrom(`${id} ${open.id} ${open.decisions.length}`, 'knows'), OF)[0] < share * OF;
}

function rightAction(state: GameState, order: Order, list: SituationList, open: OpenSituation): GameAction | null {
  const trees = treesOf(state.setup.library, list, open.id);
  const place = trees === null ? null : placeAfter(trees, open.decisions);
  if (place === null) return null;
  const reply = rightReply(place, open);
  if (list === 'changes') return { action: 'RESOLVE_CHANGE_EVENT', order: order.id, event: open.id, ...reply };
  return { action: 'RESOLVE_EMERGENCY', order: order.id, emergency: open.id, tree: place.tree, ...reply };
}

function treesOf({ emergencies, changes }: Library, list: SituationList, wanted: string): Trees | null {
  if (list === 'emergencies') return emergencies.find(({ id }) => id === wanted) ?? null;
  const change = changes.find(({ id }) => id === wanted);
  return change === undefined ? null : onlyTree(change.situation);
}

function rightReply({ node, tree }: Place, { numbers }: OpenSituation): Reply {
  if (wantsText(node)) return { text: withNumbers(node.textAnswer ?? '', numbers) };
  const answer = bestAnswerIndex(node, tree);
  const chosen = node.answers[answer];
  return chosen?.input === true ? { answer, input: chosen.inputValue } : { answer };
}
