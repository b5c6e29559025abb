import { expect, test } from 'vitest';
import { ANNA, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { nightCost, parkingPrice } from '../../src/cars/sleep.ts';
import { tripMargin } from '../../src/planning/calculate-trip.ts';

const ORDER = 'POZ/1126/0410';
const BOOK = { action: 'BOOK_ORDER', order: ORDER } as const;
const SEND = { action: 'BOOK_CAR', order: ORDER, car: 'ST-01' } as const;
const REST = { action: 'SELECT_PARKING', car: 'ST-01', parking: 'city-1' } as const;

/** Anna sends a car from Szczecin over the sea to Malmö; its driver rests there before he unloads. */
function overTheSea(subcontractor: boolean, rulesVersion?: number) {
  const quiet = { critical_per_round: 0, random_per_round: 0, change_per_round: 0, theft_guarded: 0, ferry_chance: 0 };
  const setup = aSetup({ settings: quiet, ...(rulesVersion === undefined ? {} : { rulesVersion }) });
  const here = { base: CITY.SZCZECIN, subcontractor };
  const car = subcontractor
    ? aCar({ ...here, player: ANNA, state: { action: 'AVAILABLE', at: CITY.SZCZECIN } })
    : aCar({ ...here, state: { action: 'FREE', at: CITY.SZCZECIN } });
  const order = anOrder({ base: CITY.SZCZECIN, destination: CITY.MALMO });
  return aLesson(aGame({ setup, cars: [car], orders: [order] }))
    .does(BOOK)
    .does(SEND);
}

test('[PAY-3] [DRV-3] [CST-2] the ferry is in the price of a hired car, as it was calculated, to the grosz', () => {
  const lesson = overTheSea(true);
  const { calculation } = lesson.order();
  expect(calculation).toMatchObject({ ferries: 0, parking: 0 });
  lesson.at(1400);
  expect(lesson.order().delivered).toBe(true);
  expect(lesson.ledger()).toContain('SUBCONTRACTOR -2200');
  expect(lesson.ledger().filter((line) => /^(?:FERRY|PARKING)/u.test(line))).toEqual([]);
  const entries = lesson.player().ledger.filter(({ order }) => order === ORDER);
  const left = entries.reduce((sum, { money }) => sum + money, 0);
  expect(left).toBe(calculation && tripMargin(calculation));
  const hired = entries.filter(({ reason }) => reason === 'SUBCONTRACTOR').reduce((sum, { money }) => sum + money, 0);
  expect(hired).toBe(0 - (calculation?.hire ?? 0));
});

test('[SLP-1] a subcontractor bears the nights of his driver, guarded ones too; an own one costs its parking', () => {
  for (const [subcontractor, paid] of [
    [true, []],
    [false, ['PARKING -130']],
  ] as const) {
    const lesson = overTheSea(subcontractor)
      .at(15 + 60 + 100)
      .does(REST)
      .at(1400);
    expect(lesson.ledger().filter((line) => line.startsWith('PARKING'))).toEqual(paid);
  }
});

test('[LOG-6] by rules before version 13 whoever hired the car pays its ferry and its nights beside the price', () => {
  const lesson = overTheSea(true, 12);
  expect(lesson.order().calculation).toMatchObject({ ferries: 220_000 });
  lesson
    .at(15 + 60 + 100)
    .does(REST)
    .at(1400);
  expect(lesson.ledger()).toContain('FERRY -2200');
  expect(lesson.ledger()).toContain('PARKING -130');
});

test('[SLP-1] what a night costs is asked of the car and the rules', () => {
  const place = { id: 'x', city: null, road: 1, km: 10, guarded: true, abroad: false };
  const [now, before] = [aSetup(), aSetup({ rulesVersion: 12 })];
  const price = parkingPrice(now.settings, place);
  expect([true, false].map((subcontractor) => nightCost(now, { subcontractor }, place))).toEqual([0, price]);
  expect(nightCost(before, { subcontractor: true }, place)).toBe(price);
});
