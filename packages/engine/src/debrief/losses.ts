import { orderPay } from '../orders/terms.ts';
import { shownSituation } from '../situations/show.ts';
import { SITUATION_LISTS } from '../situation-state.ts';
import { findPlayer } from '../players/player.ts';
import type { GameState, JournalFact, LedgerEntry, LedgerReason, Order, Player } from '../state.ts';
import type { CarId, Grosze, OrderId, PlayerId, Seconds } from '../units.ts';
import { heldUpFor, stoodFor } from './waits.ts';
import { endedAt, sentAt, situationsOf, waitedFor } from '../orders/history.ts';

/** Why something was lost, as far as ledger and journal show it. (DBR-1) */
export const LOSS_CAUSES = [
  /** A situation waited for an answer. */
  'WAITED',
  /** No car was sent. */
  'NO_CAR',
  /** The car was sent late: had it been sent at once, the order would have been in time. */
  'SENT_LATE',
  /** A car was sent, but its loading did not begin in time. */
  'NOT_LOADED',
  /** The cargo was aboard when the game ended. */
  'UNFINISHED',
  /** It was late for another reason. */
  'LATE',
  /** The driver drove on past the limit of his driving time or the end of his day. */
  'OVERWORK',
  'CRASH',
  'THEFT',
  /** No car was on the road in a round. */
  'STOOD',
  /** An answer that was not the best cost money, points or the cargo. */
  'DECISION',
  'CANCELLED',
] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];

/** What a player lost through one cause. */
export type Loss = {
  readonly cause: LossCause;
  /** Money paid: penalties, fines, effects. */
  readonly money: Grosze;
  /** The pay of the lost orders. */
  readonly freight: Grosze;
  readonly points: number;
  /** The orders that were lost (`lost`) and those that were delivered late (`late`). */
  readonly lost: readonly OrderId[];
  readonly late: readonly OrderId[];
  readonly cars: readonly CarId[];
  /** For WAITED only: how many situations waited, and for how long in all. */
  readonly situations: number;
  readonly waited: Seconds;
};

/** The score of one point in grosze: ten zł. (PTS-1) */
export const GROSZE_PER_POINT = 1000;

/** The seconds that a player may take to answer: a situation that struck less than this before the end of an order is not blamed for it. */
const ANSWER_TAKES: Seconds = 3600;

/** The causes that follow from the ledger's reason alone. Entries about lost and late orders get theirs from the order's history. */
const CAUSE_OF: Partial<Record<LedgerReason, LossCause>> = {
  FINE: 'OVERWORK',
  WORK_OVERDUE: 'OVERWORK',
  DAY_OVERDUE: 'OVERWORK',
  FATAL_CRASH: 'CRASH',
  THEFT: 'THEFT',
  STANDING_COST: 'STOOD',
  EFFECT: 'DECISION',
  SITUATION: 'DECISION',
  POINTS_CANCELLED: 'DECISION',
  LATE_CANCEL: 'CANCELLED',
};
/** The journal facts that record a driver passing one of his limits. */
const PASSED: ReadonlySet<JournalFact> = new Set<JournalFact>(['WORK_OVERDUE', 'DAY_OVERDUE']);
const OF_ORDERS: readonly LedgerReason[] = ['FULL_PENALTY', 'ORDER_EXPIRED', 'LATE_PENALTY', 'LATE_DELIVERY'];

/**
 * What a player lost, by cause, the largest loss first; losses due to chance alone are left out. Reads the player's ledger, journal and
 * orders: from a student's view of the game it gives nothing for other players. (DBR-1, DBR-2)
 */
export function lossesOf(state: GameState, id: PlayerId): readonly Loss[] {
  const player = findPlayer(state, id);
  if (player === null) return [];
  const parts = [...ordersLost(state, player), ...entriesLost(state, player)];
  return LOSS_CAUSES.map((cause) =>
    sumOf(
      parts.filter((part) => part.cause === cause),
      cause,
    ),
  )
    .filter((loss) => lossInScore(loss) > 0)
    .sort((one, other) => lossInScore(other) - lossInScore(one));
}

/** A loss in grosze of score: the money, the pay of lost orders, and the points at their price. */
export function lossInScore({ money, freight, points }: Pick<Loss, 'money' | 'freight' | 'points'>): Grosze {
  return money + freight + points * GROSZE_PER_POINT;
}

function ordersLost(state: GameState, player: Player): readonly Loss[] {
  return state.orders
    .filter((order) => order.player === player.id)
    .flatMap((order) => {
      const entries = player.ledger.filter((entry) => entry.order === order.id && OF_ORDERS.includes(entry.reason));
      if (order.expired) return isChance(state, player, order) ? [] : [lostOrder(state, player, order, entries)];
      return entries.length === 0 ? [] : [lateOrder(state, player, order, entries)];
    });
}

function lostOrder(state: GameState, player: Player, order: Order, entries: readonly LedgerEntry[]): Loss {
  const cause = causeOfLost(state, player, order, entries);
  const freight = order.noPayment || order.reversed ? 0 : orderPay(order);
  const waited = stoodFor(state, player, order);
  return { ...NOTHING, cause, ...sums(entries), freight, lost: [order.id], ...waits(player, order, cause, waited) };
}

