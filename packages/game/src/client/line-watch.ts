/** How often a line is looked at, in ms. */
export const WATCH_EVERY_MS = 250;
/** A line on which nothing has come for so long is dead, in ms. The server is never silent for more than 1.5 s, and a look later the loss is told: within 3 s. (SOC-19) */
const SILENT_MS = 2500;
/** So long is waited for a sign, in ms, after a time in which this page itself may have stood still and what came has not been read. */
const SIGN_MS = 1000;
/** A look that comes so late shows that the page stood still, in ms. Browsers let a page in the background run once a second. */
const LATE_MS = 1600;

type LineWatchParts = {
  /** The present moment in ms. */
  readonly now: () => number;
  /** Asks the server for a sign. */
  readonly ask: () => void;
  /** The line is dead. */
  readonly dead: () => void;
};

/**
 * Watches the line in use: tells when nothing has come over it for too long. From the server's first mark on, silence means that it is dead. Before that mark a silent line is asked
 * once: it may have died as it was opened, or lead to a server that sends no marks, which may be silent for as long as it likes once it has answered. (LIN-24)
 */
export class LineWatch {
  readonly #parts: LineWatchParts;
  #isMarked = false;
  #isAsked = false;
  /** Whether it sends no marks, but has answered. */
  #isUnmarked = false;
  /** From when on silence counts. */
  #since = 0;
  #lookedAt = 0;

  constructor(parts: LineWatchParts) {
    this.#parts = parts;
    this.#lookedAt = parts.now();
  }

  /** Something has come. */
  hear(isMark: boolean): void {
    this.#isMarked ||= isMark;
    this.#isUnmarked = this.#isAsked && !this.#isMarked;
    this.#since = this.#parts.now();
  }

  /** Looks whether the line is alive; to be called every WATCH_EVERY_MS. */
  look(): void {
    const now = this.#parts.now();
    const passed = now - this.#lookedAt;
    this.#lookedAt = now;
    if (this.#isUnmarked) return;
    const isSilent = now - this.#since > SILENT_MS;
    if (passed < 0) this.#since = now;
    else if (passed > LATE_MS || (isSilent && !this.#isMarked && !this.#isAsked)) this.#askFor(now);
    else if (isSilent) this.#parts.dead();
  }

  /** The page is looked at again, or the network is back: a line that has been silent is asked for a sign at once. */
  wake(): void {
    if (!this.#isUnmarked) this.#askFor(this.#parts.now());
  }

  /** What came while the page stood still is read first; a line that is alive says something within SIGN_MS. */
  #askFor(now: number): void {
    if (now - this.#since <= SILENT_MS - SIGN_MS) return;
    this.#since = now - (SILENT_MS - SIGN_MS);
    this.#isAsked = true;
    this.#parts.ask();
  }
}
