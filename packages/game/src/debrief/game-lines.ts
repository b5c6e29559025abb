import { debriefText, gameAccountText, type AccountSentence, type UncarriedKind } from '@fracht/content';
import {
  findPlayer,
  GROSZE_PER_POINT,
  isCarried,
  lossesOf,
  type GameState,
  type Grosze,
  type LedgerEntry,
  type LedgerReason,
  type Loss,
  type LossCause,
  type Order,
  type PlayerId,
} from '@fracht/engine';
import { formatChange, formatDuration, formatGrosze, formatMoney, formatNumber } from '@fracht/kit/format.ts';
import type { SpriteName } from '@fracht/kit/ui/icon.tsx';
import type { DecisionAccountLine } from '@fracht/protocol';
import { decidedSituations, decisionSum } from '../screens/summary/decisions.ts';
import { ordersOfPlayer } from '../screens/summary/standing.ts';
import type { DebriefStop } from './decision.ts';

/** The topic of a line: a group of entries of the ledger, or the orders that were lost or late by one cause. */
type LineKey =
  | 'DELIVERED'
  | LossCause
  | 'CHANCE'
  | 'UNCARRIED'
  | 'LATENESS'
  | 'KM'
  | 'HIRED'
  | 'ON_THE_WAY'
  | 'WORK_TIME'
  | 'SITUATIONS'
  | 'THEFTS'
  | 'STANDING'
  | 'START'
  | 'POINTS';

/** A sentence on what happened in a game, the amount it brought or cost, and the stops of the debrief that belong to it. */
export type GameLine = {
  readonly key: LineKey;
  readonly icon: SpriteName;
  readonly sentence: AccountSentence;
  readonly amount: Grosze;
  readonly stops: readonly NumberedStop[];
};

/** A stop with its index among the stops of the debrief, from 0, which addresses use, and the number shown on the page. */
export type NumberedStop = DebriefStop & { readonly place: number; readonly number: number };

/** A line before stops are attached to it; `isTold`: it is shown even without one. */
type Line = Omit<GameLine, 'stops'> & { readonly isTold: boolean };

/**
 * What happened to a player in a finished game, in sentences. Their amounts add up to the score: every entry of the ledger is in exactly one of them, and
 * points have a line of their own. The line with the strength comes first. (DBS-10)
 */
export function gameLines(state: GameState, player: PlayerId, stops: readonly DebriefStop[]): readonly GameLine[] {
  const losses = lossesOf(state, player).filter(({ lost, late }) => lost.length + late.length > 0);
  const lines = linesOf(state, player, losses);
  const toldKeys = new Set(lines.flatMap(({ key, isTold }) => (isTold ? [key] : [])));
  const placed = new Map<LineKey, DebriefStop[]>();
  for (const stop of stops) {
    // A line that would only say that nothing was paid is not told: its stops are with what was delivered.
    const meant = lineOf(stop, losses);
    const key = toldKeys.has(meant) ? meant : 'DELIVERED';
    placed.set(key, [...(placed.get(key) ?? []), stop]);
  }
  const told = lines
    .filter(({ isTold }) => isTold)
    .map(({ key, icon, sentence, amount }) => ({ key, icon, sentence, amount, stops: placed.get(key) ?? [] }))
    .toSorted((one, other) => Number(hasStrength(other)) - Number(hasStrength(one)));
  const shown = told.flatMap((line) => line.stops);
  const numbered = (stop: DebriefStop): NumberedStop => ({
    ...stop,
    place: stops.indexOf(stop),
    number: shown.indexOf(stop) + 1,
  });
  return told.map((line) => ({ ...line, stops: line.stops.map(numbered) }));
}

function hasStrength({ stops }: { readonly stops: readonly DebriefStop[] }): boolean {
  return stops.some(({ isStrength }) => isStrength);
}

/** What an order costs if it is lost or late. */
const OF_THE_ORDER: ReadonlySet<DecisionAccountLine['reason']> = new Set([
  'PAY',
  'FULL_PENALTY',
  'ORDER_EXPIRED',
  'LATE_PENALTY',
  'LATE_DELIVERY',
  'DELIVERED_ON_TIME',
]);

