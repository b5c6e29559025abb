import type { CarId, GameSeconds } from '@fracht/engine';
import type { ReplayHappening } from '@fracht/protocol';
import type { GameViewer } from '../store/game-store.ts';

/** Whose happenings are listed and marked: the viewer's own, those of one car, or of the whole class. */
export type Scope = { readonly of: 'MINE' } | { readonly of: 'CAR'; readonly car: CarId } | { readonly of: 'CLASS' };

/** The lanes of the time line, from top to bottom. */
export const LANES = ['DELIVERY', 'SITUATION', 'FINE', 'REST', 'THEFT'] as const;
export type ReplayLane = (typeof LANES)[number];

const LANE_OF: { readonly [What in ReplayHappening['what']]?: ReplayLane } = {
  ORDER_DELIVERED: 'DELIVERY',
  EMERGENCY: 'SITUATION',
  CHANGE_EVENT: 'SITUATION',
  ACCIDENT: 'SITUATION',
  FINED: 'FINE',
  WORK_OVERDUE: 'FINE',
  CAR_CRASHED: 'FINE',
  DRIVER_SLEPT: 'REST',
  ROBBED: 'THEFT',
};

/** The lane on which a happening is marked; null: it stands in the list alone. */
export function laneOf({ what }: Pick<ReplayHappening, 'what'>): ReplayLane | null {
  return LANE_OF[what] ?? null;
}

/** The happenings of a scope, with those of the whole game. (RPL-10) */
export function happeningsIn(
  happenings: readonly ReplayHappening[],
  scope: Scope,
  { player: viewer }: GameViewer,
): readonly ReplayHappening[] {
  if (scope.of === 'CLASS') return happenings;
  return happenings.filter(({ player, car }) => {
    if (player === null && car === null) return true;
    return scope.of === 'MINE' ? player === viewer : car === scope.car;
  });
}

/** The moment of the next happening after, or of the last one before, a moment; null: there is none. (RPL-9) */
export function nextMoment(
  happenings: readonly ReplayHappening[],
  at: GameSeconds,
  direction: 1 | -1,
): GameSeconds | null {
  const next = direction === 1 ? happenings.find((one) => one.at > at) : happenings.findLast((one) => one.at < at);
  return next?.at ?? null;
}

/** The place of the last happening up to a moment; -1: none yet. */
export function placeOf(happenings: readonly ReplayHappening[], at: GameSeconds): number {
  return happenings.findLastIndex((one) => one.at <= at);
}

/** Cars of which something is told, by their ids in order. */
export function toldCars(happenings: readonly ReplayHappening[]): readonly CarId[] {
  return [...new Set(happenings.flatMap(({ car }) => (car === null ? [] : [car])))].toSorted((one, other) =>
    one.localeCompare(other, 'pl', { numeric: true }),
  );
}

/** The scopes that a viewer can choose among: a teacher has no company. */
export function scopesFor(type: GameViewer['type']): readonly Scope['of'][] {
  return type === 'TEACHER' ? ['CLASS', 'CAR'] : ['MINE', 'CAR', 'CLASS'];
}

/** Rests with the row of their lane, 0 or 1: one that begins while another of its row lasts goes into the other row. */
export function restRows(
  happenings: readonly ReplayHappening[],
): readonly { readonly rest: ReplayHappening; readonly row: 0 | 1 }[] {
  const ends: [GameSeconds, GameSeconds] = [0, 0];
  return happenings
    .filter((happening) => laneOf(happening) === 'REST')
    .map((rest) => {
      const row = rest.at >= ends[0] || ends[0] <= ends[1] ? 0 : 1;
      ends[row] = Math.max(ends[row], rest.until ?? rest.at);
      return { rest, row };
    });
}
