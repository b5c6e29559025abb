import { CAR_TYPES, TRAIT_TYPES, CARGO_TRAITS } from '@fracht/engine';
import { expect, test } from 'vitest';
import { world } from '../world.ts';
import { goodsData } from './goods.ts';

test('[GEO-8] goods have ids and names of their own, in two cases', () => {
  expect(new Set(goodsData.map(({ id }) => id)).size).toBe(goodsData.length);
  expect(new Set(goodsData.map(({ name }) => name)).size).toBe(goodsData.length);
  for (const { id, name, of } of goodsData) {
    expect(id).toMatch(/^[A-Z_]+$/u);
    for (const word of [name, of]) expect(word).toMatch(/^\p{Ll}[\p{L} -]*$/u);
  }
});

test('[GEO-8] every type of car has goods that are loaded in any city', () => {
  for (const type of CAR_TYPES) {
    const anywhere = goodsData.filter(({ types, from }) => types.includes(type) && from === null);
    expect(anywhere.length).toBeGreaterThanOrEqual(4);
  }
  const ids = new Set(world.cities.map(({ id }) => id));
  for (const { from } of goodsData) for (const city of from ?? []) expect(ids.has(city)).toBe(true);
});

test('[GEO-8] what goes in a reefer has a temperature, dangerous goods have a UN number and a class, oversize ones a width, and nothing else has', () => {
  for (const { types, celsius, adr, width } of goodsData) {
    expect(celsius !== null).toBe(types.includes('ATP'));
    expect(adr !== null).toBe(types.includes('ADR'));
    expect(width !== null).toBe(types.includes('PG'));
    if (adr !== null) expect(`${adr.un} ${adr.class}`).toMatch(/^\d{4} [1-9](?:\.\d)?$/u);
  }
});

test('[GEO-8] amounts respect what a set takes', () => {
  const most = { ST: 24_000, ATP: 22_500, ADR: 24_000, PG: 40_000 } as const;
  for (const { types, loading } of goodsData) {
    const kg = 'pallets' in loading ? loading.pallets[1] * loading.kgEach[1] : loading.kg[1];
    for (const type of types) expect(kg).toBeLessThanOrEqual(most[type]);
    if ('pallets' in loading) expect(loading.pallets[1]).toBeLessThanOrEqual(33);
    else expect(loading.decimetres?.[1] ?? 0).toBeLessThanOrEqual(136);
    const spans = 'pallets' in loading ? [loading.pallets, loading.kgEach] : [loading.kg];
    for (const [least, greatest] of spans) expect(least).toBeLessThanOrEqual(greatest);
  }
});

test('[GEO-8] [CGO-4] a trait is had only by goods of the types that it names', () => {
  for (const trait of CARGO_TRAITS.filter((each) => each !== 'HEAVY')) {
    const types = new Set(goodsData.filter(({ traits }) => traits.includes(trait)).flatMap((each) => each.types));
    expect([...types].toSorted()).toEqual([...TRAIT_TYPES[trait]].toSorted());
  }
});
