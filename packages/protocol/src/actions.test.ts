import { ACTIONS } from '@fracht/engine';
import { expect, test } from 'vitest';
import { ACTION_SCHEMAS, gameActionSchema, sentActionSchema, withoutId } from './actions.ts';

test('[ACT-1] every action of the game has a schema', () => {
  expect(Object.keys(ACTION_SCHEMAS).sort()).toEqual(Object.keys(ACTIONS).sort());
});

test('the schema of any action takes every action that has a row, and no other', () => {
  const taken = gameActionSchema.options.flatMap(({ shape }) => [...shape.action.values]);
  expect(taken.sort()).toEqual(Object.keys(ACTION_SCHEMAS).sort());
});

test('[ACT-2] the actions have the names that clients know', () => {
  const names =
    `BOOK_ORDER CANCEL_ORDER ADD_CAR BOOK_CAR CANCEL_CAR_BOOKING SELECT_PARKING RESOLVE_EMERGENCY RESOLVE_CHANGE_EVENT
    START FINISH CONFIRM_RETURN USER_JOIN USER_START STOP_EVENTS START_EVENTS`.split(/\s+/u);
  const ours = ['SEND_MESSAGE', 'SET_BOTS', 'SET_SEAT']; // Our own actions, which no other client knows (docs/adr/0013, 0050).
  expect(Object.keys(ACTION_SCHEMAS).sort()).toEqual([...names, ...ours].sort());
});

test.each(gameActionSchema.options.map((schema) => ({ name: [...schema.shape.action.values][0], schema })))(
  '[ENV-8] $name loses every field that is not its own',
  ({ schema }) => {
    const { action, ...own } = schema.shape;
    const sent = { id: 'a1', action: [...action.values][0], order: 'o', car: 'c', money: 5 };
    const more = {
      parking: 'GO',
      emergency: 'e',
      event: 'e',
      tree: 'situation',
      text: 'tak',
      player: 'p',
      level: null,
    };
    expect(
      Object.keys(schema.parse({ ...sent, ...more })).filter((field) => field !== 'action' && !(field in own)),
    ).toEqual([]);
  },
);

test('[ENV-8] an action keeps its fields and loses unknown ones', () => {
  const sent = { id: 'a1', action: 'BOOK_CAR', order: 'POZ/1126/0410', car: 'ST-01', money: 5 };
  const parsed = gameActionSchema.parse(sent);
  expect(parsed).toEqual({ id: 'a1', action: 'BOOK_CAR', order: 'POZ/1126/0410', car: 'ST-01' });
  expect(withoutId(parsed)).toEqual({ action: 'BOOK_CAR', order: 'POZ/1126/0410', car: 'ST-01' });
});

test.each([
  { action: 'RESOLVE_EMERGENCY', order: 'o', emergency: 'e', tree: 'situation', answer: 1 },
  { action: 'RESOLVE_CHANGE_EVENT', order: 'o', event: 'e', text: 'tak' },
])('[SIT-18] [FLD-12] $action may say which question it answers', (fields) => {
  for (const sent of [fields, { ...fields, step: 0 }, { ...fields, step: 2 }])
    expect(withoutId(gameActionSchema.parse({ id: 'a', ...sent }))).toEqual(sent);
  expect(sentActionSchema.parse({ id: 'a', ...fields, step: null, input: null })).toEqual({ id: 'a', ...fields });
  for (const step of [-1, 0.5, '1', 201])
    expect(gameActionSchema.safeParse({ id: 'a', ...fields, step }).success).toBe(false);
});

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['without an id', { action: 'START' }],
  ['with an empty id', { id: '', action: 'START' }],
  ['with a long id', { id: 'x'.repeat(65), action: 'START' }],
  ['with an unknown name', { id: 'a', action: 'WIN' }],
  ['without its order', { id: 'a', action: 'BOOK_ORDER' }],
  ['with an order that is no text', { id: 'a', action: 'BOOK_ORDER', order: { toString: 'x' } }],
  ['with a long order', { id: 'a', action: 'BOOK_ORDER', order: 'x'.repeat(65) }],
  [
    'with a broken answer',
    { id: 'a', action: 'RESOLVE_EMERGENCY', order: 'o', emergency: 'e', tree: 'situation', answer: 1.5 },
  ],
  ['with an empty message', { id: 'a', action: 'SEND_MESSAGE', text: ' \n ' }],
  ['with a long message', { id: 'a', action: 'SEND_MESSAGE', text: 'x'.repeat(301) }],
  ['with an unknown level', { id: 'a', action: 'SET_BOTS', level: 'perfect' }],
  ['with no level at all', { id: 'a', action: 'SET_BOTS' }],
  ['with less than no place', { id: 'a', action: 'SET_BOTS', level: 'good', places: -1 }],
  ['with too many places', { id: 'a', action: 'SET_BOTS', level: 'good', places: 41 }],
  ['with several levels for one place', { id: 'a', action: 'SET_SEAT', player: 'p', level: 'mixed' }],
  ['with an unknown tree', { id: 'a', action: 'RESOLVE_EMERGENCY', order: 'o', emergency: 'e', tree: '__proto__' }],
])('[ACT-3] an action %s is refused', (_what, sent) => {
  expect(gameActionSchema.safeParse(sent).success).toBe(false);
});

test('[ACT-3] a choice about bots keeps its level, null among them, and its places', () => {
  const chosen = [
    { action: 'SET_BOTS', level: 'mixed', places: 40 },
    { action: 'SET_BOTS', level: 'good', places: 0 },
    { action: 'SET_BOTS', level: null },
    { action: 'SET_SEAT', player: 'bot-1', level: 'careless' },
    { action: 'SET_SEAT', player: 'bot-1', level: null },
  ];
  for (const sent of chosen) expect(withoutId(gameActionSchema.parse({ id: 'a', ...sent }))).toEqual(sent);
});
