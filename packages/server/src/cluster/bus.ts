/** What came of asking: the answer, or why there is none. NOBODY: nobody listens there; LATE: no answer in time; AWAY: the bus itself cannot be reached. */
export type BusAnswer =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly why: 'NOBODY' | 'LATE' | 'AWAY' };

/** A message as its hearer gets it; `answer` sends one back to whoever asked, and does nothing where nobody did. */
export type BusMessage = { readonly bytes: Uint8Array; readonly answer: (bytes: Uint8Array) => void };

/** How the processes of a school talk to each other: what is said may be lost, never comes twice, and comes in the order in which one process said it. */
export type Bus = {
  /** Whether it cannot be reached now; it is tried again for ever. */
  readonly isAway: boolean;
  /** Says something and waits so many ms for the first answer. */
  readonly ask: (subject: string, bytes: Uint8Array, withinMs: number) => Promise<BusAnswer>;
  readonly tell: (subject: string, bytes: Uint8Array) => void;
  /** Hears what is said at a subject until the given function is called. */
  readonly listen: (subject: string, hear: (heard: BusMessage) => void) => () => void;
  /** Hears that the bus went away: what was on its way may be lost. */
  readonly onAway: (hear: () => void) => void;
  /** Hears that it is back. */
  readonly onBack: (hear: () => void) => void;
  readonly close: () => Promise<void>;
};
