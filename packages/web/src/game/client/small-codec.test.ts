// @vitest-environment node
import { deflateRawSync } from 'node:zlib';
import { dictionaryOf } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { smallReader } from './small-codec.ts';

function packed(text: string, game = 'g1'): ArrayBuffer {
  return Uint8Array.from(deflateRawSync(text, { dictionary: dictionaryOf(game), windowBits: 13 })).buffer;
}

test('what a server packs with the dictionary is read, Polish letters and all', () => {
  const message = {
    player: null,
    game: 'g1',
    seq: 3,
    state: { text: 'Zażółć gęślą jaźń', orders: [{ id: 'POZ/1/2' }] },
  };
  expect(smallReader('g1')(packed(JSON.stringify(message)))).toEqual(message);
});

test('a whole game is read', () => {
  const message = { orders: Array.from({ length: 5000 }, (_, id) => ({ id: `POZ/1126/${id}`, base: id % 18 })) };
  expect(smallReader('g1')(packed(JSON.stringify(message)))).toEqual(message);
});

test('bytes that are no message are refused', () => {
  expect(() => smallReader('g1')(Uint8Array.from([255, 254, 253]).buffer)).toThrow(/invalid|unexpected|JSON/u);
  expect(() => smallReader('g1')(packed('{"a":'))).toThrow(SyntaxError);
});
