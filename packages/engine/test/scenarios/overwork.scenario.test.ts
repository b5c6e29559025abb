import { expect, test } from 'vitest';
import { ANNA, JAN, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { overdueFine } from '../../src/cars/fines.ts';
import { isOverdue, limitAt, workingAt } from '../../src/cars/work.ts';
import type { SettingKey } from '../../src/settings.ts';

/** A car on a long way, Toulouse to Białystok (more than 2,400 km), on the road at once with a tired driver who takes no breaks. */
function onTheRoad(settings: Partial<Record<SettingKey, number>>, working = 500 * 60) {
  const calm = { check_chance_home: 0, check_chance_abroad: 0, crash_chance: 0, break_minutes: 0 };
  const setup = aSetup({ settings: { ...calm, ...settings } });
  const order = anOrder({ base: CITY.TULUZA, destination: CITY.BIALYSTOK, pickWindow: { from: 0, to: 9000 } });
  const car = aCar({ working, player: ANNA, state: { action: 'AVAILABLE', at: CITY.TULUZA } });
  const lesson = aLesson(aGame({ cars: [car], orders: [order], setup }));
  lesson.does({ action: 'BOOK_ORDER', order: order.id });
  return lesson.does({ action: 'BOOK_CAR', order: order.id, car: car.id }).at(76);
}

test('[WRK-1] work time counts driving alone: not loading, waiting, sleeping, stopping', () => {
  const lesson = onTheRoad({}, 0).at(75 + 100);
  expect(workingAt(lesson.game(), lesson.car(), lesson.game().now)).toBe(100 * 60);
  lesson.does({ action: 'SELECT_PARKING', car: 'ST-01', parking: 'HERE' }).at(400);
  expect(workingAt(lesson.game(), lesson.car(), lesson.game().now)).toBe(100 * 60);
});

test('[WRK-3] [WRK-4] 45 minutes before the limit a warning, at the limit OVERDUE with points lost, and it drives on', () => {
  const lesson = onTheRoad({}, 480 * 60);
  expect(limitAt(lesson.game(), lesson.car())).toBe((75 + 60) * 60);
  expect(lesson.at(89).messages()).not.toContain('WORK_LIMIT_NEAR');
  expect(lesson.at(90).messages()).toContain('WORK_LIMIT_NEAR');
  expect(lesson.at(134).messages()).not.toContain('WORK_OVERDUE');
  expect(isOverdue(lesson.game(), lesson.car(), lesson.game().now)).toBe(false);
  expect(lesson.at(135).messages()).toContain('WORK_OVERDUE');
  expect(isOverdue(lesson.game(), lesson.car(), lesson.game().now)).toBe(true);
  expect(lesson.ledger()).toContain('WORK_OVERDUE -5 pkt');
  expect(lesson.doing()).toBe('DRIVING_WITH_SHIPMENT');
});

test('[WRK-5] [PAY-5] a check at the limit and at each started hour past it, its fine by the tariff for abroad', () => {
  const lesson = onTheRoad({ check_chance_abroad: 100 });
  const limit = 75 + 40;
  const fines = () => lesson.ledger().filter((line) => line.startsWith('FINE'));
  expect(lesson.at(limit).ledger()).toContain('FINE -600');
  expect(lesson.at(limit + 59) && fines()).toEqual(['FINE -600']);
  expect(lesson.at(limit + 60) && fines()).toEqual(['FINE -600', 'FINE -1600']);
  expect(lesson.at(limit + 120) && fines()).toEqual(['FINE -600', 'FINE -1600', 'FINE -3000']);
  expect(lesson.messages().filter((code) => code === 'TICKET')).toHaveLength(3);
});

test('[WRK-5] who never drives past the limit is never checked', () => {
  const lesson = onTheRoad({ check_chance_abroad: 100 });
  lesson.does({ action: 'SELECT_PARKING', car: 'ST-01', parking: 'HERE' });
  expect(
    lesson
      .at(800)
      .ledger()
      .some((line) => line.startsWith('FINE')),
  ).toBe(false);
});

test('[WRK-6] [WRK-7] [CAR-13] past 180 minutes over a crash: car lost, full penalty, 50 points, everybody hears', () => {
  const lesson = onTheRoad({ crash_chance: 100 });
  const limit = 75 + 40;
  expect(lesson.at(limit + 179).car().gone).toBe(false);
  lesson.at(limit + 180);
  expect(lesson.car()).toMatchObject({ gone: true, player: null, shipment: null });
  expect(lesson.order()).toMatchObject({ expired: true, delivered: false, car: null, player: ANNA });
  expect(lesson.ledger().slice(-2)[0]).toBe('FATAL_CRASH -50 pkt');
  expect(lesson.ledger().at(-1)).toMatch(/^FULL_PENALTY -/);
  expect(lesson.ledger().some((line) => line.startsWith('LEG_KM'))).toBe(true);
  expect(lesson.game().deaths).toBe(1);
  expect(lesson.game().messages.find(({ code }) => code === 'CRASH')).toMatchObject({ player: null, type: 'danger' });
  expect(lesson.refuses({ action: 'CONFIRM_RETURN', car: 'ST-01' }, JAN)).toBe('CAR_UNKNOWN');
});

test('[WRK-6] each started half-hour past that is drawn once', () => {
  const lesson = onTheRoad({}).at(75 + 40 + 180);
  expect(lesson.car().crashDraws).toBe(1);
  expect(lesson.at(75 + 40 + 209).car().crashDraws).toBe(1);
  expect(lesson.at(75 + 40 + 210).car().crashDraws).toBe(2);
});

test('[DRV-4] who arrives at the very limit is not over it on the road', () => {
  const need = Math.ceil((183_000 * 18) / (70 * 5));
  const setup = aSetup();
  const car = aCar({ working: 540 * 60 - need });
  const lesson = aLesson(aGame({ cars: [car], orders: [anOrder()], setup }));
  lesson
    .does({ action: 'BOOK_ORDER', order: anOrder().id })
    .does({ action: 'BOOK_CAR', order: anOrder().id, car: car.id });
  expect(lesson.at(400).messages()).not.toContain('WORK_OVERDUE');
});

test.each([
  ['PL', 1, 300],
  ['PL', 59, 300],
  ['PL', 60, 800],
  ['PL', 120, 1500],
  ['PL', 180, 2200],
  ['PL', 3000, 10_000],
  ['EUR', 0, 600],
  ['EUR', 61, 1600],
  ['EUR', 121, 3000],
  ['EUR', 3000, 10_000],
] as const)('[PAY-5] the tariff in %s, %s minutes over: %s zł', (land, over, fine) => {
  expect(overdueFine(aSetup().settings, land, over * 60)).toBe(fine * 100);
});
