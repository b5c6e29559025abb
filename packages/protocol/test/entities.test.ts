import { readFileSync } from 'node:fs';
import { CAR_ACTIONS, EFFECT_TYPES, EFFECT_UNITS, GAME_STATES, ORDER_STATUSES, PLAYER_STATUSES } from '@fracht/engine';
import { expect, test } from 'vitest';
import { libraryItemSchemas, toWire, wireGameSchema } from '../src/index.ts';
import { situationSchema } from '../src/scenario/situation.ts';
import { wireCalculation } from '../src/wire/calculation.ts';
import { wireCar } from '../src/wire/car.ts';
import { wireCargo, wireOrder } from '../src/wire/order.ts';
import { wirePlayer } from '../src/wire/player.ts';
import { wireJournalEntry, wireLedgerEntry, wireMessage } from '../src/wire/records.ts';
import { wireEmergency } from '../src/wire/situation.ts';
import { playedSteps, TEACHER } from './played-steps.ts';

const SPEC = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');

const sorted = (names: readonly string[]) => [...names].sort();

/** All names in backticks in a rule of SPEC.md. */
function namesIn(rule: string): readonly string[] {
  const row = SPEC.split('\n').find((line) => line.startsWith(`| ${rule} |`)) ?? '';
  return sorted(Array.from(row.matchAll(/`(?<name>\w+)`/gu), ({ groups }) => groups?.['name'] ?? ''));
}

const items = libraryItemSchemas('?');
/** With the one optional field of an item. */
const leastItem = { id: 'x1', name: 'Coś', competence: 'WINDOWS' };
const question = situationSchema('?').parse({ answers: [{}] });

test.each([
  ['[WIR-10] a game', 'WIR-10', wireGameSchema.shape],
  ['[WIR-11] a player', 'WIR-11', wirePlayer.shape],
  ['[WIR-12] a car', 'WIR-12', wireCar.shape],
  ['[WIR-13] an order', 'WIR-13', wireOrder.shape],
  ['[WIR-23] a calculation', 'WIR-23', wireCalculation.shape],
  ['[WIR-24] a cargo', 'WIR-24', wireCargo.shape],
  ['[WIR-15] a message', 'WIR-15', wireMessage.shape],
  ['[WIR-16] an entry of the ledger', 'WIR-16', wireLedgerEntry.shape],
  ['[WIR-17] an entry of the journal', 'WIR-17', wireJournalEntry.shape],
  ['[LIB-10] a critical situation', 'LIB-10', items.EMERGENCY.parse(leastItem)],
  ['[LIB-11] a random situation', 'LIB-11', items.ACCIDENT.parse(leastItem)],
  ['[LIB-12] a change event', 'LIB-12', items.CHANGE.parse({ ...leastItem, type: 'CHANGE_TRUCK' })],
  ['[LIB-13] a question', 'LIB-13', question],
  ['[LIB-14] an answer', 'LIB-14', question.answers[0]],
])('%s has the fields that SPEC.md tells', (_what, rule, fields) => {
  expect(namesIn(rule)).toEqual(sorted(Object.keys(fields ?? {})));
});

test('[WIR-14] an open situation has the fields that SPEC.md tells, a change its type in the place of the subtype', () => {
  const fields = Object.keys(wireEmergency.shape);
  expect(namesIn('WIR-14')).toEqual(sorted([...fields, 'type']));
});

test.each([
  ['[WIR-18] a game', 'WIR-18', GAME_STATES],
  ['[WIR-19] a player', 'WIR-19', PLAYER_STATUSES],
  ['[WIR-20] a car', 'WIR-20', CAR_ACTIONS],
  ['[WIR-21] an order', 'WIR-21', ORDER_STATUSES],
])('%s is in one of the states that SPEC.md tells', (_what, rule, states) => {
  expect(namesIn(rule)).toEqual(sorted(states));
});

test('[LIB-15] the effects are those that SPEC.md tells, each in its unit', () => {
  const row = SPEC.split('\n').find((line) => line.startsWith('| LIB-15 |')) ?? '';
  const groups = row.slice(row.indexOf(':')).split(';');
  const told = groups.flatMap((group, index) => (group.match(/\b[A-Z_]{4,}\b/gu) ?? []).map((type) => [type, index]));
  expect(sorted(told.map(([type]) => String(type)))).toEqual(sorted(EFFECT_TYPES));
  const units = EFFECT_TYPES.map((type) => `${EFFECT_UNITS[type]} ${told.find(([name]) => name === type)?.[1]}`);
  expect(new Set(units).size).toBe(new Set(Object.values(EFFECT_UNITS)).size);
});

test('[WIR-7] [WIR-9] [VAL-3] [VAL-4] of a played game: words beside codes, prices of offers, seconds since noon, its day as a date', () => {
  const state = playedSteps('entities').at(-1)?.after;
  if (state === undefined) throw new Error('No steps');
  const wire = toWire(
    state,
    { player: TEACHER.id, type: 'TEACHER' },
    {
      group: 'gr1',
      groupName: 'Grupa 2b',
      randos: false,
      breakEndsAt: null,
      messageText: ({ code, order }) => `${code} ##${order ?? ''}##`,
    },
  );
  expect(wire.messages.length).toBeGreaterThan(10);
  expect(wire.messages.filter(({ code, order, text }) => text !== `${code} ##${order ?? ''}##`)).toEqual([]);
  expect(wire.offers.length).toBeGreaterThan(3);
  expect(wire.offers.filter(({ price, minimum }) => !(price > 0 && minimum > 0))).toEqual([]);
  expect(wire.day).toBe('2026-11-21');
  expect(wire.now).toBe(state.now);
  expect(wire.orders.filter(({ pickWindow, release }) => pickWindow.to * 60 < release)).toEqual([]);
});