/** Whether a stop is charged with what its order cost by being lost or late: not if it is a strength, or cost only kilometres or time. */
function isChargedOrder({ decision, isStrength }: DebriefStop): boolean {
  return !isStrength && decision.account.some(({ reason, total }) => total < 0 && OF_THE_ORDER.has(reason));
}

/** The line to which a stop is attached: the money that its decision was about. */
function lineOf(stop: DebriefStop, losses: readonly Loss[]): LineKey {
  const { decision } = stop;
  const { kind, order, chosen, judgement } = decision;
  if (kind === 'ANSWER_EMERGENCY' || kind === 'ANSWER_CHANGE' || kind === 'CALL') return 'SITUATIONS';
  if (kind === 'DRIVE_ON' || kind === 'PARK') {
    const isLate = chosen.is === 'PARKING' && (chosen.overrun ?? 0) > 0;
    return kind === 'DRIVE_ON' || isLate || judgement?.breaks != null ? 'WORK_TIME' : 'ON_THE_WAY';
  }
  const ended = losses.find(({ lost, late }) => order !== null && [...lost, ...late].includes(order.id));
  if (ended !== undefined && isChargedOrder(stop)) return ended.cause;
  if (kind === 'BOOK_ORDER' || kind === 'GIVE_ORDER_BACK') return 'DELIVERED';
  const isHired = kind === 'HIRE_CAR' || (chosen.is === 'CAR' ? chosen.isHired : decision.car?.isHired === true);
  return isHired ? 'HIRED' : 'KM';
}

function linesOf(state: GameState, id: PlayerId, losses: readonly Loss[]): readonly Line[] {
  const ledger = findPlayer(state, id)?.ledger ?? [];
  const sum = (...reasons: readonly LedgerReason[]): Grosze =>
    moneyOf(ledger, ({ reason }) => reasons.includes(reason));
  const ended = new Set(losses.flatMap(({ lost, late }) => [...lost, ...late]));
  const isCaused = ({ order }: LedgerEntry): boolean => order !== null && ended.has(order);
  const unseen = (reason: LedgerReason): Grosze =>
    moneyOf(ledger, (entry) => entry.reason === reason && !isCaused(entry));
  const text = gameAccountText;
  return [
    deliveredLine(state, id, sum('PAY')),
    ...losses.map((loss) => lineOn(loss.cause, 'i-ship', lossWords(loss), penaltiesOf(ledger, loss), true)),
    lineOn('CHANCE', 'i-ship', text.lostByChance(lostByChance(ledger, isCaused)), unseen('FULL_PENALTY')),
    uncarriedLine(state, id),
    lineOn('LATENESS', 'b-wait', text.late, unseen('LATE_PENALTY')),
    lineOn('KM', 'i-road', text.km, sum('LEG_KM')),
    lineOn('HIRED', 'i-cars', text.hired, sum('SUBCONTRACTOR')),
    lineOn('ON_THE_WAY', 'p-open', text.onTheWay, sum('PARKING', 'FERRY')),
    workTimeLine(ledger, sum('FINE')),
    situationsLine(state, id, ledger, sum('EFFECT')),
    lineOn('THEFTS', 'b-guard', text.thefts, sum('THEFT')),
    lineOn('STANDING', 'b-pause', text.standing, sum('STANDING_COST')),
    lineOn('START', 'i-sum', text.start, sum('START')),
    pointsLine(ledger),
  ];
}

function lineOn(
  key: LineKey,
  icon: SpriteName,
  sentence: AccountSentence,
  amount: Grosze,
  isTold = amount !== 0,
): Line {
  return { key, icon, sentence, amount, isTold };
}

function moneyOf(ledger: readonly LedgerEntry[], isMeant: (entry: LedgerEntry) => boolean): Grosze {
  return ledger.reduce((sum, entry) => (isMeant(entry) ? sum + entry.money : sum), 0);
}

