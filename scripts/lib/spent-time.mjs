import { cpus } from 'node:os';

/**
 * How long this machine's processors have worked since it started, in seconds, for all processes. A browser's processes could not be counted otherwise:
 * their parent is not told what they used. So the difference of two calls is what a run used only if nothing else was running.
 */
export function processorSeconds() {
  const spent = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return spent.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000;
}
