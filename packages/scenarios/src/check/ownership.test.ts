import type { Effect } from '@fracht/engine';
import { expect, test } from 'vitest';
import { accident, answer, ask, effect } from '../author/author.ts';
import { checkOwner, checkOwnerOfAccident } from './ownership.ts';

const told = [{ code: 'REPAIR_CHARGED', path: 'ownership', level: 'hint' }];
const tree = (text: string, feedback: string, effects: readonly Effect[]) => ({
  situation: ask('Co robisz?', [answer(5, text, feedback, effects), answer(0, 'Czekam', 'Czas ucieka.')]),
});

test.each([
  ['Wzywam serwis', 'Mechanik przyjechał.'],
  ['Dzwonię', 'Opona jest nowa.'],
  ['Tankujemy', 'Tankowanie poza umową kosztuje więcej.'],
])('[CHK-15] who pays for the vehicle is asked where a hired car can be struck: %s, %s', (text, feedback) => {
  const item = tree(text, feedback, [effect('MONETARY', 900)]);
  expect(checkOwner(item)).toEqual(told);
  expect(checkOwner({ ...item, ownership: 'SUBCONTRACTOR' })).toEqual(told);
  expect(checkOwner({ ...item, ownership: 'COMPANY' })).toEqual([]);
});

test('[CHK-15] a repair that costs only time, and a cost that is none of the vehicle, are no matter', () => {
  expect(checkOwner(tree('Wzywam serwis', 'Mechanik przyjechał.', [effect('TIME', 60)]))).toEqual([]);
  expect(checkOwner(tree('Płacę', 'Naprawdę to więcej, klient naliczył karę.', [effect('MONETARY', 900)]))).toEqual([]);
});

test('[CHK-15] the same of a random situation by its name', () => {
  const item = accident({ id: 'x', name: 'Postój serwisowy', effects: [effect('MONETARY', 350)] });
  expect(checkOwnerOfAccident(item)).toEqual(told);
  expect(checkOwnerOfAccident({ ...item, ownership: 'COMPANY' })).toEqual([]);
  expect(checkOwnerOfAccident({ ...item, effects: [effect('TIME', 30)] })).toEqual([]);
});
