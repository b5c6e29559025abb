import { carsText } from '@fracht/content';
import { findParking, type GameSeconds, type World } from '@fracht/engine';
import { formatDuration, formatGameHour, formatKm, formatSpan } from '@fracht/kit/format.ts';
import { parkingPlace } from '../../parts/parking-words.ts';
import { cityName } from '../../parts/route-words.ts';
import type { NextStep } from './next-step.ts';

/** The next step in two lines, and how urgent it is. */
export type StepWords = { readonly title: string; readonly detail: string; readonly tone: 'calm' | 'warn' | 'bad' };

const { next } = carsText;
/** From this many minutes before the limit on, it is shown as a red countdown. */
const PRESSING = 45;

/** The next step of a car in words: "Hanower 11:32", "limit 11:36". */
export function stepWords(world: World, step: NextStep, now: GameSeconds): StepWords {
  if (step.kind === 'PARKS') return parkWords(step, now);
  if (step.kind === 'OVERDUE')
    return { title: next.parkNow, detail: next.overLimit[step.by](formatGameHour(step.since / 60)), tone: 'bad' };
  if (step.kind === 'ANSWER') return { ...calmWords(world, step, now), tone: 'bad' };
  if (step.kind === 'SLEEPS') return { ...sleepWords(world, step), tone: 'calm' };
  return { ...calmWords(world, step, now), tone: 'calm' };
}

function sleepWords(
  world: World,
  { at, parking }: Extract<NextStep, { readonly kind: 'SLEEPS' }>,
): Omit<StepWords, 'tone'> {
  const place = findParking(world, parking);
  return { title: next.sleeps(formatGameHour(at / 60)), detail: place === undefined ? '' : parkingPlace(world, place) };
}

/** "14 min." or "4:12": short enough for a column. */
function shortTime(minutes: number): string {
  return minutes < 60 ? formatDuration(minutes) : formatSpan(minutes);
}

function parkWords({ at, limit, by }: Extract<NextStep, { readonly kind: 'PARKS' }>, now: GameSeconds): StepWords {
  const left = limit === null ? null : (limit - now) / 60;
  const title = next.parkIn(shortTime(Math.max(0, at - now) / 60));
  if (left === null || limit === null) return { title, detail: '', tone: 'calm' };
  if (left <= PRESSING) return { title, detail: next.limitIn[by](shortTime(left)), tone: 'bad' };
  return { title, detail: next.limitAt[by](formatGameHour(limit / 60)), tone: 'warn' };
}

type CalmStep = Exclude<NextStep, { readonly kind: 'PARKS' | 'OVERDUE' | 'SLEEPS' }>;

function calmWords(world: World, step: CalmStep, now: GameSeconds): Omit<StepWords, 'tone'> {
  if (step.kind === 'ARRIVES') return arrivalWords(world, step);
  if (step.kind === 'STANDS') return { title: next.stands, detail: standsFor(step) };
  if (step.kind === 'ANSWER') return { title: next.answer, detail: next.ofOrder(step.order) };
  const hour = formatGameHour(step.at / 60);
  if (step.kind === 'LEAVES') {
    return { title: next.leaves(hour), detail: next.then(cityName(world, step.city), formatKm(step.km)) };
  }
  if (step.kind === 'WAKES') return { title: next.wakes(hour), detail: next.resting(shortTime((step.at - now) / 60)) };
  return { title: MOMENTS[step.kind](hour), detail: '' };
}

function standsFor({ order, shipment }: Extract<NextStep, { readonly kind: 'STANDS' }>): string {
  if (shipment !== null) return next.ofOrder(shipment);
  return order === null ? next.noOrder : next.waitingOrder(order);
}

const MOMENTS = {
  LOADS: next.loads,
  UNLOADS: next.unloads,
  READY: next.ready,
  LANDS: next.lands,
  GOES_ON: next.goesOn,
} as const;

function arrivalWords(world: World, step: Extract<NextStep, { readonly kind: 'ARRIVES' }>): Omit<StepWords, 'tone'> {
  const title = next.arrives(cityName(world, step.city), formatGameHour(step.at / 60));
  if (step.then.kind === 'BASE') return { title, detail: next.toBase };
  const hour = formatGameHour(step.then.from / 60);
  return { title, detail: step.then.kind === 'LOADING' ? next.loadingFrom(hour) : next.unloadingFrom(hour) };
}
