import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playSound } from './play-sound.ts';

const started = vi.fn<(at: number) => void>();
const loudest = vi.fn<(loudness: number) => void>();
const logged = vi.spyOn(console, 'info');

/** Notes that have begun; a test ends them. */
let notes: EventTarget[] = [];
let state: 'running' | 'suspended' = 'suspended';

class Note extends EventTarget {
  readonly frequency = { value: 0 };
  readonly start = started;
  readonly stop = (): undefined => undefined;
  readonly connect = (next: object): object => next;
}

/** A fake of the browser's audio, which jsdom lacks; records the start of every note. */
class Silence {
  readonly currentTime = 0;
  readonly destination = {};

  async resume(): Promise<void> {
    state = 'running';
  }

  async suspend(): Promise<void> {
    state = 'suspended';
  }

  createOscillator(): Note {
    const note = new Note();
    notes.push(note);
    return note;
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
  endNotes();
  vi.unstubAllGlobals();
});

function endNotes(): void {
  for (const note of notes) note.dispatchEvent(new Event('ended'));
  notes = [];
}

test('[SND-1] the sound of a critical situation is three quick notes', () => {
  playSound('CRITICAL');
  expect(started.mock.calls).toEqual([[0], [0.16], [0.32]]);
});

test.each(['CRITICAL', 'WORKING_TIME', 'DELIVERED', 'MEDAL'] as const)(
  '[SND-2] the sound %s is as loud as 0.5',
  (name) => {
    playSound(name);
    expect(started).toHaveBeenCalled();
    expect(new Set(loudest.mock.calls.map(([loudness]) => loudness))).toEqual(new Set([0.5]));
  },
);

test('[SND-5] the audio rests when the last note of all sounds has ended, and plays again', () => {
  playSound('WORKING_TIME');
  playSound('CRITICAL');
  const last = notes.pop();
  endNotes();
  expect(state).toBe('running');
  last?.dispatchEvent(new Event('ended'));
  expect(state).toBe('suspended');
  playSound('CRITICAL');
  expect(state).toBe('running');
});
