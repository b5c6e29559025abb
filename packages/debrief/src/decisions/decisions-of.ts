import {
  type ActionOf,
  type GameAction,
  type GameState,
  type LogEntry,
  type PlayerId,
  answerEndsAt,
  findOrder,
  findPlayer,
  shownSituation,
} from '@fracht/engine';
import { afterActions } from '../after-actions.ts';
import type { Recording } from '../recording.ts';
import { type Absence, absencesOf, hasBot, wasAway } from './away.ts';
import type { Alternative, DecisionKind, Judged, PlayerDecision } from './decision.ts';
import { drivesOn } from './drives-on.ts';
import { otherAnswers } from './other-answers.ts';
import { hiredBy, insteadOfHiring, otherCars } from './other-cars.ts';
import { otherOrders } from './other-orders.ts';
import { otherParkings } from './other-parkings.ts';
import { takenBack } from './taken-back.ts';
import { type AnswerAction, isAnswer, isCallOnly, questionMet, situationOf } from './question.ts';

/** The data of a decision: its log entry, with the game just before it. */
type Taken<Action extends GameAction = GameAction> = {
  readonly entry: LogEntry;
  readonly index: number;
  readonly state: GameState;
  readonly player: PlayerId;
  readonly action: Action;
};

type FoundDecision = Pick<PlayerDecision, 'kind' | 'order' | 'car' | 'question'> & {
  readonly alternatives: readonly Alternative[];
  readonly judged?: Judged;
};

/**
 * All decisions of a player in a game, in order, each with what else could have been done; those of a bot in the place do not count as anybody's. (DCN-1,
 * DCN-2, DCN-5)
 */
export function decisionsOf(recording: Recording, player: PlayerId): readonly PlayerDecision[] {
  const absences = absencesOf(recording, player);
  const acted = recording.log.flatMap((entry, index) => {
    const state = recording.before[index];
    if (entry.player !== player || entry.type !== 'STUDENT' || state === undefined || hasBot(state, player)) return [];
    const taken = { entry, index, state, player, action: ownAction(entry) };
    const found = foundIn(recording, absences, taken);
    return found === null ? [] : [unlessUndone(recording, unlessServed(recording, absences, decisionIn(taken, found)))];
  });
  const all = [...eachOrderOnce(recording, player, acted), ...drivesOn(recording, player, absences)];
  return all.sort((one, other) => one.at - other.at || one.index - other.index);
}

/** The decision, marked as not judged if it was taken back at next to no cost. (DCN-6) */
function unlessUndone(recording: Recording, decision: PlayerDecision): PlayerDecision {
  if (decision.judged !== 'YES' || takenBack(recording, decision)?.isCheap !== true) return decision;
  return { ...decision, judged: 'UNDONE' };
}

/** The booking of an order, marked if its player let it expire without ever sending a car, and was not away when it did. (DFD-10) */
function unlessServed({ log, end }: Recording, absences: readonly Absence[], decision: PlayerDecision): PlayerDecision {
  const { kind, order: id, index, player } = decision;
  if (kind !== 'BOOK_ORDER') return decision;
  const isNext = ({ action }: LogEntry): boolean =>
    (action.action === 'BOOK_CAR' || action.action === 'BOOK_ORDER' || action.action === 'CANCEL_ORDER') &&
    action.order === id;
  const lost = findPlayer(end, player)?.ledger.find(({ order, reason }) => order === id && reason === 'FULL_PENALTY');
  // Before its window was over only the answer to a situation can have ended it.
  const until = id === null ? end.now : Math.min(end.now, (findOrder(end, id)?.pickWindow.to ?? 0) * 60);
  if (lost === undefined || lost.at < until || wasAway(absences, lost.at)) return decision;
  return log.slice(index + 1).some(isNext) ? decision : { ...decision, isUnserved: true };
}

/**
 * An order is offered as an alternative only once, at the first decision that could have had it, and not at all if the player ever took it: what
 * it would have brought is missed at most once. (DCN-2, LSS-5)
 */
function eachOrderOnce(
  { log }: Recording,
  player: PlayerId,
  decisions: readonly PlayerDecision[],
): readonly PlayerDecision[] {
  const own = log.flatMap(({ player: by, action }) =>
    by === player && action.action === 'BOOK_ORDER' ? [action.order] : [],
  );
  const gone = new Set(own);
  return decisions.map((decision) => {
    const [alternatives, unoffered] = parted(decision.alternatives, ({ actions: [first] }) => {
      if (first?.action !== 'BOOK_ORDER') return true;
      const isOpen = !gone.has(first.order);
      gone.add(first.order);
      return isOpen;
    });
    return { ...decision, alternatives, ...(unoffered.length > 0 && { unoffered }) };
  });
}

/** Those that fit, and the others; each is asked about once. */
function parted<Item>(
  items: readonly Item[],
  fits: (item: Item) => boolean,
): readonly [readonly Item[], readonly Item[]] {
  const asked = items.map((item) => ({ item, isFit: fits(item) }));
  const those = (isFit: boolean): readonly Item[] => asked.flatMap((one) => (one.isFit === isFit ? [one.item] : []));
  return [those(true), those(false)];
}

function ownAction({ action }: LogEntry): GameAction {
  // A student's entries never contain an action of the server.
  if (action.action === 'RUN' || action.action === 'CONNECT' || action.action === 'LEAVE')
    throw new Error('Not a player’s');
  if (action.action === 'NEXT_ROUND' || action.action === 'SEAT_BOT' || action.action === 'CLOSE')
    throw new Error('Not a player’s');
  return action;
}

