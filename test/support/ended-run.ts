import type { Reporter } from 'vitest/node';

/** How long the workers may take to end once every test has, in ms: on a slow machine they take seconds. */
const ENDING_MS = 120_000;

/**
 * Ends a run that does not end by itself, and fails it. A process that a test has started and left keeps its worker's output open, for which Vitest would wait
 * for ever: without a word, after every test has passed.
 */
export class EndedRun implements Reporter {
  onTestRunEnd(): void {
    setTimeout(() => {
      process.stderr.write(
        `All tests ended ${ENDING_MS / 1000} s ago, but a process that one of them started still runs.\n`,
      );
      process.exit(1);
    }, ENDING_MS).unref();
  }
}
