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

test('four frames after quiet go out at once, then one in 20 ms', () => {
  expect(framesOf([0, 0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 20, 40]);
});

test('quiet gives the four back, and no more than four', () => {
  expect(framesOf([0, 0, 0, 0, 500, 500, 500, 500, 500])).toEqual([0, 0, 0, 0, 500, 500, 500, 500, 520]);
});

test('one in 20 ms never waits', () => {
  const wishes = Array.from({ length: 200 }, (_, index) => index * 20);
  expect(framesOf(wishes)).toEqual(wishes);
});
