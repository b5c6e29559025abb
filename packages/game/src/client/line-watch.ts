/** How often a connection is checked, in ms. */
export const WATCH_EVERY_MS = 250;
/**
 * A connection on which nothing has come for this long is dead, in ms. The server is never silent for more than 1.5 s, and the loss is reported at the next
 * check: within 3 s. (SOC-19)
 */
const SILENT_MS = 2500;
/** How long to wait for an answer, in ms, after a time in which this page may have been suspended, so that incoming messages are still unread. */
const SIGN_MS = 1000;
/** A check that is late by this much shows that the page was suspended, in ms. Browsers let a page in the background run once a second. */
const LATE_MS = 1600;

type LineWatchParts = {
  /** The present moment in ms. */
  readonly now: () => number;
  /** Asks the server for an answer. */
  readonly ask: () => void;
  /** The connection is dead. */
  readonly dead: () => void;
};

/**
 * Watches the connection in use: reports when nothing has come over it for too long. After the server's first mark, silence means that it is dead. Before that,
 * the server is asked once on a silent connection: it may have died as it was opened, or lead to a server that sends no marks, which may be silent for any
 * length of time once it has answered. (LIN-24)
 */
export class LineWatch {
  readonly #parts: LineWatchParts;
  #isMarked = false;
  #isAsked = false;
  /** Whether the server sends no marks, but has answered. */
  #isUnmarked = false;
  /** The moment from which silence counts. */
  #since = 0;
  #lookedAt = 0;

  constructor(parts: LineWatchParts) {
    this.#parts = parts;
    this.#lookedAt = parts.now();
  }

  /** A message has arrived. */
  hear(isMark: boolean): void {
    this.#isMarked ||= isMark;
    this.#isUnmarked = this.#isAsked && !this.#isMarked;
    this.#since = this.#parts.now();
  }

  /** Checks whether the connection is alive; to be called every WATCH_EVERY_MS. */
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

  /** The page is visible again, or the network is back: on a connection that has been silent the server is asked for an answer at once. */
  wake(): void {
    if (!this.#isUnmarked) this.#askFor(this.#parts.now());
  }

  /** Messages that arrived while the page was suspended are read first; on a live connection something arrives within SIGN_MS. */
  #askFor(now: number): void {
    if (now - this.#since <= SILENT_MS - SIGN_MS) return;
    this.#since = now - (SILENT_MS - SIGN_MS);
    this.#isAsked = true;
    this.#parts.ask();
  }
}
