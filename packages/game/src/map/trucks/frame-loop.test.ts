import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FrameLoop } from './frame-loop.ts';

const FRAME_MS = 16;
/** When frames were drawn, in ms from the beginning. */
let drawn: number[] = [];
let rest = 0;
let loop: FrameLoop;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  drawn = [];
  rest = 0;
  loop = new FrameLoop((time) => {
    drawn.push(time);
    return rest;
  });
});

afterEach(() => {
  loop.stop();
  vi.useRealTimers();
});

test('[MAP-14] while something moves, frame follows frame', () => {
  vi.advanceTimersByTime(FRAME_MS * 10);
  expect(drawn).toHaveLength(10);
});

test('[MAP-14] after a frame in which nothing moved no other is asked for until the rest is over', () => {
  rest = 250;
  vi.advanceTimersByTime(1000);
  expect(drawn).toHaveLength(4);
});

test('[MAP-14] what is to be shown ends the rest, with one frame however much there is', () => {
  rest = 250;
  vi.advanceTimersByTime(FRAME_MS);
  expect(drawn).toHaveLength(1);
  loop.wake();
  loop.wake();
  vi.advanceTimersByTime(FRAME_MS * 2);
  expect(drawn).toHaveLength(2);
  vi.advanceTimersByTime(250 - FRAME_MS * 3);
  expect(drawn).toHaveLength(2);
});

test('[MAP-14] what is to be shown since a frame was begun is not left until the rest is over', () => {
  rest = 250;
  const own: number[] = [];
  const busy = new FrameLoop((time) => {
    own.push(time);
    if (own.length === 1) busy.wake();
    return rest;
  });
  vi.advanceTimersByTime(FRAME_MS * 3);
  busy.stop();
  expect(own).toHaveLength(2);
});

test('[MAP-14] a loop that is stopped draws nothing more, nor is it woken', () => {
  loop.stop();
  loop.wake();
  vi.advanceTimersByTime(1000);
  expect(drawn).toEqual([]);
  rest = 100;
  const ending = new FrameLoop((time) => {
    drawn.push(time);
    ending.stop();
    return rest;
  });
  vi.advanceTimersByTime(1000);
  expect(drawn).toHaveLength(1);
});
