import {
  type GameAction,
  type OpenSituation,
  type Order,
  type Reply,
  type ShownAnswer,
  type ShownNode,
  type ShownSituation,
  MOST_MINUTES,
  below,
  randomFrom,
} from '@fracht/engine';
import type { Temper } from '../levels.ts';
import type { Step } from '../look.ts';

/** What a dispatcher types who does not know what else to type. */
const EMERGENCY_CALL = '112';

/** Picks one answer of a question; `key` names the question, the same in every run. */
type Choice = (answers: readonly ShownAnswer[], key: string) => number;

const CHOICES: Readonly<Record<Temper['answers'], Choice>> = {
  FIRST: () => 0,
  ANY: (answers, key) => below(randomFrom(key, 'answers'), answers.length)[0],
};

/** Answers the first open question of an own order: a car waits for it. */
export const settleSituations: Step = ({ orders, temper }) => {
  for (const order of orders) {
    for (const open of order.emergencies) {
      const reply = replyTo(order, open, temper);
      if (reply === null) continue;
      const [{ tree }, given] = reply;
      return { action: 'RESOLVE_EMERGENCY', order: order.id, emergency: open.id, tree, ...given };
    }
    for (const open of order.changes) {
      const reply = replyTo(order, open, temper);
      if (reply !== null) return { action: 'RESOLVE_CHANGE_EVENT', order: order.id, event: open.id, ...reply[1] };
    }
  }
  return null;
};

type Emergency = Extract<GameAction, { action: 'RESOLVE_EMERGENCY' }>;
type Asked = Pick<Emergency, 'tree'>;

function replyTo(order: Order, { id, done, shown }: OpenSituation, temper: Temper): readonly [Asked, Reply] | null {
  if (done || shown === null || shown.node === null || shown.tree === null) return null;
  const { node, tree } = shown;
  if (node.textInput) return [{ tree }, { text: typed(node, shown, temper) }];
  const answer = CHOICES[temper.answers](node.answers, `${order.id} ${id} ${shown.decisions.length}`);
  return [{ tree }, { answer, ...minutesFor(node.answers[answer]) }];
}

function minutesFor(answer: ShownAnswer | undefined): Pick<Reply, 'input'> {
  if (answer?.input !== true) return {};
  return { input: Math.min(MOST_MINUTES, Math.max(0, Math.round(answer.inputValue))) };
}

/** The number that the question asks for, where it is on the card. */
function typed({ text }: ShownNode, { case_number, police_number }: ShownSituation, { answers }: Temper): string {
  if (answers === 'FIRST') return EMERGENCY_CALL;
  const isOfThePolice = text.toLowerCase().includes('policyjn');
  return (isOfThePolice ? police_number : case_number) ?? police_number ?? case_number ?? EMERGENCY_CALL;
}
