const STEP_MS = 100;

/**
 * Does the work and ends at the next full tenth of a second, so that how long it took, a few milliseconds more or less, tells nobody
 * what was found. Fails when the work does, no sooner.
 */
export async function inSteps<Value>(work: () => Promise<Value>): Promise<Value> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - began;
    await new Promise((resolve) => void setTimeout(resolve, STEP_MS - (took % STEP_MS)));
  }
}
