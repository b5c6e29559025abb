import { world } from '@fracht/content';
import type { OrderCargo } from '@fracht/engine';
import { expect, test } from 'vitest';
import { cargoFacts, cargoLine } from './cargo-words.ts';

const AMOUNT: OrderCargo = { goods: 'GLASS', kg: 22_000, pallets: 33, decimetres: null, width: null, value: 7_000_000 };

test.each<readonly [Partial<OrderCargo>, string]>([
  [{}, '33 palety · 22 t · szkło'],
  [{ pallets: 30, kg: 14_300, goods: 'PAPER' }, '30 palet · 14,3 t · papier biurowy'],
  [{ goods: 'FROZEN_FISH', pallets: 31, kg: 19_000 }, '31 palet · 19 t · mrożone ryby, −18 °C'],
  [{ goods: 'YOGHURT', pallets: 31, kg: 15_000 }, '31 palet · 15 t · jogurty, +4 °C'],
  [{ goods: 'PETROL', pallets: null, kg: 23_400 }, 'UN 1203 · 23,4 t · benzyna'],
  [{ goods: 'TYRES', pallets: null, decimetres: 136, kg: 9800 }, '13,6 ldm · 9,8 t · opony'],
  [{ goods: 'TRANSFORMER', pallets: null, width: 320, kg: 32_000 }, '3,2 m szer. · 32 t · transformator'],
])('[ORL-12] what an order carries stands in one line: %j', (amount, line) => {
  expect(cargoLine(world, { cargo: { ...AMOUNT, ...amount } })?.replaceAll('\u00a0', ' ')).toBe(line);
});

test('[ORL-12] [SHP-9] an order of earlier rules, and goods that this version does not know, are told by nothing', () => {
  for (const order of [{}, { cargo: { ...AMOUNT, goods: 'UNOBTAINIUM' } }]) {
    expect(cargoLine(world, order)).toBeNull();
    expect(cargoFacts(world, order)).toEqual([]);
  }
});

test('[SHP-9] all of a dangerous cargo in a tank: UN number, class, packing group, hazard number, mass, value', () => {
  const cargo: OrderCargo = { ...AMOUNT, goods: 'PETROL', pallets: null, kg: 23_400, value: 11_000_000 };
  expect(cargoFacts(world, { cargo }).map((fact) => fact.join(': ').replaceAll('\u00a0', ' '))).toEqual([
    'Towar: benzyna',
    'Numer UN: 1203',
    'Klasa ADR: 3',
    'Grupa pakowania: II',
    'Numer zagrożenia: 33',
    'Masa: 23,4 t',
    'Wartość: 110 000 zł',
  ]);
});
