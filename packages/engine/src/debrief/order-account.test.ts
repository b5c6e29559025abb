import { expect, test } from 'vitest';
import { ANNA, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import type { LedgerEntry, Player } from '../state.ts';
import { orderAccount } from './order-account.ts';

const ORDER = 'POZ/1126/0410';
const BOOK = { action: 'BOOK_ORDER', order: ORDER } as const;
const SEND = { action: 'BOOK_CAR', order: ORDER, car: 'ST-01' } as const;

function begun(rulesVersion?: number) {
  const setup = aSetup(rulesVersion === undefined ? {} : { rulesVersion });
  const car = aCar({ state: { action: 'FREE', at: CITY.SZCZECIN } });
  return aLesson(aGame({ setup, cars: [car], orders: [anOrder()] })).does(BOOK);
}

function withEntries(player: Player, entries: readonly Pick<LedgerEntry, 'reason' | 'money'>[]): Player {
  const told = entries.map((entry, index) => {
    return { id: 90 + index, at: 9000, player: ANNA, order: ORDER, car: 'ST-01', points: 0, ...entry };
  });
  return { ...player, ledger: [...player.ledger, ...told] };
}

test('[CST-7] after a trip to which nothing happened planned and real are the same in every row', () => {
  const lesson = begun().does(SEND).at(1200);
  const account = orderAccount(lesson.player(), lesson.order());
  expect(account?.rows.map(({ kind, planned, real }) => [kind, planned, real])).toEqual([
    ['FREIGHT', 183 * 600, 183 * 600],
    ['APPROACH', -265 * 430, -265 * 430],
    ['HAUL', -183 * 430, -183 * 430],
  ]);
  expect(account?.planned).toBe(183 * 600 - 448 * 430);
  expect(account?.real).toBe(account?.planned);
});

test('[CST-7] what was not planned has rows of its own, and the sum is that of the ledger', () => {
  const lesson = begun().does(SEND).at(1200);
  const player = withEntries(lesson.player(), [
    { reason: 'EFFECT', money: -25_000 },
    { reason: 'THEFT', money: -40_000 },
    { reason: 'LATE_PENALTY', money: -4118 },
    { reason: 'FINE', money: -80_000 },
    { reason: 'PARKING', money: -8000 },
  ]);
  const account = orderAccount(player, lesson.order());
  expect(account?.rows.slice(3).map(({ kind, planned, real }) => [kind, planned, real])).toEqual([
    ['PARKING', 0, -8000],
    ['SITUATIONS', 0, -65_000],
    ['PENALTIES', 0, -4118],
    ['FINES', 0, -80_000],
  ]);
  const entries = player.ledger.filter(({ order }) => order === ORDER);
  expect(account?.real).toBe(entries.reduce((sum, { money }) => sum + money, 0));
});

test('[CST-7] on the way the freight stands as agreed beside what was spent so far; before a car is sent there is nothing to tell', () => {
  const lesson = begun();
  expect(orderAccount(lesson.player(), lesson.order())).toBeNull();
  const account = orderAccount(lesson.does(SEND).at(300).player(), lesson.order());
  expect(account?.rows.map(({ kind, real }) => [kind, real])).toEqual([
    ['FREIGHT', 183 * 600],
    ['APPROACH', -265 * 430],
    ['HAUL', 0],
  ]);
});

test('[CST-7] a game of earlier rules has the real side alone', () => {
  const lesson = begun(5).does(SEND).at(1200);
  const account = orderAccount(lesson.player(), lesson.order());
  expect(account).toMatchObject({ planned: null, real: 183 * 600 - 448 * 430 });
  expect(account?.rows.map(({ planned }) => planned)).toEqual([null, null, null]);
});
