import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODEC_LIMITS, dictionaryOf, MESSAGE_KINDS } from '@fracht/protocol';
import { pack, packersOf, unpack, unpackPlain } from './codec.ts';

const packed = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64');

test('[ENC-1] what was packed is unpacked again, Polish letters too', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const result = unpack(pack(JSON.stringify(value)).bytes.toString());
      expect(result).toEqual({ ok: true, value: JSON.parse(JSON.stringify(value)) });
    }),
  );
  expect(unpack(packed({ text: 'Zażółć gęślą jaźń' }))).toEqual({ ok: true, value: { text: 'Zażółć gęślą jaźń' } });
});

test('[ENC-1] any client with raw DEFLATE reads it', () => {
  const text = pack('{"a":1}').bytes.toString();
  expect(inflateRawSync(Buffer.from(text, 'base64')).toString()).toBe('{"a":1}');
});

test.each([
  ['no base64', 'ąę!'],
  ['no DEFLATE', Buffer.from('hello there').toString('base64')],
  ['no JSON', deflateRawSync('{"a":').toString('base64')],
  ['nothing', ''],
])('[SOC-3] refuses %s', (_, text) => {
  expect(unpack(text)).toEqual({ ok: false, isTooLarge: false });
});

test('[ENC-7] refuses what is too long, and what grows too large', () => {
  expect(unpack('A'.repeat(CODEC_LIMITS.clientPacked + 4))).toEqual({ ok: false, isTooLarge: true });
  expect(unpack(packed('x'.repeat(10_000_000)))).toEqual({ ok: false, isTooLarge: true });
});

test('[ENC-2] with the dictionary of the game any message comes back, of any length', () => {
  const packers = packersOf('g1');
  const dictionary = dictionaryOf('g1');
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.nat(40), (value, times) => {
      const json = JSON.stringify(Array.from({ length: times }, () => value));
      expect(inflateRawSync(packers['fracht-1'](json).bytes, { dictionary }).toString()).toBe(json);
      const [kind, ...deflated] = packers['fracht-2'](json).bytes;
      expect(kind).toBe(MESSAGE_KINDS.JSON);
      expect(inflateRawSync(Buffer.from(deflated), { dictionary }).toString()).toBe(json);
    }),
  );
});

test('[ENC-6] with the small encoding a client sends plain JSON, or as without it', () => {
  expect(unpackPlain('{"resync":true}')).toEqual({ ok: true, value: { resync: true } });
  expect(unpackPlain(packed({ resync: true }))).toEqual({ ok: true, value: { resync: true } });
  expect(unpackPlain('{"resync":')).toEqual({ ok: false, isTooLarge: false });
  expect(unpackPlain(`{"a":"${'x'.repeat(CODEC_LIMITS.clientPlain)}"}`)).toEqual({ ok: false, isTooLarge: true });
  expect(unpack('{"resync":true}')).toEqual({ ok: false, isTooLarge: false });
});

test('never throws, whatever comes', () => {
  const anyText = fc.oneof(fc.string({ maxLength: 200 }), fc.base64String({ maxLength: 400 }));
  fc.assert(fc.property(anyText, (text) => typeof unpack(text).ok === 'boolean'));
  fc.assert(fc.property(anyText, (text) => typeof unpackPlain(`{${text}`).ok === 'boolean'));
  expect(unpack('')).toHaveProperty('ok', false);
});
