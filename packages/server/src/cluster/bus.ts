/**
 * The answer to a request over the bus, or why there is none. NOBODY: nobody listens to the subject; LATE: a timeout; AWAY: the bus itself
 * cannot be reached.
 */
export type BusAnswer =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly why: 'NOBODY' | 'LATE' | 'AWAY' };

/** A received message; `answer` replies to a request, and does nothing for other messages. */
export type BusMessage = { readonly bytes: Uint8Array; readonly answer: (bytes: Uint8Array) => void };

/**
 * How the processes of a school communicate. Messages may be lost, never arrive twice, and arrive in the order in which one process sent them
 * (at most once, in order).
 */
export type Bus = {
  /** Whether the bus cannot be reached now; it keeps trying to reconnect. */
  readonly isAway: boolean;
  /** Sends a request and waits up to so many ms for the first answer. */
  readonly ask: (subject: string, bytes: Uint8Array, withinMs: number) => Promise<BusAnswer>;
  readonly tell: (subject: string, bytes: Uint8Array) => void;
  /** Subscribes to a subject; the returned function ends the subscription. */
  readonly listen: (subject: string, hear: (heard: BusMessage) => void) => () => void;
  /** Called when the connection is lost: messages under way may be lost. */
  readonly onAway: (hear: () => void) => void;
  /** Called when the connection is back. */
  readonly onBack: (hear: () => void) => void;
  readonly close: () => Promise<void>;
};
