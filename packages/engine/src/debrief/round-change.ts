import type { GameSetup, LedgerEntry, LedgerReason, Player } from '../state.ts';
import type { CarId, Grosze, OrderId } from '../units.ts';
import { GROSZE_PER_POINT } from './losses.ts';
import { isInRound } from './round-span.ts';

/** Where the money and points of a round come from: reasons of the ledger, grouped by what happened. */
export const CHANGE_KINDS = [
  'DELIVERY',
  'LATE',
  'LOST',
  'KM',
  'SUBCONTRACTOR',
  'PARKING',
  'FERRY',
  'OVERWORK',
  'CRASH',
  'THEFT',
  'STOOD',
  'SITUATION',
  'CANCELLED',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What one kind of happening brought or cost in a round, per order or car; each situation counts separately. */
export type ChangePart = {
  /** Unique among the parts of the round. */
  readonly key: string;
  readonly kind: ChangeKind;
  readonly order: OrderId | null;
  readonly car: CarId | null;
  readonly money: Grosze;
  readonly points: number;
};

/** How a player's money and points changed in a round, with its parts, the largest first. */
export type RoundChange = {
  readonly money: Grosze;
  readonly points: number;
  readonly parts: readonly ChangePart[];
};

const KIND_OF: Readonly<Record<Exclude<LedgerReason, 'START'>, ChangeKind>> = {
  PAY: 'DELIVERY',
  LOADED_ON_TIME: 'DELIVERY',
  DELIVERED_ON_TIME: 'DELIVERY',
  LATE_PENALTY: 'LATE',
  LATE_DELIVERY: 'LATE',
  FULL_PENALTY: 'LOST',
  ORDER_EXPIRED: 'LOST',
  LEG_KM: 'KM',
  SUBCONTRACTOR: 'SUBCONTRACTOR',
  PARKING: 'PARKING',
  GUARDED_SLEEP: 'PARKING',
  FERRY: 'FERRY',
  FINE: 'OVERWORK',
  WORK_OVERDUE: 'OVERWORK',
  DAY_OVERDUE: 'OVERWORK',
  FATAL_CRASH: 'CRASH',
  THEFT: 'THEFT',
  STANDING_COST: 'STOOD',
  EFFECT: 'SITUATION',
  SITUATION: 'SITUATION',
  POINTS_CANCELLED: 'SITUATION',
  LATE_CANCEL: 'CANCELLED',
};

/**
 * How a round changed a player's money and points, by the ledger. The starting money does not count as a change.
 * (DBR-4)
 */
export function roundChange(setup: GameSetup, { ledger }: Pick<Player, 'ledger'>, round: number): RoundChange {
  const entries = ledger.filter(({ at }) => isInRound(setup, at, round));
  return {
    money: entries.reduce((sum, { money, reason }) => (reason === 'START' ? sum : sum + money), 0),
    points: entries.reduce((sum, { points }) => sum + points, 0),
    parts: partsOf(entries).sort((one, other) => sizeOf(other) - sizeOf(one)),
  };
}

function partsOf(entries: readonly LedgerEntry[]): ChangePart[] {
  const parts = new Map<string, ChangePart>();
  for (const { at, reason, order, car, money, points } of entries) {
    if (reason === 'START') continue;
    const kind = KIND_OF[reason];
    // A loss from one situation must not be hidden by what another one earned with the same order.
    const key = `${kind} ${order ?? car ?? ''}${kind === 'SITUATION' ? ` ${at}` : ''}`;
    const known = parts.get(key) ?? { key, kind, order, car, money: 0, points: 0 };
    parts.set(key, { ...known, money: known.money + money, points: known.points + points });
  }
  return [...parts.values()];
}

function sizeOf({ money, points }: ChangePart): Grosze {
  return Math.abs(money + points * GROSZE_PER_POINT);
}
