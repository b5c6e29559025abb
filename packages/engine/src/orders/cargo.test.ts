import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY } from '@fracht/testing/engine/an-order.ts';
import { expect, test } from 'vitest';
import { CAR_TYPES, type CarType } from '../car-types.ts';
import { CARGO_TRAITS, TRAIT_TYPES } from '../cargo-traits.ts';
import { openingFleet } from '../opening/fleet.ts';
import { generateOrders } from '../opening/orders.ts';
import type { GameSetup, Order } from '../state.ts';
import { findGoods } from '../world/lookup.ts';
import { cargoFor, cargoIs, cargoOnOther } from './cargo.ts';

const ORDER = { id: 'POZ/1126/0410', base: CITY.POZNAN } as const;

function ordersOf(setup: GameSetup, day = '2026-11-21'): readonly Order[] {
  return generateOrders(setup, 30, day, openingFleet(setup, 30).cars);
}

function mostKg(type: CarType): number {
  return { ST: 24_000, ATP: 22_500, ADR: 24_000, PG: 40_000 }[type];
}

test('[CGO-1] every order carries goods that its type carries, loaded in its city, within what a set takes', () => {
  const setup = aSetup({ seed: 'towary' });
  const orders = ordersOf(setup);
  expect(orders.length).toBeGreaterThan(500);
  const wrong = orders.filter(({ type, base, cargo }) => {
    const goods = findGoods(setup.world, cargo?.goods ?? '');
    if (cargo === undefined || goods === undefined) return true;
    const isLoadedHere = goods.types.includes(type) && (goods.from === null || goods.from.includes(base));
    const fitsSet =
      cargo.kg > 0 &&
      cargo.kg <= mostKg(type) &&
      (cargo.pallets ?? 1) <= 33 &&
      (cargo.decimetres ?? 1) <= 136 &&
      (cargo.width === null) === (type !== 'PG');
    const amounts = [cargo.kg / 100, cargo.value / 100_000, cargo.pallets ?? 0, cargo.decimetres ?? 0];
    return !isLoadedHere || !fitsSet || cargo.value <= 0 || !amounts.every(Number.isInteger);
  });
  expect(wrong).toEqual([]);
  expect(new Set(orders.map(({ cargo }) => cargo?.goods)).size).toBeGreaterThan(35);
});

test('[CGO-2] [WLD-8] the cargo follows from seed, order and type alone, and moves no other draw; nor has the month a part in it', () => {
  const setup = aSetup({ seed: 'strumień', rulesVersion: 10 });
  const orders = ordersOf(setup);
  const inMay = ordersOf(setup, '2027-05-02');
  expect(inMay.map(({ cargo }) => cargo)).toEqual(orders.map(({ cargo }) => cargo));
  const before = ordersOf({ ...setup, rulesVersion: 8 });
  expect(before.every((order) => !('cargo' in order))).toBe(true);
  expect(orders.map(({ cargo: _cargo, ...order }) => order)).toEqual(before);
});

test('[CGO-2] other seeds bring other cargo', () => {
  const seen = ['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(cargoFor(aSetup({ seed }), ORDER, 'ST')));
  expect(new Set(seen).size).toBeGreaterThan(3);
});

test('[CGO-3] a cargo that the other type of car carries stays the same, only wider; any other becomes one that it carries', () => {
  const setup = aSetup();
  const bulky = cargoFor(setup, ORDER, 'ST', 'BULKY');
  if (bulky === undefined) throw new Error('No such goods');
  expect(cargoOnOther(setup, { ...ORDER, cargo: bulky }, 'PG')).toEqual({ ...bulky, width: expect.any(Number) });
  for (const type of CAR_TYPES) {
    const cargo = cargoOnOther(setup, { ...ORDER, cargo: bulky }, type);
    expect(findGoods(setup.world, cargo?.goods ?? '')?.types).toContain(type);
  }
  expect(cargoOnOther(aSetup({ rulesVersion: 8 }), ORDER, 'PG')).toBeUndefined();
});

test.each(CARGO_TRAITS)(
  '[CGO-4] there are goods that are %s for each type whose cargo can be so, and for no other',
  (trait) => {
    const { world } = aSetup();
    for (const type of CAR_TYPES) {
      const cargo = cargoFor(aSetup(), ORDER, type, trait);
      const isSo = cargo !== undefined && cargoIs(world, cargo, trait);
      expect([type, isSo]).toEqual([type, TRAIT_TYPES[trait].includes(type)]);
    }
  },
);
