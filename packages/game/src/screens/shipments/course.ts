import {
  isCarAction,
  isOpen,
  type CarId,
  type CityId,
  type DeliveryPlan,
  type GameSeconds,
  type JournalEntry,
  type JournalFact,
  type LedgerEntry,
  type Metres,
  type Order,
  type ParkingId,
  type PlanStep,
} from '@fracht/engine';

/** The kind of a step in an order's course: an entry of the journal, or an activity of the plan. */
export type CourseDeed =
  | { readonly source: 'journal'; readonly what: JournalFact }
  | { readonly source: 'plan'; readonly what: PlanStep['activity'] };

/** One step of an order's course: past, present or planned. */
export type CourseStep = {
  readonly key: string;
  readonly deed: CourseDeed;
  readonly phase: 'done' | 'current' | 'planned';
  readonly at: GameSeconds;
  /** When it ended or will end; equal to `at` for an event without duration; null if the end is unknown. */
  readonly until: GameSeconds | null;
  readonly car: CarId | null;
  readonly city: CityId | null;
  readonly parking: ParkingId | null;
  /** The points booked in the ledger during it. */
  readonly points: number;
  readonly metres: Metres;
};

type CourseSources = {
  readonly order: Order;
  readonly journal: readonly JournalEntry[];
  readonly ledger: readonly LedgerEntry[];
  readonly plan: DeliveryPlan | null;
  readonly now: GameSeconds;
};

const SHORTEST = 60;

/** The course of an order: its journal, then its plan from now on. (SHP-3, LOG-3) */
export function courseOf({ order, journal, ledger, plan, now }: CourseSources): readonly CourseStep[] {
  const past = pastSteps(untilEnd(journal.filter((entry) => entry.order === order.id)));
  const planned = (plan?.steps ?? []).filter((step) => step.to > now).map(plannedStep);
  const [first, ...later] = planned;
  const last = past.at(-1);
  const goesOn = first !== undefined && first.at <= now && last !== undefined && last.until === null && isCarStep(last);
  const steps = goesOn
    ? [...past.slice(0, -1), { ...last, phase: 'current' as const, until: first.until, metres: first.metres }, ...later]
    : [...past.map((step) => withPhase(step, order)), ...planned];
  return withPoints(
    steps,
    ledger.filter((entry) => entry.order === order.id && entry.points !== 0),
  );
}

/** The days spanned by a course, counted from the game's first. */
export function daysOf(steps: readonly CourseStep[], dayOf: (at: GameSeconds) => number): readonly number[] {
  return [...new Set(steps.map(({ at }) => dayOf(at)))];
}

/** Removes what a car did after the order's end. */
function untilEnd(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const end = entries.findLastIndex(({ what }) => what === 'ORDER_DELIVERED' || what === 'ORDER_EXPIRED');
  return end === -1 ? entries : entries.slice(0, end + 1);
}

function pastSteps(entries: readonly JournalEntry[]): CourseStep[] {
  return entries.map((entry, index) => pastStep(entry, nextAction(entries, index))).filter(isWorthTelling);
}

/** The entry that ends a car's action: its next action, or the order's end. */
function nextAction(entries: readonly JournalEntry[], index: number): JournalEntry | undefined {
  return entries
    .slice(index + 1)
    .find(({ what }) => isCarAction(what) || what === 'ORDER_DELIVERED' || what === 'ORDER_EXPIRED');
}

function pastStep(entry: JournalEntry, next: JournalEntry | undefined): CourseStep {
  return {
    key: `journal-${entry.id}`,
    deed: { source: 'journal', what: entry.what },
    phase: 'done',
    at: entry.at,
    until: isCarAction(entry.what) ? (next?.at ?? null) : entry.at,
    car: entry.car,
    city: entry.city,
    parking: entry.parking,
    points: 0,
    metres: 0,
  };
}

function isWorthTelling({ deed, at, until }: CourseStep): boolean {
  if (deed.source === 'plan' || !isCarAction(deed.what)) return true;
  return until === null || until - at >= SHORTEST;
}

function plannedStep(step: PlanStep): CourseStep {
  return {
    key: `plan-${step.activity}-${step.from}`,
    deed: { source: 'plan', what: step.activity },
    phase: 'planned',
    at: step.from,
    until: step.to,
    car: null,
    city: step.city,
    parking: step.parking,
    points: 0,
    metres: step.metres,
  };
}

/** The last action of an open order is still going on, even if no plan says until when. */
function withPhase(step: CourseStep, order: Order): CourseStep {
  return isOpen(order) && step.until === null && order.car !== null ? { ...step, phase: 'current' } : step;
}

function withPoints(steps: readonly CourseStep[], entries: readonly LedgerEntry[]): readonly CourseStep[] {
  const owner = (entry: LedgerEntry): number => steps.findLastIndex((step) => isOwner(step, entry));
  return steps.map((step, index) => ({
    ...step,
    points: entries.filter((entry) => owner(entry) === index).reduce((sum, { points }) => sum + points, 0),
  }));
}

/** Whether a step brought a ledger entry: points are booked at the end of a car's action, or at the moment of an event. */
function isOwner(step: CourseStep, entry: LedgerEntry): boolean {
  if (step.phase === 'planned') return false;
  return isCarStep(step) ? step.at < entry.at : step.at <= entry.at;
}

function isCarStep(step: CourseStep): boolean {
  return step.deed.source === 'journal' && isCarAction(step.deed.what);
}
