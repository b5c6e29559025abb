import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sampleMessages } from '../scripts/sample-messages.ts';
import { codecFor, dictionaryOf, packedCodecRequest } from '../src/index.ts';

const GAME = '5dni3nn8ua9i97yg';
const PLAYER = 'efvfczyw57bwuf8d';

test('[ENC-1] [ENC-4] a wish that is not known gets the encoding of those who wish nothing', () => {
  const wishes = [undefined, '', 'fracht-0', 'constructor', 'fracht-2', 'fracht-1', packedCodecRequest()];
  expect(wishes.map(codecFor)).toEqual([
    'base64-deflate-raw',
    'base64-deflate-raw',
    'base64-deflate-raw',
    'base64-deflate-raw',
    'base64-deflate-raw',
    'fracht-1',
    'fracht-2',
  ]);
});

test('[ENC-2] the dictionary of fracht-1 stays as it is: browsers with an earlier program have it', () => {
  const hash = createHash('sha256').update(dictionaryOf(GAME)).digest('hex');
  expect(hash).toBe('35d43293d740eee1664b692e454fc6d9fefebc113814baebbd99826e5373106d');
});

test('a change of a bots’ game takes less than half of what a deflate without the dictionary takes', () => {
  const dictionary = dictionaryOf(GAME);
  const texts = sampleMessages('sizes').map((text) =>
    text.replace('"player":""', `"player":"${PLAYER}"`).replace('"game":""', `"game":"${GAME}"`),
  );
  const sum = (sizeOf: (text: string) => number) => texts.reduce((total, text) => total + sizeOf(text), 0);
  const small = sum((text) => deflateRawSync(text, { dictionary }).length);
  const alone = sum((text) => deflateRawSync(text).length);
  expect(texts.length).toBeGreaterThan(500);
  expect(small / alone).toBeLessThan(0.5);
});
