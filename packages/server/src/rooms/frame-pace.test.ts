import { expect, test } from 'vitest';
import { nextFramesAt, Pace } from './frame-pace.ts';

const TWO_AT_ONCE = { everyMs: 50, atOnce: 2 };

/** When the rate limit sends what is requested at these moments. */
function sentAt(wishes: readonly number[]): number[] {
  const pace = new Pace(TWO_AT_ONCE);
  return wishes.map((wish) => {
    const at = Math.max(wish, pace.nextAt);
    pace.sent(at);
    return at;
  });
}

test('[CHN-3] two after quiet go out at once, then one in 50 ms', () => {
  expect(sentAt([0, 0, 0, 0])).toEqual([0, 0, 50, 100]);
});

test('quiet gives the two back, and no more than two', () => {
  expect(sentAt([0, 0, 500, 500, 500])).toEqual([0, 0, 500, 500, 550]);
});

test('one in 50 ms never waits', () => {
  const wishes = Array.from({ length: 200 }, (_, index) => index * 50);
  expect(sentAt(wishes)).toEqual(wishes);
});

test("[CHN-3] others' copies go out at moments that are the same for all, never at once and at most 40 ms later", () => {
  expect([1000, 1000.25, 1039.9, 1040].map(nextFramesAt)).toEqual([1040, 1040, 1040, 1080]);
});
