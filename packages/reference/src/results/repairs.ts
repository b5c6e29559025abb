import {
  GROSZE_PER_POINT,
  type GameSeconds,
  type Grosze,
  type OrderId,
  type PlayerId,
  gameEndsAt,
} from '@fracht/engine';
import type { Conduct, Manner } from '../market.ts';
import type { SearchPlan } from './manners.ts';
import { type AttemptTask, type DrivenAttempt, attemptFrom, attemptWith, bestAttempt, isBetter } from './driven.ts';

/** An order counts as poor if it brought less than this share of what the median order brought. */
const POOR = 0.5;
/** The shares of the game's length after which another manner is tried. */
const TURNS = [0.25, 0.5, 0.75] as const;

/** A change of the best attempt that is tried: from which of its moments on, and how it is continued from there. */
type ConductChange = { readonly key: string; readonly place: number; readonly conduct: Conduct };

/** The manners that are tried from the `TURNS` of a game on: `manners` first, `last` when nothing else is left to try. */
type Others = { readonly manners: readonly Manner[]; readonly last: readonly Manner[] };

/**
 * A local search for the best way to play a game: it is played once in each of `manners`, and the best attempt is improved by small changes
 * (`repaired`). The budget is a number of plans: `repairs` for each plan that the first attempts made. If there are manners in `tasted`, the
 * same is then done with the best attempt in those; the better of both results counts. A larger budget never gives a worse result. (REF-6)
 */
export function searched(task: AttemptTask, { manners, repairs, tasted, tastedRepairs }: SearchPlan): DrivenAttempt {
  const attempts = manners.map((manner) => attemptWith(task, { manner, avoided: new Set() }));
  const plans = attempts.reduce((sum, { game }) => sum + game.moments.length, 0);
  const best = repaired(task, bestAttempt(attempts), { manners, last: [] }, plans * repairs);
  if (tasted.length === 0) return best;
  const others = tasted.map((manner) => attemptWith(task, { manner, avoided: new Set() }));
  return bestAttempt([best, repaired(task, bestAttempt(others), { manners, last: tasted }, plans * tastedRepairs)]);
}

/**
 * Hill climbing: applies one change to the best attempt so far, keeps the result if it is better, and continues until the budget of `plans` is used
 * up. Changes are tried in this order, each once: leaving out one of the poor orders, the poorest first; playing in another of the `manners` from
 * one of the `TURNS` on; leaving out one of the other orders; playing in one of the `last`. The game is replayed from just before the change.
 */
function repaired(task: AttemptTask, start: DrivenAttempt, others: Others, plans: number): DrivenAttempt {
  let best = start;
  const tried = new Set<string>();
  for (let left = plans; left > 0;) {
    const change = changesOf(task, best, others).find(({ key }) => !tried.has(key));
    if (change === undefined) break;
    tried.add(change.key);
    const attempt = attemptFrom(task, best, change.place, change.conduct);
    left -= attempt.game.moments.length - change.place;
    if (isBetter(attempt, best)) best = attempt;
  }
  return best;
}

/** The changes to try on an attempt, the most promising first. */
function changesOf(task: AttemptTask, attempt: DrivenAttempt, { manners, last }: Others): readonly ConductChange[] {
  const { poor, other } = ordersIn(attempt, task.market.seats);
  return [
    ...withoutEach(task, attempt, poor),
    ...inOtherManners(task, attempt, manners),
    ...withoutEach(task, attempt, other),
    ...inOtherManners(task, attempt, last),
  ];
}

function withoutEach(
  { market: { seats } }: AttemptTask,
  attempt: DrivenAttempt,
  orders: readonly OrderId[],
): readonly ConductChange[] {
  const bookedAt = new Map<OrderId, GameSeconds>();
  for (const { at, player, action } of attempt.game.log)
    if (action.action === 'BOOK_ORDER' && player !== null && seats.has(player)) bookedAt.set(action.order, at);
  return orders.flatMap((id) => {
    const plan = planBefore(attempt, bookedAt.get(id) ?? -1);
    if (plan === null) return [];
    const { place, conduct } = plan;
    return { key: id, place, conduct: { ...conduct, avoided: new Set([...conduct.avoided, id]) } };
  });
}

type OrdersByWorth = { readonly poor: readonly OrderId[]; readonly other: readonly OrderId[] };

/** The orders, sorted by what they brought according to these students' ledgers, the least first; the poor ones separately. */
function ordersIn({ game: { state } }: DrivenAttempt, seats: ReadonlySet<PlayerId>): OrdersByWorth {
  const sums = new Map<OrderId, Grosze>();
  for (const { id, ledger } of state.players) {
    if (!seats.has(id)) continue;
    for (const { order, money, points } of ledger)
      if (order !== null) sums.set(order, (sums.get(order) ?? 0) + money + points * GROSZE_PER_POINT);
  }
  const sorted = [...sums].toSorted(([, one], [, other]) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)]?.[1] ?? 0;
  const enough = Math.max(0, middle * POOR);
  const ids = sorted.map(([order]) => order);
  const count = sorted.filter(([, sum]) => sum < enough).length;
  return { poor: ids.slice(0, count), other: ids.slice(count) };
}

function inOtherManners(
  { opening }: AttemptTask,
  attempt: DrivenAttempt,
  manners: readonly Manner[],
): readonly ConductChange[] {
  return TURNS.flatMap((turn) => {
    const plan = planBefore(attempt, gameEndsAt(opening.setup) * turn);
    if (plan === null) return [];
    const { place, conduct } = plan;
    return manners.map((manner, index) => ({
      key: `${turn} ${index} ${manner.taste}`,
      place,
      conduct: { ...conduct, manner },
    }));
  });
}

/** The index of an attempt's last plan at or before a moment, and how the game was driven then; null if there was none. */
function planBefore({ game: { moments } }: DrivenAttempt, at: GameSeconds): Omit<ConductChange, 'key'> | null {
  const place = moments.findLastIndex(({ state }) => state.now <= at);
  const conduct = moments[place]?.conduct;
  return conduct === undefined ? null : { place, conduct };
}
