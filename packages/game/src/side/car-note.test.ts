import { expect, test } from 'vitest';
import { aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { parkingsToOffer } from '../parts/parking-offer.ts';
import { carOutlook } from '../screens/cars/car-outlook.ts';
import { todoList } from '../todo/todo-list.ts';
import { carNote } from './car-note.ts';

/** Loads from minute 15 to 615, and would unload in Warszawa past the end of its driver's day, which is at 915. */
function lateUnloading(unloadingMinutes: number) {
  const settings = { check_chance_home: 0, check_chance_abroad: 0, crash_chance: 0 };
  const order = anOrder({ destination: CITY.WARSZAWA, loadingMinutes: 600, unloadingMinutes });
  const lesson = aLesson(aGame({ cars: [aCar()], orders: [order], setup: aSetup({ settings }) }));
  lesson.does({ action: 'BOOK_ORDER', order: order.id }).does({ action: 'BOOK_CAR', order: order.id, car: 'ST-01' });
  const read = () => {
    const [game, car] = [lesson.game(), lesson.car()];
    const rows = todoList(game, car.player ?? '', game.now).filter(({ target }) => target.kind === 'CAR');
    return { note: carNote(game, car, game.now), rows };
  };
  return { lesson, read };
}

test('[DAY-5] [MAP-12] an unloading past the end of the day asks for a rest on the way, and is told on the card', () => {
  const { lesson, read } = lateUnloading(100);
  lesson.at(700);
  const [row] = read().rows;
  expect(row).toMatchObject({ title: 'ST-01: wybierz parking' });
  expect(row?.detail).toMatch(/^rozładunek do \d+:\d{2}, odpoczynek najpóźniej o\s3:15$/u);
  lesson.at(800);
  const { note } = read();
  expect(note).toMatchObject({ tone: 'warn', title: 'Praca przy rampie nie zmieści się w\u00a0dobie kierowcy.' });
  expect(note?.text).toMatch(/Ten rozładunek potrwa do \d+:\d{2}, a\sodpoczynek musi się zacząć najpóźniej o\s3:15\./u);
});

test('[DAY-5] while the work goes on, the card says that a rest has to follow; in a day that is long enough it is work like any', () => {
  for (const [minutes, tone] of [
    [100, 'warn'],
    [20, 'plain'],
  ] as const) {
    const { lesson, read } = lateUnloading(minutes);
    for (let minute = 700; lesson.doing() !== 'UNLOADING' && minute < 1000; minute += 5) lesson.at(minute);
    expect(lesson.doing()).toBe('UNLOADING');
    const { note, rows } = read();
    expect(note?.tone).toBe(tone);
    expect(note?.text).toMatch(tone === 'warn' ? /musi się zacząć najpóźniej o\s3:15/u : /jest pracą kierowcy/u);
    expect(rows).toEqual([]);
  }
});

/** Loads from minute 15 to 885; the day ends at 915, so that the driver has to rest where the car has loaded. */
function longLoading() {
  const order = anOrder({ destination: CITY.BIALYSTOK, loadingMinutes: 870 });
  const lesson = aLesson(aGame({ cars: [aCar()], orders: [order] }));
  lesson.does({ action: 'BOOK_ORDER', order: order.id }).does({ action: 'BOOK_CAR', order: order.id, car: 'ST-01' });
  return lesson.at(865);
}

test('[MAP-12] [CRS-4] a rest that begins with the end of loading is asked for while the car loads, with its hour, until it is chosen', () => {
  const lesson = longLoading();
  const rows = () => todoList(lesson.game(), lesson.car().player ?? '', lesson.game().now);
  expect(rows()).toMatchObject([{ title: 'ST-01: wybierz parking', tone: 'bad', left: 20 * 60 }]);
  expect(rows()[0]?.detail).toBe('odpoczynek zaraz po załadunku, o\u00a02:45');
  const outlook = () => carOutlook(lesson.game(), lesson.car(), lesson.game().now);
  expect(outlook().task).toEqual({ kind: 'PARK', isUrgent: true });
  const noted = () => carNote(lesson.game(), lesson.car(), lesson.game().now);
  expect(noted()).toMatchObject({
    tone: 'warn',
    title: 'Wybierz parking: odpoczynek zaraz po załadunku, o\u00a02:45.',
  });
  const [here] = parkingsToOffer(lesson.game(), lesson.car(), lesson.game().now);
  lesson.does({ action: 'SELECT_PARKING', car: 'ST-01', parking: here?.parking.id ?? '' });
  expect(rows()).toEqual([]);
  expect(outlook()).toMatchObject({ task: { kind: 'PARK', isUrgent: false }, next: { kind: 'SLEEPS', at: 885 * 60 } });
  expect(noted()).toMatchObject({ tone: 'ok', title: 'Po załadunku odpoczynek od 2:45: Poznań.' });
});
