import {
  carLeg,
  carPosition,
  findCar,
  findParking,
  isCarAction,
  isCarried,
  workingAt,
  type Car,
  type CarAction,
  type GameSeconds,
  type GameState,
  type JournalFact,
  type Order,
} from '@fracht/engine';
import { carActionLabels, partsText, shipmentsText } from '@fracht/content';
import { formatDuration, formatKm, formatNumber, formatSpan } from '@fracht/kit/format.ts';
import type { SpriteName } from '@fracht/kit/ui/icon.tsx';
import { cityName } from '../../parts/route-words.ts';
import { guardWords, nightPriceWords, parkingName } from '../../parts/parking-words.ts';
import { windowHours } from '../../parts/window-bar.tsx';
import type { CourseStep } from './course.ts';

const { course } = shipmentsText;

type CourseStepName = Exclude<keyof typeof course.steps, 'WAIT_NEW'>;

const NAME_OF_ACTION: { readonly [A in CarAction]?: CourseStepName } = {
  FREE_BOOKED: 'PREPARE',
  DRIVING_TO_SHIPMENT: 'DRIVE_EMPTY',
  DRIVING_WITH_SHIPMENT: 'DRIVE_LOADED',
  WAITING_FOR_LOADING: 'WAIT',
  WAITING_FOR_UNLOADING: 'WAIT',
  LOADING: 'LOAD',
  UNLOADING: 'UNLOAD',
  LATE_UNLOADING: 'UNLOAD',
  SLEEPING: 'REST',
  SLEEPING_GUARDED: 'REST',
};

const ICONS: { readonly [N in CourseStepName]: SpriteName } = {
  PREPARE: 'b-booked',
  DRIVE: 'b-drive',
  DRIVE_EMPTY: 'b-approach',
  DRIVE_LOADED: 'b-drive',
  DRIVE_ON: 'b-drive',
  WAIT: 'b-wait',
  LOAD: 'b-load',
  REST: 'b-guard',
  FERRY: 'b-pause',
  UNLOAD: 'b-unload',
};

/** The icon of a present or planned step; a past one has a tick. */
export function stepIcon(step: CourseStep): SpriteName {
  if (step.phase === 'done') return isBadNews(step) ? 'b-alert' : 'b-check';
  const name = stepName(step);
  return name === null ? 'b-drive' : ICONS[name];
}

/** What a step is and where: "Załadunek, Poznań". */
export function stepTitle(step: CourseStep, order: Order, { setup: { world } }: GameState): string {
  const parking = step.parking === null ? undefined : findParking(world, step.parking);
  const place =
    parking === undefined ? (step.city === null ? null : cityName(world, step.city)) : parkingName(world, parking);
  const words = stepWords(step, order);
  return place === null || place === '' ? words : course.place(words, place);
}

/** The details of a step: duration, distance, window or parking; empty if there are none. */
export function stepDetail(step: CourseStep, order: Order, state: GameState): string {
  const name = stepName(step);
  if (name === null || (step.phase === 'current' && name.startsWith('DRIVE'))) return '';
  const minutes = step.until === null ? null : (step.until - step.at) / 60;
  const parts = [
    name === 'PREPARE' && step.car !== null ? step.car : null,
    name === 'LOAD' ? course.inWindow(windowHours(order.pickWindow)) : null,
    name === 'UNLOAD' ? course.inWindow(windowHours(order.deliverWindow)) : null,
    step.metres > 0 ? formatKm(step.metres / 1000) : null,
    minutes === null ? null : lengthWords(step, name, minutes),
    name === 'REST' ? restWords(step, order, state) : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** How far a driving car has come, and how long its driver has worked: "657 z 1 128 km, czas jazdy 7:34 z 9:00". */
export function drivingDetail(state: GameState, car: Car, now: GameSeconds): string {
  const leg = carLeg(car);
  if (leg === null) return '';
  const driven = formatNumber(Math.floor(carPosition(state, car, now).metres / 1000));
  const worked = formatSpan(workingAt(state, car, now) / 60);
  const limit = formatSpan(state.setup.settings.car_worktime);
  return `${course.progress(driven, formatKm(leg.length / 1000))}, ${course.working(worked, limit)}`;
}

/** Whether a step cost the player something: an overrun, a fine, a theft, a crash, a lost order. */
export function isBadNews({ deed }: CourseStep): boolean {
  return deed.source === 'journal' && BAD.includes(deed.what);
}

const BAD: readonly JournalFact[] = [
  'ORDER_EXPIRED',
  'WORK_OVERDUE',
  'DAY_OVERDUE',
  'TICKET',
  'CRASHED',
  'THEFT',
  'WAITING_EMERGENCY_STOP',
];

function lengthWords(step: CourseStep, name: CourseStepName, minutes: number): string {
  const time = formatDuration(minutes);
  if (name.startsWith('DRIVE')) return course.driving(time);
  if (name !== 'LOAD' && name !== 'UNLOAD') return time;
  return step.phase === 'done' ? course.lasted(time) : course.lasts(time);
}

/** A rest, and what it costs as long as its car is there: a hired one leaves. */
function restWords(step: CourseStep, order: Order, state: GameState): string {
  const parking = step.parking === null ? undefined : findParking(state.setup.world, step.parking);
  if (parking === undefined) return partsText.strip.rest;
  const car = order.car === null ? null : findCar(state, order.car);
  return car === null ? guardWords(parking) : `${guardWords(parking)}, ${nightPriceWords(state.setup, car, parking)}`;
}

function stepWords(step: CourseStep, order: Order): string {
  const name = stepName(step);
  if (name === 'WAIT' && step.at >= order.deliverWindow.to * 60) return course.steps.WAIT_NEW;
  if (step.deed.what === 'WAITING_EMERGENCY_STOP') return course.stop;
  if (name !== null) return course.steps[name];
  if (step.deed.what === 'ORDER_DELIVERED' && !isCarried(order)) return course.notCarried;
  if (step.deed.source === 'plan') return course.steps[step.deed.what];
  return isCarAction(step.deed.what) ? carActionLabels[step.deed.what] : course.facts[step.deed.what];
}

function stepName({ deed }: CourseStep): CourseStepName | null {
  if (deed.source === 'plan') return deed.what;
  return isCarAction(deed.what) ? (NAME_OF_ACTION[deed.what] ?? null) : null;
}
