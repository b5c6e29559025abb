// @vitest-environment node
import { deflateRawSync } from 'node:zlib';
import { dictionaryOf, MESSAGE_KINDS, packChange, packDelta } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { packedReader } from './packed-reader.ts';

function inJson(text: string, game = 'g1'): ArrayBuffer {
  const deflated = deflateRawSync(text, { dictionary: dictionaryOf(game), windowBits: 13 });
  return Uint8Array.from([MESSAGE_KINDS.JSON, ...deflated]).buffer;
}

function packed(state: unknown, player: string): ArrayBuffer {
  const numberOf = () => undefined;
  const around = { re: null, player, seq: 3, sinceMs: 5, names: [] };
  return Uint8Array.from(packChange(around, packDelta(state, numberOf), numberOf)).buffer;
}

test('[LIN-4] what a server packs with the dictionary is read, Polish letters and all', () => {
  const message = { player: null, game: 'g1', seq: 3, state: { text: 'Zażółć gęślą jaźń' } };
  expect(packedReader('g1')(inJson(JSON.stringify(message)))).toEqual(message);
});

test('a whole game is read, then a packed change', () => {
  const orders = Array.from({ length: 5000 }, (_, id) => ({ id: `POZ/1126/${id}`, base: id % 18 }));
  const whole = { full: true, book: { names: [], since: 100 }, state: { viewer: 's1', orders } };
  const read = packedReader('g1');
  expect(read(inJson(JSON.stringify(whole)))).toEqual(whole);
  const state = { now: 1, time: 0, orders: [{ id: 'POZ/1126/7', player: 's1' }] };
  expect(read(packed(state, 's1'))).toMatchObject({ seq: 3, serverTime: 105, source: 'YOU', full: false, state });
});

test('[LIN-4] bytes that are no message are refused', () => {
  expect(() => packedReader('g1')(Uint8Array.from([0, 255, 254, 253]).buffer)).toThrow(/invalid|unexpected|JSON/u);
  expect(() => packedReader('g1')(inJson('{"a":'))).toThrow(SyntaxError);
  expect(() => packedReader('g1')(packed({ now: 1, time: 0 }, 's1').slice(0, -1))).toThrow(RangeError);
  expect(() => packedReader('g1')(new ArrayBuffer(0))).toThrow(RangeError);
});
