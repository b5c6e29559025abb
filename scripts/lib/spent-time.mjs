import { cpus } from 'node:os';

/**
 * How long this machine's processors have worked since it started, in seconds, whoever had them work. A browser's processes are not counted otherwise: who
 * starts them never hears what they spent. So the difference of two calls is what a run spent only where nothing else was running.
 */
export function processorSeconds() {
  const spent = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return spent.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000;
}
