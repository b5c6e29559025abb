import { expect, test } from 'vitest';
import { FRAMES, Pace } from './frame-pace.ts';

/** When frames go out that are wished for at these moments. */
function framesOf(wishes: readonly number[]): number[] {
  const pace = new Pace(FRAMES);
  return wishes.map((wish) => {
    const at = Math.max(wish, pace.nextAt);
    pace.sent(at);
    return at;
  });
}

test('two after quiet go out at once, then one in 50 ms', () => {
  expect(framesOf([0, 0, 0, 0])).toEqual([0, 0, 50, 100]);
});

test('quiet gives the two back, and no more than two', () => {
  expect(framesOf([0, 0, 500, 500, 500])).toEqual([0, 0, 500, 500, 550]);
});

test('one in 50 ms never waits', () => {
  const wishes = Array.from({ length: 200 }, (_, index) => index * 50);
  expect(framesOf(wishes)).toEqual(wishes);
});