function lateOrder(state: GameState, player: Player, order: Order, entries: readonly LedgerEntry[]): Loss {
  const cause = causeOfLate(state, player, order);
  const waited = heldUpFor(state, player, order);
  return { ...NOTHING, cause, ...sums(entries), late: [order.id], ...waits(player, order, cause, waited) };
}

/** Why an order was lost: the first cause that holds. An order that ended without its full penalty was given up by an answer. */
function causeOfLost(state: GameState, player: Player, order: Order, entries: readonly LedgerEntry[]): LossCause {
  if (!entries.some(({ reason }) => reason === 'FULL_PENALTY')) return 'DECISION';
  if (player.journal.some(({ what, order: of }) => what === 'CRASHED' && of === order.id)) return 'CRASH';
  if (wasLeft(state, player, order)) return 'WAITED';
  if (order.loaded) return 'UNFINISHED';
  return sentAt(player, order) === null ? 'NO_CAR' : 'NOT_LOADED';
}

/** Whether a situation was still unanswered at the order's end, and had been waiting longer than it takes to answer. */
function wasLeft(state: GameState, player: Player, order: Order): boolean {
  const left = situationsOf(order, player.id).filter(({ done }) => !done);
  return left.some((open) => waitedFor(state, player, order, open) >= ANSWER_TAKES);
}

/** Why an order was late: WAITED if it would have been in time had its car not stood waiting for answers, SENT_LATE if its car had only been sent late. */
function causeOfLate(state: GameState, player: Player, order: Order): LossCause {
  const late = (order.reportedAt ?? state.now) - order.deliverWindow.to * 60;
  if (heldUpFor(state, player, order) >= late) return 'WAITED';
  const sent = sentAt(player, order);
  return sent !== null && order.bookedAt !== null && sent - order.bookedAt >= late ? 'SENT_LATE' : 'LATE';
}

/** Whether a random situation ended the order: it came at the moment of the end. */
function isChance(state: GameState, player: Player, order: Order): boolean {
  const end = endedAt(state, player, order);
  return order.accidents.some(({ at }) => at === end);
}

function waits(player: Player, order: Order, cause: LossCause, waited: Seconds): Pick<Loss, 'situations' | 'waited'> {
  if (cause !== 'WAITED') return { situations: 0, waited: 0 };
  return { situations: situationsOf(order, player.id).length, waited };
}

/** Losses that do not belong to a lost or late order. The costs of random situations and of best answers are left out. */
function entriesLost(state: GameState, player: Player): readonly Loss[] {
  return player.ledger.flatMap((entry) => {
    const cause = causeOfEntry(player, entry);
    if (cause === undefined || (entry.money >= 0 && entry.points >= 0)) return [];
    if (cause === 'DECISION' && (isOfAccident(state, entry) || isOfBest(state, entry))) return [];
    return [{ ...NOTHING, cause, ...sums([entry]), cars: entry.car === null ? [] : [entry.car] }];
  });
}

/** A fine counts as a fine for a limit only if the driver had passed one by then; any other fine comes from an answer. */
function causeOfEntry({ journal }: Player, { reason, car, at }: LedgerEntry): LossCause | undefined {
  const hasPassed = journal.some((fact) => PASSED.has(fact.what) && fact.car === car && fact.at <= at);
  return reason === 'FINE' && !hasPassed ? 'DECISION' : CAUSE_OF[reason];
}

/** Whether the entry is the cost of a best answer, which is not a loss. */
function isOfBest(state: GameState, { order: id, at, player }: LedgerEntry): boolean {
  const order = state.orders.find((candidate) => candidate.id === id);
  if (order === undefined) return false;
  const shown = SITUATION_LISTS.flatMap((list) =>
    order[list].filter((open) => open.player === player).map((open) => shownSituation(state, list, open)),
  );
  return shown.some((words) => words?.decisions.some((decision) => decision.at === at && decision.isBest) === true);
}

function isOfAccident({ orders }: GameState, { order: id, at }: LedgerEntry): boolean {
  return orders.some((order) => order.id === id && order.accidents.some((happened) => happened.at === at));
}

const NOTHING = { money: 0, freight: 0, points: 0, lost: [], late: [], cars: [], situations: 0, waited: 0 } as const;

function sums(entries: readonly LedgerEntry[]): Pick<Loss, 'money' | 'points'> {
  return {
    money: entries.reduce((sum, { money }) => sum - Math.min(0, money), 0),
    points: entries.reduce((sum, { points }) => sum - Math.min(0, points), 0),
  };
}

function sumOf(parts: readonly Loss[], cause: LossCause): Loss {
  const total = (value: (part: Loss) => number): number => parts.reduce((sum, part) => sum + value(part), 0);
  return {
    cause,
    money: total(({ money }) => money),
    freight: total(({ freight }) => freight),
    points: total(({ points }) => points),
    lost: parts.flatMap(({ lost }) => lost),
    late: parts.flatMap(({ late }) => late),
    cars: [...new Set(parts.flatMap(({ cars }) => cars))],
    situations: total(({ situations }) => situations),
    waited: total(({ waited }) => waited),
  };
}