function decisionIn({ entry, index, state, player, action }: Taken, found: FoundDecision): PlayerDecision {
  const legal = found.alternatives.filter(({ actions }) => afterActions(state, player, actions) !== null);
  const { kind, order, car, question, judged = 'YES' } = found;
  return {
    id: String(entry.seq),
    player,
    kind,
    at: entry.at,
    round: state.round,
    index,
    order,
    car,
    chosen: action,
    question,
    alternatives: legal,
    judged: judged === 'YES' && legal.length === 0 ? 'FORCED' : judged,
  };
}

function foundIn(recording: Recording, absences: readonly Absence[], taken: Taken): FoundDecision | null {
  const { action } = taken;
  if (isAnswer(action)) return answerFound(absences, { ...taken, action });
  return orderFound(taken) ?? carFound(recording, taken) ?? courseFound(taken);
}

function orderFound({ state, player, action }: Taken): FoundDecision | null {
  if (action.action === 'BOOK_ORDER') {
    return about('BOOK_ORDER', { order: action.order }, otherOrders(state, player, action));
  }
  return action.action === 'CANCEL_ORDER' ? about('GIVE_ORDER_BACK', { order: action.order }, NOT_AT_ALL) : null;
}

function carFound(recording: Recording, taken: Taken): FoundDecision | null {
  const { state, player, action } = taken;
  if (action.action === 'BOOK_CAR') {
    const { order, car } = action;
    const found = about('BOOK_CAR', { order, car }, otherCars(state, player, action));
    return wasHiredFor(recording, taken, action) ? { ...found, judged: 'PART' } : found;
  }
  if (action.action !== 'ADD_CAR') return null;
  const hired = hiredBy(state, player, action);
  const order = hired === null ? null : hiredFor(recording, taken, hired);
  return about('HIRE_CAR', { order, car: hired }, insteadOfHiring(state, player, action, order));
}

function courseFound({ state, action }: Taken): FoundDecision | null {
  if (action.action === 'CONFIRM_RETURN')
    return { ...about('SEND_CAR_HOME', { car: action.car }, NOT_AT_ALL), judged: 'BEYOND' };
  if (action.action !== 'CANCEL_CAR_BOOKING' && action.action !== 'SELECT_PARKING') return null;
  const { car } = action;
  const order = carryingFor(state, car);
  if (action.action === 'CANCEL_CAR_BOOKING') return about('TAKE_CAR_OFF', { order, car }, NOT_AT_ALL);
  return about('PARK', { order, car }, otherParkings(state, action));
}

const NOT_AT_ALL: readonly Alternative[] = [{ actions: [] }];

function about(
  kind: DecisionKind,
  { order = null, car = null }: { readonly order?: string | null; readonly car?: string | null },
  alternatives: readonly Alternative[],
): FoundDecision {
  return { kind, order, car, question: null, alternatives };
}

function answerFound(
  absences: readonly Absence[],
  { state, player, action, entry }: Taken<AnswerAction>,
): FoundDecision {
  const { list, situation } = situationOf(action);
  const open = findOrder(state, action.order)?.[list].find(({ id }) => id === situation);
  const maxTime = open === undefined ? null : (shownSituation(state, list, open)?.maxTime ?? null);
  const ended = open === undefined || maxTime === null ? null : answerEndsAt(open, maxTime);
  const isAway = ended !== null && ended < entry.at && wasAway(absences, ended);
  const kind = list === 'changes' ? 'ANSWER_CHANGE' : 'ANSWER_EMERGENCY';
  return {
    ...about(
      isCallOnly(action) ? 'CALL' : kind,
      { order: action.order, car: open?.car ?? null },
      otherAnswers(state, action),
    ),
    question: questionMet(state, player, action),
    ...(isAway ? { judged: 'AWAY' as const } : {}),
  };
}

/** Whether a car was hired for the order for which it is now booked: then the booking is a part of that decision. (DCN-3) */
function wasHiredFor(recording: Recording, { index, player }: Taken, { car, order }: ActionOf<'BOOK_CAR'>): boolean {
  const { log, before, after } = recording;
  const place = log.findLastIndex(({ player: by, action }, earlier) => {
    return earlier < index && by === player && action.action === 'ADD_CAR' && after[earlier]?.cars.at(-1)?.id === car;
  });
  const state = before[place];
  if (state === undefined) return false;
  const isFirst = !log.slice(place + 1, index).some(({ player: by, action }) => {
    return by === player && action.action === 'BOOK_CAR' && action.car === car;
  });
  return isFirst && findOrder(state, order)?.player === player;
}

function carryingFor({ cars }: GameState, id: string): string | null {
  return cars.find((car) => car.id === id)?.shipment ?? null;
}

/**
 * The order for which the player next booked that car, if he had that order when the car was hired; null: it was not hired for a particular order.
 * (DCN-3)
 */
function hiredFor({ log }: Recording, { index, player, state }: Taken, car: string): string | null {
  const later = log.slice(index + 1).find(({ player: by, action }) => {
    return by === player && action.action === 'BOOK_CAR' && action.car === car;
  });
  if (later?.action.action !== 'BOOK_CAR') return null;
  const { order } = later.action;
  return findOrder(state, order)?.player === player ? order : null;
}
