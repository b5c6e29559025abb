import {
  type CarType,
  type Effect,
  type EffectType,
  nodePoints,
  type Situation,
  TREE_NAMES,
  type TreeName,
  type Trees,
} from '@fracht/engine';
import { endsOrder } from '../walk/ends-order.ts';
import { type Way, waysFrom } from '../walk/ways.ts';

/** The outcome of a way through the trees: its points, and its whole value in zł (10 zł a point). */
export type Outcome = { readonly points: number; readonly worth: number };

/** What is constant within a tree: its own points, whether only oversize cargo is struck, and the best outcome of later trees. */
export type TreeSetting = {
  readonly tree: TreeName;
  readonly isOversize: boolean;
  readonly later: Outcome;
  /** Cache of the best outcomes by node. */
  readonly known?: Map<Situation, Outcome>;
};

const NOTHING: Outcome = { points: 0, worth: 0 };
/** The value of a point in zł. */
export const POINT = 10;
const MINUTE_STANDING = 1.5;
const KM_OWN_COST = 5.6;
const MOST_OF_A_SHIFT = 300;

/** The rough value of each effect in zł: a guideline for authors, not a rule of the game. */
const WORTH: Readonly<Record<EffectType, (value: number, isOversize: boolean) => number>> = {
  TIME: (minutes) => -MINUTE_STANDING * minutes,
  MONETARY: (zloty) => -zloty,
  OVERDUE_TICKET: (zloty) => -zloty,
  PROLONG_SHIPMENT: shift,
  MOVE_SHIPMENT: shift,
  PROLONG_PICKUP: shift,
  MOVE_PICKUP: shift,
  CHANGE_CITY: () => -300,
  GIVE_MONEY: (zloty) => zloty,
  LEAVE_SHIPMENT: (percent, isOversize) => (isOversize ? -5000 - 20 * percent : -2000 - 4 * percent),
  CANCEL_POINTS: () => -1000,
  CANCEL_RANKING_PLAYER: () => -4000,
  CANCEL_RANKING_GROUP: () => -4000,
  REST_DRIVER: () => 700,
  ADD_DISTANCE: (km) => -KM_OWN_COST * km,
  REMOVE_DISTANCE: (km) => KM_OWN_COST * km,
  END_PARKING: () => 0,
  NO_PAYMENT: () => -2400,
  GO_BACK: () => -1700,
};

/** The trees that exist, each with its setting. */
export function settingsOf(
  trees: Partial<Trees>,
  types: readonly CarType[],
): readonly (TreeSetting & { readonly root: Situation })[] {
  const isOversize = types.every((type) => type === 'PG');
  let later = NOTHING;
  const found = [];
  for (const tree of TREE_NAMES.toReversed()) {
    const root = trees[tree] ?? null;
    if (root !== null) {
      const setting = { tree, root, isOversize, later, known: new Map<Situation, Outcome>() };
      found.unshift(setting);
      later = bestFrom(root, setting);
    }
  }
  return found;
}

/** The best outcome from a node on; of several with equal value the one with more points. */
export function bestFrom(node: Situation, setting: TreeSetting): Outcome {
  const known = setting.known?.get(node);
  if (known !== undefined) return known;
  const best = bestOfWays(node, setting);
  setting.known?.set(node, best);
  return best;
}

function bestOfWays(node: Situation, setting: TreeSetting): Outcome {
  const reached = nodePoints(node, setting.tree);
  const [best = NOTHING] = waysFrom(node, '')
    .map((way) => outcomeOf(way, setting))
    .sort((one, other) => other.worth - one.worth || other.points - one.points);
  return { points: reached + best.points, worth: POINT * reached + best.worth };
}

/** The outcome of a way: its own, plus the best of what follows. */
export function outcomeOf(way: Way, setting: TreeSetting): Outcome {
  const effects = [...way.effects, ...effectsOfAnswer(way)];
  const sum = effects.reduce((total, { type, value }) => total + WORTH[type](value, setting.isOversize), 0);
  const next = follows(way, setting);
  return { points: way.points + next.points, worth: POINT * way.points + sum + next.worth };
}

function follows(way: Way, setting: TreeSetting): Outcome {
  if (endsOrder(way.effects)) return NOTHING;
  return way.situation === null ? setting.later : bestFrom(way.situation, setting);
}

function effectsOfAnswer({ answer }: Way): readonly Effect[] {
  if (answer === null) return [];
  const km: Effect = { type: 'ADD_DISTANCE', value: answer.changeDistance };
  return answer.input ? [km, { type: answer.inputType, value: answer.inputValue }] : [km];
}

function shift(minutes: number): number {
  return Math.max(-MOST_OF_A_SHIFT, Math.min(MOST_OF_A_SHIFT, minutes));
}
