import type { TimeWindow } from '../state.ts';
import type { GameMinutes, GameSeconds, Minutes, Percent, Seconds } from '../units.ts';

/** Windows begin on whole half-hours, as a dock is booked (awizacja). (ORD-6) */
export const DOCK_STEP = 30;

/** The values from which the windows of an order are made. */
export type WindowTerms = {
  /** When the promised car reaches the loading city if it leaves as early as possible (`soonest`) and as late as allowed. */
  readonly soonest: GameSeconds;
  readonly latest: GameSeconds;
  /** Minutes after `soonest` at which the customer opens the dock. */
  readonly delay: Minutes;
  readonly loading: Seconds;
  /** The car's haul after it has waited that long for the dock. */
  readonly haul: (waited: Seconds) => Seconds;
  readonly pickLength: Minutes;
  readonly deliverLength: Minutes;
  /** By how much the delivery may be later than promised, in percent of the haul including rests. */
  readonly slack: Percent;
  /** The end of the game: the delivery window opens before it. */
  readonly gameEnds: GameSeconds;
};

/**
 * The pick and the delivery window. The promised car, even if it leaves as late as allowed, loads within the first and reports within the
 * second; it never waits at the destination. Each window begins on a half-hour and has the length set for the type; it is longer only
 * where the promise needs that. (ORD-5, ORD-6)
 */
export function windowsFor(terms: WindowTerms): {
  readonly pickWindow: TimeWindow;
  readonly deliverWindow: TimeWindow;
} {
  const opens = stepDown(Math.floor(terms.soonest / 60) + terms.delay);
  const pickWindow = { from: opens, to: Math.max(opens + terms.pickLength, stepUp(Math.ceil(terms.latest / 60))) };
  const [soonest, promised] = [terms.soonest, terms.latest].map((reached) => reports(terms, reached, opens * 60));
  return { pickWindow, deliverWindow: deliverWindow(terms, soonest ?? 0, promised ?? 0, opens * 60) };
}

/** When the car reports at the destination if it reaches the loading city at that moment. */
function reports({ loading, haul }: WindowTerms, reached: GameSeconds, opens: GameSeconds): GameSeconds {
  return Math.max(reached, opens) + loading + haul(Math.max(0, opens - reached));
}

function deliverWindow(
  terms: WindowTerms,
  soonest: GameSeconds,
  promised: GameSeconds,
  opens: GameSeconds,
): TimeWindow {
  const haul = terms.haul(Math.max(0, opens - terms.latest));
  const allowance = Math.floor((haul * terms.slack) / 100);
  const wanted = stepUp(Math.ceil((promised + allowance) / 60) - terms.deliverLength);
  const latestOpening = Math.min(stepDown(Math.floor(promised / 60)), stepDown(Math.ceil(terms.gameEnds / 60) - 1));
  const from = Math.min(Math.max(wanted, stepDown(Math.floor(soonest / 60))), latestOpening);
  const last = Math.max(soonest, promised);
  return { from, to: Math.max(from + terms.deliverLength, stepUp(Math.ceil(last / 60))) };
}

function stepDown(minutes: GameMinutes): GameMinutes {
  return Math.floor(minutes / DOCK_STEP) * DOCK_STEP;
}

function stepUp(minutes: GameMinutes): GameMinutes {
  return Math.ceil(minutes / DOCK_STEP) * DOCK_STEP;
}
