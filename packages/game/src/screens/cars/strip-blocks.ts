import {
  isCarAction,
  stretchEndsAt,
  type Car,
  type CarAction,
  type DeliveryPlan,
  type GameSeconds,
  type GameState,
  type JournalEntry,
  type PlanStep,
} from '@fracht/engine';
import type { StripBlock, StripKind } from '../../parts/tachograph-strip.tsx';

const KIND_OF_ACTION: { readonly [A in CarAction]: StripKind | null } = {
  FREE: null,
  FREE_BOOKED: 'wait',
  AVAILABLE: 'wait',
  STOPPED_BY_PLAYER: 'wait',
  WAITING_FOR_LOADING: 'wait',
  WAITING_FOR_UNLOADING: 'wait',
  WAITING_EMERGENCY_STOP: 'wait',
  WAITING_ACCIDENT_STOP: 'wait',
  WAITING_ASSISTANCE: 'wait',
  LATE_WAITING_FOR_UNLOADING: 'wait',
  LATE_UNLOADING: 'load',
  DRIVING_TO_SHIPMENT: 'drive',
  DRIVING_WITH_SHIPMENT: 'drive',
  DRIVING_EMPTY: 'drive',
  DRIVING_ASSISTANCE: 'drive',
  DRIVING_TO_SLEEP: 'drive',
  SLEEPING: 'rest',
  SLEEPING_GUARDED: 'rest',
  LOADING: 'load',
  UNLOADING: 'load',
};

const KIND_OF_STEP: { readonly [A in PlanStep['activity']]: StripKind } = {
  PREPARE: 'wait',
  DRIVE: 'drive',
  WAIT: 'wait',
  LOAD: 'load',
  REST: 'rest',
  FERRY: 'wait',
  UNLOAD: 'load',
};

/** The past of a car from its player's journal, as stretches of one activity up to now. On a ferry it waits. (CRS-2) */
export function pastBlocks(car: Car, journal: readonly JournalEntry[], now: GameSeconds): readonly StripBlock[] {
  const marks = journal.filter((entry) => entry.car === car.id && stripKindOf(entry.what) !== undefined);
  return marks.flatMap((entry, index) => {
    const kind = stripKindOf(entry.what) ?? null;
    const to = marks[index + 1]?.at ?? now;
    return kind === null || to <= entry.at ? [] : [{ kind, from: entry.at, to, planned: false }];
  });
}

/** The planned future of a car: the steps of its plan, or the drive to the end of its leg where it has no order. */
export function plannedBlocks(
  state: GameState,
  car: Car,
  plan: DeliveryPlan | null,
  now: GameSeconds,
): readonly StripBlock[] {
  if (plan === null) return ownBlocks(state, car, now);
  return plan.steps
    .filter((step) => step.to > now)
    .map((step) => ({ kind: KIND_OF_STEP[step.activity], from: Math.max(now, step.from), to: step.to, planned: true }));
}

function ownBlocks({ setup }: GameState, { state }: Car, now: GameSeconds): readonly StripBlock[] {
  if (state.action === 'SLEEPING' || state.action === 'SLEEPING_GUARDED') return block('rest', now, state.until);
  if (!('leg' in state)) return [];
  const arrives = stretchEndsAt(state.leg);
  const rest = setup.settings.rest_minutes * 60;
  const sleeps = state.action === 'DRIVING_TO_SLEEP' ? block('rest', arrives, arrives + rest) : [];
  return [...block(state.leg.sailing === null ? 'drive' : 'wait', now, arrives), ...sleeps];
}

function block(kind: StripKind, from: GameSeconds, to: GameSeconds): readonly StripBlock[] {
  return to <= from ? [] : [{ kind, from, to, planned: true }];
}

/** The activity that begins with an entry of the journal: undefined for facts that change none, null for standing free. */
export function stripKindOf(what: JournalEntry['what']): StripKind | null | undefined {
  if (what === 'FERRY_BOARDED') return 'wait';
  if (what === 'FERRY_LEFT') return 'drive';
  return isCarAction(what) ? KIND_OF_ACTION[what] : undefined;
}
