import { expect, test } from 'vitest';
import type { WireMessage } from '@fracht/protocol';
import { messageLook, messageWords, type News } from './message-words.ts';

const MESSAGE: WireMessage = {
  id: 1,
  at: 600,
  type: 'other',
  code: 'ORDER_LOADED_ON_TIME',
  text: 'Zlecenie ##WAR/1126/0001##: załadunek na czas, ATP-06 rusza w trasę.',
  player: 's1',
  order: 'WAR/1126/0001',
  car: 'ATP-06',
  name: null,
  amount: 0,
};

/** The news of an order that a situation struck at 300, settled at `doneAt`. */
function struck(doneAt: number | null): Pick<News, 'orders'> {
  const about = { id: 'K08', player: 's1', car: 'ATP-06', since: 300, done: doneAt !== null, doneAt, calls: [] };
  return { orders: [{ id: 'WAR/1126/0001', accidents: [], emergencies: [about] }] };
}

test.each([
  ['still open', null],
  ['settled later', 900],
])('[FED-4] [SIT-7] a loading that ends under an open situation says that the car stands: %s', (_, doneAt) => {
  expect(messageWords(struck(doneAt), MESSAGE)).toBe(
    'Zlecenie ##WAR/1126/0001##: koniec czasu załadunku. ATP-06 nie rusza, dopóki sytuacja czeka na decyzję.',
  );
  expect(messageLook(struck(doneAt), MESSAGE)).toBe('info');
});

test.each([
  ['settled before', struck(450)],
  ['nothing struck', { orders: [] }],
])('[FED-4] else the car leaves, as ever: %s', (_, news) => {
  expect([messageWords(news, MESSAGE), messageLook(news, MESSAGE)]).toEqual([MESSAGE.text, 'other']);
});
