import { EMERGENCIES } from '@fracht/content';
import { expect, test } from 'vitest';
import { source } from '../author/author.ts';
import type { EditedItem } from '../item/item.ts';
import { indexOf } from '../questions/questions.ts';
import { findingsIn } from './findings.ts';
import { checkAccident } from './items.ts';
import { checkSourceDays, checkSources, namesLaw } from './sources.ts';

test.each([
  ['Mówi o tym art. 12 konwencji', true],
  ['CMR, art.\u00a017 ust.\u00a02', true],
  ['Ustawa o transporcie drogowym zabrania', true],
  ['zgodnie z rozporządzeniem (WE) nr 561/2006', true],
  ['Prawo przewozowe pozwala odmówić', true],
  ['Umowa ATP wymaga świadectwa', true],
  ['§ 3 rozporządzenia', true],
  ['Nastawa agregatu i ustawienie lusterek', false],
  ['Prawo do rozporządzania towarem ma nadawca', false],
  ['List CMR jest w kabinie', false],
  ['Umowa stron, regulamin magazynu', false],
])('[CHK-11] whether a text names law: %s', (text, is) => {
  expect(namesLaw(text)).toBe(is);
});

const ACCIDENT = { id: 'x', name: 'Kara z art. 13k', types: ['ST'], lands: ['PL'], effects: [] } as const;

test('[CHK-11] a text that names law asks for a source, and one with its place and day is enough', () => {
  const codes = (sources: readonly ReturnType<typeof source>[]) =>
    checkAccident({ ...ACCIDENT, effects: [{ type: 'TIME', value: 15 }], sources }).map(({ code }) => code);
  expect(codes([])).toEqual(['SOURCE_MISSING']);
  expect(codes([source('PUBLIC_ROADS', 'art. 13k', '2026-11-29')])).toEqual([]);
  expect(codes([source('PUBLIC_ROADS', 'art. 13k', '')])).toEqual(['SOURCE_UNDATED']);
});

test('[CHK-11] a law that an answer breaks stands among the sources', () => {
  const item = EMERGENCIES.find(({ id }) => id === 'K25');
  if (item === undefined) throw new Error('K25');
  expect(checkSources(item)).toEqual([]);
  const others = item.sources?.filter(({ law }) => law !== 'CMR');
  const found = checkSources({ ...item, sources: others });
  expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['BREACH_UNSOURCED']));
  expect(found.every(({ path }) => path.endsWith('.breaks.law'))).toBe(true);
});

test('[CHK-12] a source is a hint when it is older than twelve months, a warning when its day is to come, once the day is known', () => {
  const sources = [source('CMR', 'art. 12', '2026-11-29'), source('CMR', 'art. 13', '2027-11-29')];
  expect(checkSourceDays({ sources }, '2026-11-29')).toEqual([
    { code: 'SOURCE_AHEAD', path: 'sources.1.checked', level: 'warning' },
  ]);
  expect(checkSourceDays({ sources }, '2027-11-30')).toEqual([
    { code: 'SOURCE_OUTDATED', path: 'sources.0.checked', level: 'hint' },
  ]);
  const [shipped] = EMERGENCIES;
  if (shipped === undefined) throw new Error('there are situations');
  const edited: EditedItem = { kind: 'EMERGENCY', item: { ...shipped, sources } };
  const old = (today: string | null) =>
    findingsIn(edited, indexOf(edited), { pictures: null, library: null, today }).filter(
      ({ code }) => code === 'SOURCE_OUTDATED',
    );
  expect(old(null)).toEqual([]);
  expect(old('2027-11-30')).toHaveLength(1);
});
