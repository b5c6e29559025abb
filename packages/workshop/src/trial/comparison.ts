import type { GameFigures, PlayerFigures } from '@fracht/bots';
import type { Side, Values } from './trial-job.ts';
import { isChance, meanOf, type Spread, spreadOf } from './spread.ts';

/** The measures of a trial, in the order shown. */
export const MEASURES = ['score', 'money', 'delivered', 'onTime', 'overdue', 'lost'] as const;
export type TrialMeasure = (typeof MEASURES)[number];

/** The games played on each side, by seed. */
export type PlayedSides = Readonly<Record<Side, ReadonlyMap<number, GameFigures>>>;

/** One measure before and after a change. */
export type Compared = {
  readonly measure: TrialMeasure;
  readonly before: Spread;
  readonly after: Spread;
  /** The change of the mean. */
  readonly change: number;
  /** Whether the change may be due to chance. */
  readonly isChance: boolean;
  /** The change in standard deviations of before (effect size); 0 if there is no deviation. */
  readonly weight: number;
};

const VERDICTS = ['NONE', 'START', 'SMALL', 'EASIER', 'HARDER'] as const;
/** The effect of a change on the players' gain: none beyond chance, with a different starting sum or the same, or a little or clearly more or less. */
export type TrialVerdict = (typeof VERDICTS)[number];

export type Comparison = {
  /** Pairs of games, one of each side. */
  readonly games: number;
  readonly rows: readonly Compared[];
  readonly verdict: TrialVerdict;
  /** The measure that the change moved most; null: none beyond chance. */
  readonly most: TrialMeasure | null;
};

/** From this effect size on, a change of the gain is clear. */
const CLEAR = 0.2;

const perPlayer =
  (read: (player: PlayerFigures) => number) =>
  ({ players }: GameFigures): readonly number[] =>
    players.map(read);

/** The values of a measure in one game: one for each player, or one of the game. */
const VALUES: Readonly<Record<TrialMeasure, (game: GameFigures) => readonly number[]>> = {
  score: perPlayer(({ score }) => score),
  money: perPlayer(({ money }) => money / 100),
  delivered: perPlayer(({ delivered }) => delivered),
  onTime: ({ onTime, taken }) => [taken === 0 ? 0 : (100 * onTime) / taken],
  overdue: perPlayer(({ overdue }) => overdue),
  lost: ({ players }) => [100 * meanOf(players.map(({ hasLost }) => (hasLost ? 1 : 0)))],
};

/** Compares both sides of a trial over the seeds that both have played; null before the first. `start`: the starting money of each side, in zł. */
export function compare(played: PlayedSides, start: Readonly<Record<Side, number>>): Comparison | null {
  const pairs = [...played.before].flatMap(([seed, before]) => {
    const after = played.after.get(seed);
    return after === undefined ? [] : [{ before, after }];
  });
  const rows = MEASURES.flatMap((measure) => compared(measure, pairs) ?? []);
  if (rows.length === 0) return null;
  const beyond = rows.filter((row) => !row.isChance);
  return {
    games: pairs.length,
    rows,
    verdict: verdictOf(pairs, start),
    most: beyond.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))[0]?.measure ?? null,
  };
}

/** The starting money of each side, in zł. */
export function startOf(before: Values, after: Values): Readonly<Record<Side, number>> {
  return { before: before['start_money'] ?? 0, after: after['start_money'] ?? 0 };
}

type FiguresPair = Readonly<Record<Side, GameFigures>>;

function compared(measure: TrialMeasure, pairs: readonly FiguresPair[]): Compared | null {
  const values = VALUES[measure];
  const before = spreadOf(pairs.flatMap((pair) => values(pair.before)));
  const after = spreadOf(pairs.flatMap((pair) => values(pair.after)));
  if (before === null || after === null) return null;
  const change = after.mean - before.mean;
  return {
    measure,
    before,
    after,
    change,
    isChance: isChance(pairs.map((pair) => meanOf(values(pair.after)) - meanOf(values(pair.before)))),
    weight: weightOf(change, before, after),
  };
}

function weightOf(change: number, before: Spread, after: Spread): number {
  const spread = before.deviation === 0 ? after.deviation : before.deviation;
  return spread === 0 ? 0 : change / spread;
}

/** Uses the score without the starting money: a larger purse alone makes no game easier. */
function verdictOf(pairs: readonly FiguresPair[], start: Readonly<Record<Side, number>>): TrialVerdict {
  const gains = (side: Side) => pairs.map((pair) => VALUES.score(pair[side]).map((score) => score - start[side]));
  const [before, after] = [gains('before'), gains('after')];
  const differences = after.map((game, index) => meanOf(game) - meanOf(before[index] ?? []));
  if (isChance(differences)) return start.before === start.after ? 'NONE' : 'START';
  const [one, other] = [spreadOf(before.flat()), spreadOf(after.flat())];
  const weight = one === null || other === null ? 0 : weightOf(meanOf(differences), one, other);
  if (Math.abs(weight) < CLEAR) return 'SMALL';
  return weight > 0 ? 'EASIER' : 'HARDER';
}
