import { expect, test } from 'vitest';
import { HeardSilence, SentSilence } from './line-silence.ts';

test('[SOC-19] a mark is due after a second in which nothing was sent, and a second after the last mark', () => {
  let sent = 100;
  const silence = new SentSilence(() => sent);
  expect([silence.look(), silence.look()]).toEqual([false, true]);
  sent += 4;
  silence.marked();
  expect([silence.look(), silence.look()]).toEqual([false, true]);
  silence.marked();
  sent += 30;
  expect([silence.look(), silence.look(), silence.look()]).toEqual([false, false, true]);
});

test('[SOC-10] a client is asked after half a second of silence and is given up at the sixth look, three seconds after its last word', () => {
  const silence = new HeardSilence();
  const looks = Array.from({ length: 6 }, () => silence.look(false));
  expect(looks).toEqual(['NOTHING', 'ASK', 'ASK', 'ASK', 'ASK', 'END']);
});

test('[SOC-10] a client that answers is never given up', () => {
  const silence = new HeardSilence();
  for (let look = 0; look < 100; look += 1) {
    if (silence.look(false) === 'ASK') silence.hear();
    expect(silence.look(false)).not.toBe('END');
  }
});

test('[SOC-7] [SOC-10] who has much to read first is given 40 s, and from then on is asked as anybody', () => {
  const silence = new HeardSilence();
  const looks = Array.from({ length: 79 }, () => silence.look(true));
  expect(new Set(looks)).toEqual(new Set(['NOTHING']));
  expect([silence.look(false), silence.look(true)]).toEqual(['ASK', 'NOTHING']);
  expect(Array.from({ length: 80 }, () => silence.look(true)).at(-1)).toBe('END');
});
