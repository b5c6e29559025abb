import { CAR_TYPES, type CarType } from '../car-types.ts';
import type { Dice } from '../dice.ts';
import { type Settings, carSetting } from '../settings.ts';

/** How far an order goes: within Poland, across its border, or between two foreign cities. (ORD-3) */
const REACHES = ['HOME', 'EU', 'FOREIGN'] as const;
export type Reach = (typeof REACHES)[number];

/** The type and reach of an order, before its cities are drawn. */
export type OrderKind = { readonly type: CarType; readonly reach: Reach };

/**
 * The kinds of a round's `count` orders, in random order. Each share is met to within one order, and exactly on average, so that small rounds
 * do not depend on luck. (ORD-3)
 */
export function orderKinds(dice: Dice, settings: Settings, round: number, count: number): readonly OrderKind[] {
  const eu = euShare(settings, round);
  const foreign = (eu * settings.eu_foreign_share) / 100;
  const reaches = dice.shuffled(dealt(dice, count, REACHES, [100 - eu, eu - foreign, foreign]));
  const types = dice.shuffled(
    dealt(
      dice,
      count,
      CAR_TYPES,
      CAR_TYPES.map((type) => carSetting(settings, type, 'order_share')),
    ),
  );
  return types.map((type, index) => ({ type, reach: reaches[index] ?? 'HOME' }));
}

/** Percent of a round's orders that leave Poland. (ORD-3) */
function euShare(settings: Settings, round: number): number {
  if (round <= 1) return settings.eu_share_1;
  if (round === 2) return settings.eu_share_2;
  return round === 3 ? settings.eu_share_3 : settings.eu_share_4;
}

/**
 * `count` items in proportion to these weights (systematic sampling): marks are spaced evenly from a random offset, and each item is taken as
 * often as marks fall within its weight.
 */
function dealt<Item>(dice: Dice, count: number, items: readonly Item[], weights: readonly number[]): readonly Item[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const offset = dice.below(1_000_000) / 1_000_000;
  let [before, marks] = [0, 0];
  return items.flatMap((item, index) => {
    before += weights[index] ?? 0;
    const until = total === 0 ? count : Math.floor((count * before) / total + offset);
    const copies = Math.max(0, Math.min(count, until) - marks);
    marks += copies;
    return Array.from({ length: copies }, () => item);
  });
}
