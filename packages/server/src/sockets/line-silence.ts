/** How often a line is checked, in ms. */
export const LOOK_MS = 500;
/** After this many checks without a byte sent, a mark is sent: a line is never silent for more than one and a half seconds. */
const LOOKS_TO_MARK = 2;
/** After this many checks without a message from the client it counts as gone: within 3 s of its last one. */
const LOOKS_TO_END = 5;
/** A client that has more to read than the network takes reads that before it answers: it has this many checks for it, 40 s. */
const LOOKS_TO_READ = 80;

/**
 * Detects that nothing has been sent on a line for a second, so that a mark is due. Counted in checks rather than by the clock, so that a process that itself stood still
 * takes nobody for silent.
 */
export class SentSilence {
  readonly #sent: () => number;
  #before: number;
  #looks = 0;

  /** `sent`: how many bytes have been sent so far. */
  constructor(sent: () => number) {
    this.#sent = sent;
    this.#before = sent();
  }

  /** Does one check; whether a mark is due. Call `marked` once it has been sent. */
  look(): boolean {
    const sent = this.#sent();
    this.#looks = sent === this.#before ? this.#looks + 1 : 0;
    this.#before = sent;
    return this.#looks >= LOOKS_TO_MARK;
  }

  /** A mark has been sent. */
  marked(): void {
    this.#looks = 0;
    this.#before = this.#sent();
  }
}

/** Detects that a client has sent nothing, neither a message nor the answer to a ping. Also counted in checks. */
export class HeardSilence {
  #looks = 0;
  #looksBehind = 0;
  #isHeard = true;

  /** Something came from the client. */
  hear(): void {
    this.#isHeard = true;
  }

  /** Does one check, and tells what is to be done about the client. `isBehind`: it has not read yet what was sent before. */
  look(isBehind: boolean): 'NOTHING' | 'ASK' | 'END' {
    const wasHeard = this.#isHeard;
    this.#isHeard = false;
    this.#looks = wasHeard || isBehind ? 0 : this.#looks + 1;
    this.#looksBehind = isBehind && !wasHeard ? this.#looksBehind + 1 : 0;
    if (this.#looks >= LOOKS_TO_END || this.#looksBehind >= LOOKS_TO_READ) return 'END';
    return this.#looks === 0 ? 'NOTHING' : 'ASK';
  }
}
