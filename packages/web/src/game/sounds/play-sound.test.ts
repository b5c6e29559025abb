import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSound } from '../store/ui-store.ts';
import { playSound } from './play-sound.ts';

const started = vi.fn<(at: number) => void>();

/** Stands in for the browser's audio, which there is none of here; keeps when a note begins. */
class Silence {
  readonly currentTime = 0;
  readonly destination = {};

  async resume(): Promise<void> {}

  createOscillator(): object {
    return { frequency: { value: 0 }, connect: (next: object) => next, start: started, stop: () => undefined };
  }

  createGain(): object {
    const ramp = () => undefined;
    const gain = { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp };
    return { gain, connect: (next: object) => next };
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Silence);
  started.mockClear();
});

afterEach(() => {
  setSound(true);
  vi.unstubAllGlobals();
});

test('the sound of a critical situation is three quick notes', () => {
  playSound('CRITICAL');
  expect(started.mock.calls).toEqual([[0], [0.16], [0.32]]);
});

test('with sounds off nothing is played', () => {
  setSound(false);
  playSound('CRITICAL');
  playSound('WORKING_TIME');
  expect(started).not.toHaveBeenCalled();
  setSound(true);
  playSound('CRITICAL');
  expect(started).toHaveBeenCalledTimes(3);
});
