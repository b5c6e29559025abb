import type { CarType, DriverLimit, GameAction } from '@fracht/engine';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import { type Recording, recordingOf } from '../src/recording.ts';
import { accountOf, comparedWith } from '../src/worth/account.ts';
import { judgeOf } from '../src/worth/judged-decisions.ts';
import type { JudgedDecision } from '../src/worth/losses.ts';

/*
 * Thirty decisions of three lessons of bots, drawn at random of each kind, and reckoned by hand: from the map, the terms of the order, the settings as
 * shipped and the library, without the code that is tested. The bots never call, take a car off or give an order back: these six are put into their
 * lessons at random moments.
 *
 * Of the settings: what a km costs, and how much more abroad; ST drives 70 km/h, ATP 68, ADR 64, PG 50. A driver drives 9 hours, then rests 9. A car sets
 * out 15 minutes after it is booked. Loading and unloading take 60 minutes each with ST, 90 and 75 with ATP, 75 and 90 with ADR, 150 and 120 with PG. Loaded
 * in time 5 points, delivered in time 10, late -5 for each hour begun, -20 at most, and for each a quarter of the full penalty; a point is worth 10 zł.
 * No situation comes of a theft or a check while something is reckoned: the tariff holds. A theft costs 4,000 zł; its chance is 1.5 times as great with
 * ATP, 0.3 times with ADR and PG. A check at the limit, and one at each full hour past it: abroad with 45 %, for 600, 1,600 and 3,000 zł; in Poland with
 * 35 %, for 300 zł at the limit. A customer agrees to more time with a chance of 1 - minutes / 480.
 */

/** The version of the rules for which they are calculated: from the next version on a driver's day has an end. */
export const RULES = 5;

/** An amount of zł in grosze. */
export const zl = (amount: number): number => Math.round(amount * 100);

/** Points as an amount in grosze. */
export const points = (count: number): number => count * 1000;

const KM: Readonly<Record<CarType, readonly [home: number, abroad: number, hired: number]>> = {
  ST: [4.3, 0.9, 5.4],
  ATP: [4.9, 0.95, 6.5],
  ADR: [5, 0.95, 6.8],
  PG: [8.2, 2, 11.5],
};

/** What a drive of a company car costs: `km` in all, of which `abroad` abroad. */
export const driven = (type: CarType, km: number, abroad = 0): number => zl(km * KM[type][0] + abroad * KM[type][1]);

/** What the whole way of a hired car costs. */
export const hired = (type: CarType, km: number, abroad = 0): number => zl(km * KM[type][2] + abroad * KM[type][1]);

/** The price of a car's time between two moments of the game, written as `hh:mm:ss`, and `1 hh:mm:ss` on the second day: 30 zł an hour. */
export const timeOf = (from: string, to: string): number =>
  Math.round(((secondsOf(to) - secondsOf(from)) * 3000) / 3600);

function secondsOf(moment: string): number {
  const [clock = '', day = '0'] = moment.split(' ').toReversed();
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return Number(day) * 86_400 + hours * 3600 + minutes * 60 + seconds;
}

/** How likely a theft is in 11 hours, in percent. */
const ROBBED = { GUARDED: 0.2, HOME: 3, ABROAD: 5 } as const;

/** The price of a theft in a night of 9 hours, at a guarded parking or at an unguarded one in Poland or abroad: 4,000 zł, times the factor of the cargo. */
export const theft = (parking: keyof typeof ROBBED, factor = 1): number =>
  Math.round((4000 * ROBBED[parking] * factor * 9) / 11);

/** The values calculated by hand for a decision. */
type Reckoned = {
  /** The alternative with which it is compared. */
  readonly beside: readonly GameAction[];
  /** How much more it was expected to bring than that, in grosze of score, by reason. */
  readonly account: Readonly<Record<string, number>>;
  readonly breaks?: DriverLimit;
  /** The booking of its order is already ahead, and that lead is reported there. (LSS-9) */
  readonly isOfBooking?: true;
};

/** What a judgement has to say: the lines add up to its lead or, if negative, to its loss. What breaks the law is never ahead. */
export function reckoned({ beside, account, breaks, isOfBooking }: Reckoned): ReturnType<typeof toldOf> {
  const more = Object.values(account).reduce((sum, one) => sum + one, 0);
  const lead = breaks === undefined && isOfBooking === undefined ? Math.max(0, more) : 0;
  return { beside, account, loss: Math.max(0, -more), lead, breaks: breaks ?? null };
}

/** The part of a judgement that is calculated by hand. */
export function toldOf(judged: JudgedDecision) {
  return {
    beside: comparedWith(judged)?.alternative.actions ?? null,
    account: Object.fromEntries(accountOf(judged).map(({ reason, worth }) => [reason, worth.total])),
    loss: judged.loss.total,
    lead: judged.lead.total,
    breaks: judged.breaks,
  };
}

/** The player's decision with that id. */
export function judgedIn(lesson: Recording, player: string, id: string): JudgedDecision {
  const decisions = decisionsOf(lesson, player);
  const decision = decisions.find((one) => one.id === id);
  if (decision === undefined) throw new Error(`${player} has no decision ${id}`);
  return judgeOf(lesson, decisions)(decision);
}

/** The decision that a player takes some minutes after the entry `after` of a lesson, with nothing in between: an action that the bot did not take. */
export function judgedInstead(
  { setup, log }: Recording,
  { after, player, minutes, action }: { after: number; player: string; minutes: number; action: GameAction },
): JudgedDecision {
  const kept = log.slice(0, after);
  const last = kept.at(-1);
  if (last === undefined) throw new Error('No lesson before it');
  const entry = { ...last, seq: after + 1, at: last.at + minutes * 60, player, type: 'STUDENT', action } as const;
  return judgedIn(recordingOf({ setup, log: [...kept, entry] }), player, String(entry.seq));
}
