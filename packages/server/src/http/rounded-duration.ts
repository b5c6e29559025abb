const STEP_MS = 100;

/**
 * Rounds the duration of some work up to the next tenth of a second, so that it does not reveal what was found (timing attack). Failures are
 * delayed in the same way.
 */
export async function withRoundedDuration<Value>(work: () => Promise<Value>): Promise<Value> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - began;
    await new Promise((resolve) => void setTimeout(resolve, STEP_MS - (took % STEP_MS)));
  }
}
