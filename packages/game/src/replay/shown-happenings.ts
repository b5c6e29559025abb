import type { CarId, GameSeconds } from '@fracht/engine';
import type { GameNotePayload, ReplayHappening } from '@fracht/protocol';
import type { GameViewer } from '../store/game-store.ts';

/** An entry of the list and the time line: a happening, or a note that the teacher made. */
export type ShownHappening = Omit<ReplayHappening, 'what'> & { readonly what: ReplayHappening['what'] | 'NOTE' };

/** Whose happenings are listed and marked: the viewer's own, those of one car, or of the whole class. */
export type Scope = { readonly of: 'MINE' } | { readonly of: 'CAR'; readonly car: CarId } | { readonly of: 'CLASS' };

/** The lanes of the time line, from top to bottom. */
const LANES = ['DELIVERY', 'SITUATION', 'FINE', 'REST', 'THEFT', 'NOTE'] as const;
export type ReplayLane = (typeof LANES)[number];

/** The lanes that a viewer has: only a teacher has notes. (RPL-14) */
export function lanesFor(type: GameViewer['type']): readonly ReplayLane[] {
  return LANES.filter((lane) => lane !== 'NOTE' || type === 'TEACHER');
}

const LANE_OF: { readonly [What in ShownHappening['what']]?: ReplayLane } = {
  ORDER_DELIVERED: 'DELIVERY',
  EMERGENCY: 'SITUATION',
  CHANGE_EVENT: 'SITUATION',
  ACCIDENT: 'SITUATION',
  FINED: 'FINE',
  DAY_FINED: 'FINE',
  WORK_OVERDUE: 'FINE',
  DAY_OVERDUE: 'FINE',
  CAR_CRASHED: 'FINE',
  DRIVER_SLEPT: 'REST',
  ROBBED: 'THEFT',
  NOTE: 'NOTE',
};

/** The lane on which a happening is marked; null: it is only in the list. */
export function laneOf({ what }: Pick<ShownHappening, 'what'>): ReplayLane | null {
  return LANE_OF[what] ?? null;
}

/** The happenings of a scope, with those of the whole game. (RPL-10) */
export function happeningsIn(
  happenings: readonly ShownHappening[],
  scope: Scope,
  { player: viewer }: GameViewer,
): readonly ShownHappening[] {
  if (scope.of === 'CLASS') return happenings;
  return happenings.filter(({ player, car }) => {
    if (player === null && car === null) return true;
    return scope.of === 'MINE' ? player === viewer : car === scope.car;
  });
}

/** Happenings with the notes of their game among them, by their moment; a note that was made after the end is at the end. (RPL-14) */
export function withNotes(
  happenings: readonly ReplayHappening[],
  notes: readonly GameNotePayload[],
  until: GameSeconds,
): readonly ShownHappening[] {
  if (notes.length === 0) return happenings;
  const made = notes.map(({ at, text }): ShownHappening => ({ ...NOBODYS, at: Math.min(at, until), name: text }));
  return [...happenings, ...made].toSorted((one, other) => one.at - other.at);
}

const NOBODYS = {
  until: null,
  what: 'NOTE',
  player: null,
  car: null,
  order: null,
  round: null,
  money: 0,
  points: 0,
} as const;

/** The moment of the next happening after, or of the last one before, a moment; null: there is none. (RPL-9) */
export function nextMoment(
  happenings: readonly ShownHappening[],
  at: GameSeconds,
  direction: 1 | -1,
): GameSeconds | null {
  const next = direction === 1 ? happenings.find((one) => one.at > at) : happenings.findLast((one) => one.at < at);
  return next?.at ?? null;
}

/** The index of the last happening up to a moment; -1: none yet. */
export function placeOf(happenings: readonly ShownHappening[], at: GameSeconds): number {
  return happenings.findLastIndex((one) => one.at <= at);
}

/** Cars with happenings, by their ids in order. */
export function toldCars(happenings: readonly ShownHappening[]): readonly CarId[] {
  return [...new Set(happenings.flatMap(({ car }) => (car === null ? [] : [car])))].toSorted((one, other) =>
    one.localeCompare(other, 'pl', { numeric: true }),
  );
}

/** The scopes that a viewer can choose from: a teacher has no company. */
export function scopesFor(type: GameViewer['type']): readonly Scope['of'][] {
  return type === 'TEACHER' ? ['CLASS', 'CAR'] : ['MINE', 'CAR', 'CLASS'];
}

/** Rests with the row of their lane, 0 or 1: one that begins during another of its row goes into the other row. */
export function restRows(
  happenings: readonly ShownHappening[],
): readonly { readonly rest: ShownHappening; readonly row: 0 | 1 }[] {
  const ends: [GameSeconds, GameSeconds] = [0, 0];
  return happenings
    .filter((happening) => laneOf(happening) === 'REST')
    .map((rest) => {
      const row = rest.at >= ends[0] || ends[0] <= ends[1] ? 0 : 1;
      ends[row] = Math.max(ends[row], rest.until ?? rest.at);
      return { rest, row };
    });
}
