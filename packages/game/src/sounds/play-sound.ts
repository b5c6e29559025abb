import { report } from '@fracht/kit/report.ts';

/** The game's sounds: the working time is over, a critical situation, a punctual delivery or a medal of the player's own. (SND-1) */
export type SoundName = 'WORKING_TIME' | 'CRITICAL' | 'DELIVERED' | 'MEDAL';

/** Half of the full volume. (SND-2) */
const VOLUME = 0.5;

type MelodyNote = { readonly hertz: number; readonly from: number; readonly lasts: number };

/** Two falling bells for the working time, three quick rising ones for a situation, a fifth up for a delivery, a chord one after another for a medal. Times in seconds. */
const MELODIES: Readonly<Record<SoundName, readonly MelodyNote[]>> = {
  WORKING_TIME: [
    { hertz: 660, from: 0, lasts: 0.5 },
    { hertz: 495, from: 0.28, lasts: 0.7 },
  ],
  CRITICAL: [
    { hertz: 587, from: 0, lasts: 0.18 },
    { hertz: 740, from: 0.16, lasts: 0.18 },
    { hertz: 880, from: 0.32, lasts: 0.45 },
  ],
  DELIVERED: [
    { hertz: 523, from: 0, lasts: 0.22 },
    { hertz: 784, from: 0.12, lasts: 0.6 },
  ],
  MEDAL: [
    { hertz: 523, from: 0, lasts: 0.3 },
    { hertz: 659, from: 0.14, lasts: 0.3 },
    { hertz: 784, from: 0.28, lasts: 0.9 },
  ],
};

let context: AudioContext | null = null;
/** Notes that have not ended. */
let sounding = 0;

/**
 * Plays a sound; the caller checks whether sounds are on. A failure is only logged. Between sounds the audio context is suspended: a running one takes
 * processor time even when it is silent. (SND-2, SND-5)
 */
export function playSound(name: SoundName): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch((cause: unknown) => report('audio', cause));
    for (const note of MELODIES[name]) playNote(context, note);
  } catch (cause) {
    report('audio', cause);
  }
}

function playNote(audio: AudioContext, { hertz, from, lasts }: MelodyNote): void {
  const start = audio.currentTime + from;
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(VOLUME, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  tone.connect(loudness).connect(audio.destination);
  sounding += 1;
  tone.addEventListener('ended', () => {
    sounding -= 1;
    if (sounding === 0) void audio.suspend().catch((cause: unknown) => report('audio', cause));
  });
  tone.start(start);
  tone.stop(start + lasts);
}