function timesOf(ledger: readonly LedgerEntry[], what: LedgerReason): number {
  return ledger.filter(({ reason }) => reason === what).length;
}

function deliveredLine(state: GameState, id: PlayerId, pay: Grosze): Line {
  const { delivered, onTime, booked } = ordersOfPlayer(state, id);
  if (delivered === 0) return lineOn('DELIVERED', 'i-ship', gameAccountText.noneDelivered, pay, true);
  return lineOn('DELIVERED', 'b-check', gameAccountText.delivered(onTime, booked, delivered - onTime), pay, true);
}

/** The orders that were not carried and are not lost either, and so have cost no penalty. */
function uncarriedLine({ orders }: GameState, id: PlayerId): Line {
  const counts = new Map<UncarriedKind, number>();
  for (const order of orders.filter(({ player, expired }) => player === id && !expired)) {
    if (isCarried(order)) continue;
    const kind = uncarriedKind(order);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return lineOn('UNCARRIED', 'i-ship', gameAccountText.uncarried([...counts]), 0, counts.size > 0);
}

function uncarriedKind({ delivered, reversed }: Order): UncarriedKind {
  if (delivered) return reversed ? 'RETURNED' : 'UNPAID';
  return reversed ? 'RETURNING' : 'WAITING';
}

/** What was lost by one cause: "1 ładunek był w drodze, gdy skończyła się gra". */
function lossWords({ cause, lost, late, situations, waited, freight }: Loss): AccountSentence {
  const what = debriefText.causes[cause]({
    lost: lost.length,
    late: late.length,
    situations,
    waited: formatDuration(waited / 60),
  });
  return gameAccountText.lost(what, freight === 0 ? null : formatGrosze(freight));
}

function penaltiesOf(ledger: readonly LedgerEntry[], { lost, late }: Loss): Grosze {
  const orders = new Set([...lost, ...late]);
  const isPenalty = ({ reason }: LedgerEntry): boolean => reason === 'FULL_PENALTY' || reason === 'LATE_PENALTY';
  return moneyOf(ledger, (entry) => isPenalty(entry) && entry.order !== null && orders.has(entry.order));
}

function lostByChance(ledger: readonly LedgerEntry[], isCaused: (entry: LedgerEntry) => boolean): number {
  return ledger.filter((entry) => entry.reason === 'FULL_PENALTY' && !isCaused(entry)).length;
}

/** The fines, shown if there were any: an answer can incur one though no driver went past a limit. */
function workTimeLine(ledger: readonly LedgerEntry[], fines: Grosze): Line {
  const [driving, day] = [timesOf(ledger, 'WORK_OVERDUE'), timesOf(ledger, 'DAY_OVERDUE')];
  const sentence = gameAccountText.overdue(driving, day);
  return lineOn('WORK_TIME', 'b-overdue', sentence, fines, driving + day > 0 || fines !== 0);
}

/** What situations brought: points of answers and, separately, of premiums and calls, so that both agree with the ledger. (SIC-18) */
function situationsLine(state: GameState, id: PlayerId, ledger: readonly LedgerEntry[], amount: Grosze): Line {
  const decided = decidedSituations(state, id);
  const { reached, best } = decisionSum(decided);
  const answers = decided.reduce((sum, { shown }) => sum + shown.decisions.length, 0);
  const beside = ledger.reduce((sum, entry) => sum + (entry.reason === 'SITUATION' ? entry.points : 0), -reached);
  const sentence = gameAccountText.situations(
    answers,
    formatNumber(reached),
    formatNumber(best),
    beside === 0 ? null : formatChange(beside),
  );
  return lineOn('SITUATIONS', 'b-alert', sentence, amount, answers > 0 || amount !== 0);
}

function pointsLine(ledger: readonly LedgerEntry[]): Line {
  const points = ledger.reduce((sum, entry) => sum + entry.points, 0);
  const sentence = gameAccountText.points(formatNumber(points), formatMoney(GROSZE_PER_POINT / 100));
  return lineOn('POINTS', 'i-star', sentence, points * GROSZE_PER_POINT, points !== 0);
}
