import {
  isCarAction,
  stretchEndsAt,
  tirednessAt,
  type Car,
  type CarAction,
  type DeliveryPlan,
  type GameSeconds,
  type GameState,
  type JournalEntry,
  type PlanStep,
} from '@fracht/engine';
import type { StripBlock, StripKind } from '../../parts/tachograph-strip.tsx';
import { blocksWithBreaks, type BreakCount, type Stretch } from './break-blocks.ts';

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

/** Activities during which the driver is free to do as he likes. (BRK-2) */
const PAUSES: ReadonlySet<JournalEntry['what']> = new Set([
  'FREE',
  'AVAILABLE',
  'FREE_BOOKED',
  'STOPPED_BY_PLAYER',
  'WAITING_FOR_LOADING',
  'WAITING_FOR_UNLOADING',
  'LATE_WAITING_FOR_UNLOADING',
  'SLEEPING',
  'SLEEPING_GUARDED',
  'FERRY_BOARDED',
]);
const PAUSE_STEPS: ReadonlySet<PlanStep['activity']> = new Set(['PREPARE', 'WAIT', 'REST', 'FERRY']);

/** The past of a car from its player's journal, as blocks of one activity up to now, including its driver's breaks. (CRS-2) */
export function pastBlocks(
  { setup }: GameState,
  car: Car,
  journal: readonly JournalEntry[],
  now: GameSeconds,
): readonly StripBlock[] {
  return blocksWithBreaks(pastStretches(car, journal, now), setup.settings);
}

/** As blocks, with the breaks that the driver will take. (CRS-2, BRK-1) */
export function plannedBlocks(
  state: GameState,
  car: Car,
  plan: DeliveryPlan | null,
  now: GameSeconds,
): readonly StripBlock[] {
  const { working, breakAt = 0, breakTaken = 0, pausedSince = null } = tirednessAt(state, car, now);
  const start: BreakCount = { driven: working - breakAt, taken: breakTaken, pausedSince };
  return blocksWithBreaks(plannedStretches(state, car, plan, now), state.setup.settings, start);
}

/** On a ferry the car waits. */
function pastStretches(car: Car, journal: readonly JournalEntry[], now: GameSeconds): readonly Stretch[] {
  const marks = journal.filter((entry) => entry.car === car.id && stripKindOf(entry.what) !== undefined);
  return marks.flatMap((entry, index) => {
    const kind = stripKindOf(entry.what) ?? null;
    const to = marks[index + 1]?.at ?? now;
    return to <= entry.at ? [] : [{ kind, from: entry.at, to, planned: false, isPause: isPause(entry.what) }];
  });
}

/** The planned future of a car: the steps of its plan, or the drive to the end of its leg if it has no order. */
function plannedStretches(state: GameState, car: Car, plan: DeliveryPlan | null, now: GameSeconds): readonly Stretch[] {
  if (plan === null) return ownStretches(state, car, now);
  return plan.steps
    .filter((step) => step.to > now)
    .map(({ activity, from, to }) => ({
      kind: KIND_OF_STEP[activity],
      from: Math.max(now, from),
      to,
      planned: true,
      isPause: PAUSE_STEPS.has(activity),
    }));
}

function ownStretches({ setup }: GameState, { state }: Car, now: GameSeconds): readonly Stretch[] {
  if (state.action === 'SLEEPING' || state.action === 'SLEEPING_GUARDED') return block('rest', now, state.until);
  if (!('leg' in state)) return [];
  const arrives = stretchEndsAt(state.leg);
  const rest = setup.settings.rest_minutes * 60;
  const sleeps = state.action === 'DRIVING_TO_SLEEP' ? block('rest', arrives, arrives + rest) : [];
  return [...block(state.leg.sailing === null ? 'drive' : 'wait', now, arrives), ...sleeps];
}

function block(kind: StripKind, from: GameSeconds, to: GameSeconds): readonly Stretch[] {
  return to <= from ? [] : [{ kind, from, to, planned: true, isPause: kind !== 'drive' }];
}

/** Whether the driver neither drives nor works from this entry of the journal on. (BRK-2) */
export function isPause(what: JournalEntry['what']): boolean {
  return PAUSES.has(what);
}

/** The activity that begins with an entry of the journal: undefined for entries that change none, null for standing free. */
export function stripKindOf(what: JournalEntry['what']): StripKind | null | undefined {
  if (what === 'FERRY_BOARDED') return 'wait';
  if (what === 'FERRY_LEFT') return 'drive';
  return isCarAction(what) ? KIND_OF_ACTION[what] : undefined;
}
