import { expect, test } from 'vitest';
import { SCENARIO_LIMITS } from './scenario-limits.ts';
import { libraryDraftSchemas, libraryItemSchemas } from './library-item.ts';

const { EMERGENCY, ACCIDENT, CHANGE } = libraryItemSchemas(null);
const OLD = { id: 'x', name: 'Korek' };

test('[LIB-16] an item without a competence has none, in a draft as well', () => {
  expect(EMERGENCY.parse(OLD)).not.toHaveProperty('competence');
  expect(ACCIDENT.parse(OLD)).not.toHaveProperty('competence');
  expect(CHANGE.parse({ ...OLD, type: 'LATE_UNLOADING' })).not.toHaveProperty('competence');
  expect(libraryDraftSchemas().EMERGENCY.parse({ id: 'x' })).not.toHaveProperty('competence');
});

test.each([EMERGENCY, ACCIDENT, libraryDraftSchemas().EMERGENCY])(
  '[LIB-16] a competence is one of five; empty or null takes it back; anything else is refused (%#)',
  (schema) => {
    const read = (competence: unknown) => schema.safeParse({ ...OLD, competence });
    expect(read('CARGO_AND_PARKING').data?.competence).toBe('CARGO_AND_PARKING');
    for (const none of ['', null, undefined]) expect(read(none).data?.competence).toBeUndefined();
    expect(read('COOKING').success).toBe(false);
    expect(read(3).success).toBe(false);
  },
);

const SOURCE = { law: 'CMR', article: 'art. 12', checked: '2026-11-29' };

test.each([EMERGENCY, ACCIDENT, libraryDraftSchemas().EMERGENCY])(
  '[LIB-18] sources are a law, a place and a day each; null or an empty list is none; anything else is refused (%#)',
  (schema) => {
    const read = (sources: unknown) => schema.safeParse({ ...OLD, sources });
    expect(read([SOURCE]).data?.sources).toEqual([SOURCE]);
    expect(schema.parse(OLD)).not.toHaveProperty('sources');
    expect(read(JSON.stringify([SOURCE])).data?.sources).toEqual([SOURCE]);
    for (const none of [[], '[]', '', null, undefined]) expect(read(none).data?.sources).toBeUndefined();
    const long = 'a'.repeat(SCENARIO_LIMITS.rule + 1);
    const many = Array.from({ length: SCENARIO_LIMITS.sources + 1 }, () => SOURCE);
    for (const wrong of ['art. 12', {}, [{}], [{ ...SOURCE, law: 'COOKING' }], [{ ...SOURCE, article: long }], many])
      expect(read(wrong).success).toBe(false);
    for (const day of ['wczoraj', '2026-02-30', '29.11.2026', 3])
      expect(read([{ ...SOURCE, checked: day }]).success).toBe(false);
  },
);

test('[LIB-18] in a draft alone a source may want its place and its day', () => {
  const sources = [{ ...SOURCE, article: '', checked: '' }];
  expect(libraryDraftSchemas().EMERGENCY.parse({ ...OLD, sources }).sources).toEqual(sources);
  for (const part of ['article', 'checked'])
    expect(EMERGENCY.safeParse({ ...OLD, sources: [{ ...SOURCE, [part]: '' }] }).success).toBe(false);
});

test('[LIB-19] a cargo is one of nine; left out, empty or null it is any; anything else is refused', () => {
  for (const schema of [EMERGENCY, libraryDraftSchemas().EMERGENCY]) {
    const read = (cargo: unknown) => schema.safeParse({ ...OLD, cargo });
    expect(schema.parse(OLD)).not.toHaveProperty('cargo');
    expect(read('FROZEN').data?.cargo).toBe('FROZEN');
    for (const none of ['', null, undefined]) expect(read(none).data?.cargo).toBeUndefined();
    expect(read('SOUP').success).toBe(false);
  }
  const change = { ...OLD, type: 'LATE_UNLOADING' };
  expect(CHANGE.parse({ ...change, cargo: 'PALLETS' }).cargo).toBe('PALLETS');
  expect(CHANGE.parse(change)).not.toHaveProperty('cargo');
});

test('[LIB-20] a random situation and a change may say what the car does; left out, empty or null they do not', () => {
  for (const schema of [ACCIDENT, CHANGE, libraryDraftSchemas().CHANGE]) {
    const read = (status: unknown) => schema.safeParse({ ...OLD, type: 'LATE_UNLOADING', status });
    expect(schema.parse({ ...OLD, type: 'LATE_UNLOADING' })).not.toHaveProperty('status');
    expect(read('WAITING_FOR_UNLOADING').data?.status).toBe('WAITING_FOR_UNLOADING');
    for (const none of ['', null, undefined]) expect(read(none).data?.status).toBeUndefined();
    expect(read('FLYING').success).toBe(false);
  }
});

test('[LIB-21] a situation of any library may say whose cars it strikes; left out, as in older files, empty or null they are anybody\u2019s', () => {
  for (const schema of [EMERGENCY, ACCIDENT, CHANGE, libraryDraftSchemas().EMERGENCY]) {
    const read = (ownership: unknown) => schema.safeParse({ ...OLD, type: 'LATE_UNLOADING', ownership });
    expect(schema.parse({ ...OLD, type: 'LATE_UNLOADING' })).not.toHaveProperty('ownership');
    for (const one of ['COMPANY', 'SUBCONTRACTOR']) expect(read(one).data?.ownership).toBe(one);
    for (const none of ['', null, undefined]) expect(read(none).data?.ownership).toBeUndefined();
    expect(read('BANK').success).toBe(false);
  }
});
