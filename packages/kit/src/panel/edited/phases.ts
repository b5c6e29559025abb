/**
 * The phases of a value under edit:
 * - SAVED: the server has all of it;
 * - WAITING: there are changes, and a save is scheduled;
 * - SAVING: a save is running;
 * - COMPARING: a save was refused because somebody else saved first; the server's state is being read;
 * - FAILED: a save did not get through and will be retried;
 * - REFUSED: the server rejects the content; it is not retried by itself;
 * - CONFLICT: somebody else saved first, and the author has to choose;
 * - GONE: the thing was deleted on the server;
 * - PUBLISHING, DISCARDING: the draft is being published or deleted.
 */
export const PHASES = [
  'SAVED',
  'WAITING',
  'SAVING',
  'COMPARING',
  'FAILED',
  'REFUSED',
  'CONFLICT',
  'GONE',
  'PUBLISHING',
  'DISCARDING',
] as const;
export type Phase = (typeof PHASES)[number];

/**
 * The events:
 * - EDITED: the author edited, undid or redid;
 * - DUE: the pause is over, send; SAVE, PUBLISH, DISCARD: the author asks for it;
 * - STORED, FAILED, REFUSED, OVERTAKEN, GONE: how a call ended - done; no answer; content rejected; somebody else saved first; deleted there;
 * - MOVED, SEEN: the server's state was read; somebody else has changed it, or nothing that concerns the author;
 * - RESOLVED, PUT_OFF: the author chose in a conflict, or closed it without choosing;
 * - DISCARDED: the draft is deleted.
 */
export const EVENTS = [
  'EDITED',
  'DUE',
  'SAVE',
  'PUBLISH',
  'DISCARD',
  'STORED',
  'FAILED',
  'REFUSED',
  'OVERTAKEN',
  'GONE',
  'MOVED',
  'SEEN',
  'RESOLVED',
  'PUT_OFF',
  'DISCARDED',
] as const;
export type EventType = (typeof EVENTS)[number];

/**
 * Where an event leads. A phase: enter it and start its work, even if it is the present one. REST: WAITING if there is something to save, else SAVED; or
 * CONFLICT if somebody else has saved and the author has not chosen yet. DELETE: DISCARDING; or CONFLICT if deleting the draft would also delete what
 * somebody else has saved in it since. STAY: take the event's data, keep the phase and its running work. Null: ignore the event and its data.
 */
type PhaseCell = Phase | 'REST' | 'DELETE' | 'STAY' | null;

/** The default row: every event except an edit is ignored. */
const NOTHING = {
  EDITED: 'STAY',
  DUE: null,
  SAVE: null,
  PUBLISH: null,
  DISCARD: null,
  STORED: null,
  FAILED: null,
  REFUSED: null,
  OVERTAKEN: null,
  GONE: null,
  MOVED: null,
  SEEN: null,
  RESOLVED: null,
  PUT_OFF: null,
  DISCARDED: null,
} as const satisfies Record<EventType, PhaseCell>;

/** The default row of phases without a running call: the author may edit, save and discard. */
const CALM = { ...NOTHING, EDITED: 'REST', SAVE: 'SAVING', DISCARD: 'DELETE' } as const;
/** How PUBLISHING and DISCARDING handle the end of their call; a failure changes nothing. */
const ASKED = { ...NOTHING, FAILED: 'REST', REFUSED: 'REST', OVERTAKEN: 'COMPARING', GONE: 'COMPARING' } as const;

/** The transition table of the state machine: a missing cell does not compile. No EDITED cell is null, so nothing typed is ever dropped. */
export const TABLE: Readonly<Record<Phase, Readonly<Record<EventType, PhaseCell>>>> = {
  SAVED: { ...CALM, PUBLISH: 'PUBLISHING', GONE: 'GONE', MOVED: 'CONFLICT', SEEN: 'STAY' },
  WAITING: { ...CALM, DUE: 'SAVING' },
  SAVING: {
    ...NOTHING,
    STORED: 'REST',
    FAILED: 'FAILED',
    REFUSED: 'REFUSED',
    OVERTAKEN: 'COMPARING',
    GONE: 'GONE',
  },
  COMPARING: { ...NOTHING, STORED: 'REST', FAILED: 'FAILED', REFUSED: 'FAILED', GONE: 'GONE', MOVED: 'CONFLICT' },
  FAILED: { ...CALM, DUE: 'SAVING' },
  REFUSED: { ...CALM, GONE: 'GONE', MOVED: 'CONFLICT', SEEN: 'STAY' },
  CONFLICT: { ...NOTHING, SAVE: 'SAVING', RESOLVED: 'REST', PUT_OFF: 'WAITING' },
  GONE: { ...NOTHING, SAVE: 'SAVING' },
  PUBLISHING: { ...ASKED, STORED: 'REST' },
  DISCARDING: { ...ASKED, DISCARDED: 'REST' },
};

/** What starts with a phase: a call, a timer (the autosave pause, or the backoff before a retry), or nothing. */
export const WORK = {
  SAVED: null,
  WAITING: 'PAUSE',
  SAVING: 'SAVE',
  COMPARING: 'READ',
  FAILED: 'RETRY',
  REFUSED: null,
  CONFLICT: null,
  GONE: null,
  PUBLISHING: 'PUBLISH',
  DISCARDING: 'REMOVE',
} as const satisfies Record<Phase, string | null>;
