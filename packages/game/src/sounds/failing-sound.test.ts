import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toastStore } from '@fracht/kit/ui/toasts.ts';

const logged = vi.spyOn(console, 'info');
const denied = new DOMException('no gesture yet', 'NotAllowedError');

const nothing = () => undefined;
const gain = { setValueAtTime: nothing, linearRampToValueAtTime: nothing, exponentialRampToValueAtTime: nothing };
const node = {
  frequency: {},
  gain,
  connect: (next: object) => next,
  start: nothing,
  stop: nothing,
  addEventListener: nothing,
};
const SILENCE = { currentTime: 0, destination: {}, createOscillator: () => node, createGain: () => node };

afterEach(() => {
  logged.mockReset();
  vi.resetModules();
  vi.unstubAllGlobals();
});

test.each([
  [
    'there is no audio',
    () => {
      throw denied;
    },
  ],
  ['it may not begin', () => ({ ...SILENCE, resume: () => Promise.reject(denied) })],
])('[SND-2] a sound that cannot be played is only logged: %s', async (_, make) => {
  vi.stubGlobal('AudioContext', function AudioContext() {
    return make();
  });
  const { playSound } = await import('./play-sound.ts');
  expect(() => playSound('CRITICAL')).not.toThrow();
  await waitFor(() => expect(logged).toHaveBeenCalledWith('[fracht] audio', denied));
  expect(toastStore.getState().list).toEqual([]);
});
