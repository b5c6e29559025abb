import {
  type GameAction,
  type GameSeconds,
  type GameState,
  type HostAction,
  type LedgerEntry,
  type LedgerReason,
  findCar,
  findPlayer,
  isDriving,
  isSleeping,
} from '@fracht/engine';
import { type Recording, stateBetween } from '../recording.ts';
import { LEAST_SLIP, worthOf } from '../score-worth.ts';
import type { PlayerDecision } from './decision.ts';
import { isRoadside, wakesDriver } from './rest-choice.ts';

/** A choice that its player took back: what the ledger says about it from the decision until it was undone. (DCN-6) */
export type TakenBack = { readonly spent: readonly LedgerEntry[]; readonly isCheap: boolean; readonly at: GameSeconds };

/**
 * How a choice was taken back: an order was given back, a car was taken off its order, or a driver was sent elsewhere within the limit before his rest was
 * over, either on the way to it or out of his sleep. Stopping at the roadside or going on from there does not choose a rest: whatever is chosen next on that
 * way replaces it. Waking a driver cannot be taken back. Null if the player kept to the choice. (DCN-6)
 */
export function takenBack(recording: Recording, decision: PlayerDecision): TakenBack | null {
  const place = undoneAt(recording, decision);
  if (place === -1) return null;
  const spent = spentUntil(recording, decision, place);
  if (decision.kind === 'PARK' && isPastALimit(spent)) return null;
  const isOfWay = decision.kind === 'PARK' && !isAsleep(recording.before[place], decision.car);
  const cost = isOfWay ? 0 : -spent.reduce((sum, entry) => sum + worthOf(entry).total, 0);
  return { spent, isCheap: cost < LEAST_SLIP, at: recording.log[place]?.at ?? decision.at };
}

/** Whether a driver exceeded a limit in the meantime: that of driving, or the end of his day. */
export function isPastALimit(spent: readonly LedgerEntry[]): boolean {
  return spent.some(({ reason }) => reason === 'WORK_OVERDUE' || reason === 'DAY_OVERDUE');
}

/** The index of the log entry that took the choice back; -1 if none did. */
function undoneAt(recording: Recording, decision: PlayerDecision): number {
  const { log, before } = recording;
  const { kind, order, car, index, player, chosen } = decision;
  if (wakesDriver(stateBetween(recording, decision.index, decision.at), decision)) return -1;
  const done = kind === 'HIRE_CAR' ? bookedAt(recording, decision) : index;
  const next = log.findIndex(({ action, player: by }, later) => {
    return later > done && by === player && isAbout(kind, action, { order, car });
  });
  const [action, state] = [log[next]?.action, before[next]];
  if (action === undefined || state === undefined) return -1;
  if (kind === 'BOOK_ORDER') return next;
  const { state: doing = null, shipment = null, restsNext } = (car === null ? null : findCar(state, car)) ?? {};
  if (kind !== 'PARK') return action.action === 'CANCEL_CAR_BOOKING' && shipment === order ? next : -1;
  if (chosen?.action !== 'SELECT_PARKING' || doing === null) return -1;
  if (isRoadside(chosen)) {
    const isOnWay = isDriving(doing.action) || doing.action === 'STOPPED_BY_PLAYER';
    return action.action === 'SELECT_PARKING' && shipment === order && isOnWay ? next : -1;
  }
  return restsNext === chosen.parking || ('parking' in doing && doing.parking === chosen.parking) ? next : -1;
}

/** The index of the booking of a hired car for its order, which is a part of hiring it; that of the hiring if there is none. (DCN-3) */
function bookedAt({ log }: Recording, { order, car, index, player }: PlayerDecision): number {
  const place = log.findIndex(({ action, player: by }, later) => {
    return later > index && by === player && action.action === 'BOOK_CAR' && action.car === car;
  });
  const booked = log[place]?.action;
  return booked?.action === 'BOOK_CAR' && booked.order === order ? place : index;
}

/** Whether a driver rests. */
function isAsleep(state: GameState | undefined, car: string | null): boolean {
  const doing = state === undefined || car === null ? null : findCar(state, car)?.state.action;
  return doing != null && isSleeping(doing);
}

/** Whether an action is the next one about the same choice: it takes it back, or replaces it. */
function isAbout(
  kind: PlayerDecision['kind'],
  action: GameAction | HostAction,
  { order, car }: Pick<PlayerDecision, 'order' | 'car'>,
): boolean {
  if (kind === 'BOOK_ORDER') return action.action === 'CANCEL_ORDER' && action.order === order;
  if (kind === 'BOOK_CAR' || kind === 'HIRE_CAR')
    return (action.action === 'CANCEL_CAR_BOOKING' || action.action === 'BOOK_CAR') && action.car === car;
  if (kind !== 'PARK') return false;
  return (action.action === 'SELECT_PARKING' || action.action === 'CANCEL_CAR_BOOKING') && action.car === car;
}

/** What situations take and give: their answers are responsible for these. */
const OF_ANSWERS: readonly LedgerReason[] = ['EFFECT', 'SITUATION', 'POINTS_CANCELLED'];

/**
 * What the ledger says about the order and car from the decision until it was taken back, without situations; for a car, until it has stopped or does something
 * else.
 */
function spentUntil(
  { log, before, after, end }: Recording,
  { kind, order, car, index, player }: PlayerDecision,
  place: number,
): readonly LedgerEntry[] {
  const known = before[index] === undefined ? 0 : ledgerOf(before[index], player).length;
  const isNext = ({ action }: Recording['log'][number], later: number): boolean =>
    later > place && action.action === 'BOOK_CAR' && action.car === car;
  const used = kind === 'BOOK_ORDER' || kind === 'PARK' ? -1 : log.findIndex(isNext);
  const until = kind === 'BOOK_ORDER' || kind === 'PARK' ? after[place] : (before[used] ?? end);
  return ledgerOf(until ?? end, player)
    .slice(known)
    .filter(({ reason }) => !OF_ANSWERS.includes(reason))
    .filter((entry) => (kind === 'BOOK_ORDER' ? entry.order === order : entry.car === car));
}

function ledgerOf(state: Recording['end'], player: string): readonly LedgerEntry[] {
  return findPlayer(state, player)?.ledger ?? [];
}
