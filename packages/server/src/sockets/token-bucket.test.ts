import { expect, test } from 'vitest';
import { ManualClock } from '../../test/live/manual-clock.ts';
import { TokenBucket } from './token-bucket.ts';

test('[SOC-10] a burst of three seconds passes, more does not', () => {
  const clock = new ManualClock(0);
  const bucket = new TokenBucket(20, clock.now);
  expect(Array.from({ length: 60 }, () => bucket.take()).every(Boolean)).toBe(true);
  expect(bucket.take()).toBe(false);
});

test('[SOC-10] the sustained rate passes for ever', () => {
  const clock = new ManualClock(0);
  const bucket = new TokenBucket(20, clock.now);
  for (let index = 0; index < 1000; index += 1) {
    clock.move(50);
    expect(bucket.take()).toBe(true);
  }
});

test('[SOC-10] twice the rate is stopped within a few seconds, and rest lets it on again', () => {
  const clock = new ManualClock(0);
  const bucket = new TokenBucket(20, clock.now);
  let passed = 0;
  for (clock.move(25); bucket.take(); clock.move(25)) passed += 1;
  expect(passed).toBeLessThan(130);
  clock.move(1000);
  expect(bucket.take()).toBe(true);
});
