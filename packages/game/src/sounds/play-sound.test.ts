import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playSound } from './play-sound.ts';

const started = vi.fn<(at: number) => void>();
const loudest = vi.fn<(loudness: number) => void>();
const logged = vi.spyOn(console, 'info');

/** A fake of the browser's audio, which jsdom lacks; records the start of every note. */
class Silence {
  readonly currentTime = 0;
  readonly destination = {};

  async resume(): Promise<void> {}

  createOscillator(): object {
    return { frequency: { value: 0 }, connect: (next: object) => next, start: started, stop: () => undefined };
  }

  createGain(): object {
    const ramp = () => undefined;
    const gain = { setValueAtTime: ramp, linearRampToValueAtTime: loudest, exponentialRampToValueAtTime: ramp };
    return { gain, connect: (next: object) => next };
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Silence);
  started.mockClear();
  loudest.mockClear();
  logged.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[SND-1] the sound of a critical situation is three quick notes', () => {
  playSound('CRITICAL');
  expect(started.mock.calls).toEqual([[0], [0.16], [0.32]]);
});

test.each(['CRITICAL', 'WORKING_TIME'] as const)('[SND-2] the sound %s is as loud as 0.5', (name) => {
  playSound(name);
  expect(started).toHaveBeenCalled();
  expect(new Set(loudest.mock.calls.map(([loudness]) => loudness))).toEqual(new Set([0.5]));
});
