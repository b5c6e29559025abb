import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODEC_LIMITS } from '@fracht/protocol';
import { pack, unpack } from './codec.ts';

const packed = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64');

test('what was packed is unpacked again, Polish letters too', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const result = unpack(pack(JSON.stringify(value)).toString());
      expect(result).toEqual({ ok: true, value: JSON.parse(JSON.stringify(value)) });
    }),
  );
  expect(unpack(packed({ text: 'Zażółć gęślą jaźń' }))).toEqual({ ok: true, value: { text: 'Zażółć gęślą jaźń' } });
});

test('any client with raw DEFLATE reads it', () => {
  const text = pack('{"a":1}').toString();
  expect(inflateRawSync(Buffer.from(text, 'base64')).toString()).toBe('{"a":1}');
});

test.each([
  ['no base64', 'ąę!'],
  ['no DEFLATE', Buffer.from('hello there').toString('base64')],
  ['no JSON', deflateRawSync('{"a":').toString('base64')],
  ['nothing', ''],
])('refuses %s', (_, text) => {
  expect(unpack(text)).toEqual({ ok: false, isTooLarge: false });
});

test('refuses what is too long, and what grows too large', () => {
  expect(unpack('A'.repeat(CODEC_LIMITS.clientPacked + 4))).toEqual({ ok: false, isTooLarge: true });
  expect(unpack(packed('x'.repeat(10_000_000)))).toEqual({ ok: false, isTooLarge: true });
});

test('never throws, whatever comes', () => {
  const anyText = fc.oneof(fc.string({ maxLength: 200 }), fc.base64String({ maxLength: 400 }));
  fc.assert(fc.property(anyText, (text) => typeof unpack(text).ok === 'boolean'));
  expect(unpack('')).toHaveProperty('ok', false);
});
