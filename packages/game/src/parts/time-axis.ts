import type { GameSeconds } from '@fracht/engine';

/** A span of game time drawn from left to right; all bars of a screen share one. */
export type TimeAxis = { readonly from: GameSeconds; readonly to: GameSeconds };

/** A span on an axis, in percent of its width. */
export type AxisSpan = { readonly left: number; readonly width: number };

const HOUR = 3600;
const DAY = 24 * HOUR;
const TICK_STEPS = [1, 2, 3, 4, 6, 8, 12, 24, 48];
const MOST_TICKS = 6;
/** The room that a tick and "now" need next to each other, in percent of an axis that has room for one tick. */
const NOW_ROOM = 92;

/** The position of a moment on the axis, 0 to 100 percent, clamped to its ends. */
export function axisPercent(axis: TimeAxis, at: GameSeconds): number {
  const share = ((at - axis.from) / (axis.to - axis.from)) * 100;
  return Math.min(100, Math.max(0, share));
}

/** The position of a span on the axis, in percent. */
export function spanOf(axis: TimeAxis, from: GameSeconds, to: GameSeconds): AxisSpan {
  const left = axisPercent(axis, from);
  return { left, width: Math.max(0, axisPercent(axis, to) - left) };
}

/** Whether a moment lies inside the axis, not beyond an end. */
export function isOnAxis(axis: TimeAxis, at: GameSeconds): boolean {
  return at >= axis.from && at <= axis.to;
}

/** The full hours to label: at most `most`, none under the label of "now"; null: there is no such label. Game time zero is noon. */
export function ticksOf(axis: TimeAxis, now: GameSeconds | null, most = MOST_TICKS): readonly GameSeconds[] {
  const hours = (axis.to - axis.from) / HOUR;
  const step = (TICK_STEPS.find((candidate) => hours / candidate <= most) ?? 48) * HOUR;
  const ticks: GameSeconds[] = [];
  for (let at = Math.ceil(axis.from / step) * step; at <= axis.to; at += step) ticks.push(at);
  return ticks.filter((at) => isClear(axis, at, now, NOW_ROOM / most));
}

/**
 * The axis of a table: from a little before now (or before `first`, if that is earlier) to the end of the last window, at least `shortest` hours. Both ends are
 * on half hours, so that bars do not creep every minute.
 */
export function axisFor(now: GameSeconds, last: GameSeconds, shortest = 16, first: GameSeconds = now): TimeAxis {
  const half = HOUR / 2;
  const from = Math.floor((Math.min(now, first) - HOUR) / half) * half;
  const to = Math.max(from + shortest * HOUR, Math.ceil(Math.max(now, last) / half) * half + half);
  return { from, to };
}

/** The nights that lie on the axis, from 22 to 6 o'clock; the first one may have begun before it. */
export function nightsOn({ from, to }: TimeAxis): readonly TimeAxis[] {
  const nights: TimeAxis[] = [];
  const [evening, morning] = [10 * HOUR, 18 * HOUR];
  for (let noon = Math.floor(from / DAY) * DAY; noon < to; noon += DAY) {
    nights.push({ from: noon + evening, to: noon + morning });
  }
  return nights.filter((night) => night.to > from && night.from < to);
}

function isClear(axis: TimeAxis, at: GameSeconds, now: GameSeconds | null, room: number): boolean {
  const share = axisPercent(axis, at);
  return share > 2 && share < 94 && (now === null || Math.abs(share - placeOfNow(axis, now, room)) > room);
}

/** Where the label of "now" is: at an end of the axis it stays inside. */
function placeOfNow(axis: TimeAxis, now: GameSeconds, room: number): number {
  return Math.min(100 - room / 2, Math.max(room / 2, axisPercent(axis, now)));
}
