import { playTrial } from '@fracht/bots';
import { settingsWith, world } from '@fracht/content';
import { EMPTY_LIBRARY, type Library } from '@fracht/engine';
import type { PlayedJob, TrialJob, TrialMessage } from './trial-job.ts';

let library: Library = EMPTY_LIBRARY;

// Bots and engine are loaded only here, once a trial is begun.
addEventListener('message', ({ data }: MessageEvent<TrialMessage>) => {
  if ('library' in data) library = data.library;
  else postMessage(played(data.job));
});

function played({ side, values, number, seed }: TrialJob): PlayedJob {
  return { side, seed, figures: playTrial({ settings: settingsWith(values), world, library, number }, seed) };
}
