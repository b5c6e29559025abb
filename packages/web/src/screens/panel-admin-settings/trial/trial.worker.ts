import { playTrial } from '@fracht/bots';
import { settingsWith, SHIPPED_LIBRARY, world } from '@fracht/content';
import type { PlayedJob, TrialJob } from './trial-job.ts';

// Bots, engine and library are loaded here alone, once a trial is begun.
addEventListener('message', ({ data: { side, values, number, seed } }: MessageEvent<TrialJob>) => {
  const trial = { settings: settingsWith(values), world, library: SHIPPED_LIBRARY, number };
  const played: PlayedJob = { side, seed, figures: playTrial(trial, seed) };
  postMessage(played);
});
