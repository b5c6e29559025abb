// @vitest-environment node
import { expect, test } from 'vitest';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { decodeMessage, encodeMessage } from './codec.ts';

test('[LIN-4] a message comes back as it was, Polish letters and all', async () => {
  const message = { game: 'g1', state: { name: 'Zażółć gęślą jaźń', list: [1, 2.5, null] } };
  expect(await decodeMessage(await encodeMessage(message))).toEqual(message);
});

test('[LIN-4] what is sent is base64 of raw DEFLATE of JSON', async () => {
  const bytes = Buffer.from(await encodeMessage({ resync: true }), 'base64');
  expect(JSON.parse(inflateRawSync(bytes).toString('utf8'))).toEqual({ resync: true });
});

test('[LIN-4] what a server packs is read, however large', async () => {
  const message = { orders: Array.from({ length: 3000 }, (_, id) => ({ id, base: id % 18 })) };
  const text = deflateRawSync(JSON.stringify(message)).toString('base64');
  expect(await decodeMessage(text)).toEqual(message);
});

test('[LIN-4] a text that is no message is refused', async () => {
  await expect(decodeMessage('%%%')).rejects.toBeInstanceOf(Error);
  await expect(decodeMessage(btoa('not deflate at all'))).rejects.toBeInstanceOf(Error);
});
