import {
  type GameAction,
  MOST_MINUTES,
  type OpenSituation,
  type Order,
  type Reply,
  type ShownAnswer,
  type ShownNode,
  type SituationList,
  type TreeName,
  currentQuestion,
  shownSituation,
} from '@fracht/engine';
import { rightReply, worstReply } from '../right-reply.ts';
import { type KindOfQuestion, traitsOf } from '../levels.ts';
import type { BotView, DispatchStep } from '../look.ts';
import { botLuckBelow } from '../luck.ts';

/** What a dispatcher types if he does not know the answer. */
const EMERGENCY_CALL = '112';
/** Resolution of the share of known answers: in thousandths. */
const OF = 1000;

/** Answers the first open question of the bot's orders, because a car is waiting for it. */
export const settleSituations: DispatchStep = (look) => {
  for (const order of look.orders) {
    const action = answerOne(look, order, 'emergencies') ?? answerOne(look, order, 'changes');
    if (action !== null) return action;
  }
  return null;
};

function answerOne(look: BotView, order: Order, list: SituationList): GameAction | null {
  for (const open of order[list]) {
    const action = answer(look, order, list, open);
    if (action !== null) return action;
  }
  return null;
}

function answer(look: BotView, order: Order, list: SituationList, open: OpenSituation): GameAction | null {
  if (open.done || open.player !== look.me.id) return null;
  const question = currentQuestion(look.state, list, open);
  if (question === null || question.node === null || question.tree === null) return null;
  const reply =
    knownReply(look, { list, situation: open.id, tree: question.tree }, open) ??
    guess(look, list, { open, order }, question.node);
  return list === 'changes' ? changeAction(order, open, reply) : emergencyAction(order, open, question.tree, reply);
}

function emergencyAction(order: Order, open: OpenSituation, tree: TreeName, reply: Reply): GameAction {
  return { action: 'RESOLVE_EMERGENCY', order: order.id, emergency: open.id, tree, ...reply };
}

function changeAction(order: Order, open: OpenSituation, reply: Reply): GameAction {
  return { action: 'RESOLVE_CHANGE_EVENT', order: order.id, event: open.id, ...reply };
}

/**
 * The right reply, if the bot knows it: whether it knows a question is drawn once per game. The worst reply, for questions at which the bot is always
 * wrong.
 */
function knownReply({ seat }: BotView, question: KindOfQuestion, open: OpenSituation): Reply | null {
  const { knows, isWrongAt } = traitsOf(seat.level);
  if (seat.answers === null) return null;
  if (isWrongAt?.(question) === true) return worstReply(seat.answers, question.list, open);
  const isKnown = botLuckBelow(seat, 'knows', [open.id, open.decisions.length], OF) < knows * OF;
  return isKnown ? rightReply(seat.answers, question.list, open) : null;
}

type AskedSituation = { readonly open: OpenSituation; readonly order: Order };

function guess({ state, seat }: BotView, list: SituationList, { open, order }: AskedSituation, node: ShownNode): Reply {
  if (node.textInput) return { text: typed(shownSituation(state, list, open)) };
  const place = botLuckBelow(seat, 'guesses', [order.id, open.id, open.decisions.length], node.answers.length);
  return { answer: place, ...minutesFor(node.answers[place]) };
}

function minutesFor(chosen: ShownAnswer | undefined): Pick<Reply, 'input'> {
  if (chosen?.input !== true) return {};
  return { input: Math.min(MOST_MINUTES, Math.max(0, Math.round(chosen.inputValue))) };
}

/** The number that the question asks for, if it is shown on the card. */
function typed(shown: ReturnType<typeof shownSituation>): string {
  if (shown === null || shown.node === null) return EMERGENCY_CALL;
  const { case_number, police_number } = shown;
  const isOfThePolice = shown.node.text.toLowerCase().includes('policyjn');
  return (isOfThePolice ? police_number : case_number) ?? police_number ?? case_number ?? EMERGENCY_CALL;
}
