// A worker thread: plays as many games of the trial of settings as `workerData` says, and posts how many seconds they took.
import { parentPort, workerData } from 'node:worker_threads';
import { playTrial } from '@fracht/bots';
import { DEFAULT_SETTINGS, SHIPPED_LIBRARY, world } from '@fracht/content';

const rules = { settings: DEFAULT_SETTINGS, world, library: SHIPPED_LIBRARY, number: 1 };
const begun = performance.now();
for (let seed = 1; seed <= Number(workerData); seed += 1) playTrial(rules, seed);
parentPort?.postMessage((performance.now() - begun) / 1000);
