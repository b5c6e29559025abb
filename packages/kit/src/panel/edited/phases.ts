/**
 * How what is edited stands:
 * - SAVED: the server has all of it;
 * - WAITING: something was changed and is to be saved;
 * - SAVING: a save is on its way;
 * - COMPARING: a save was refused because somebody else was first, and what the server has now is being read;
 * - FAILED: a save did not get through; it can be tried again;
 * - REFUSED: the server does not take it as it is;
 * - CONFLICT: somebody else was first, and the author has to choose;
 * - GONE: the server has no such thing any more;
 * - PUBLISHING, DISCARDING: the draft is being published or dropped.
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
 * What can happen:
 * - EDITED: the author changed something, or took a change back;
 * - DUE: it is time to send what waits; SAVE: the author asks for a save; PUBLISH, DISCARD: and for these;
 * - STORED, FAILED, REFUSED, OVERTAKEN, GONE: how a call ended - it is done; nobody answered; refused for its content; refused because
 *   somebody else was first; the server knows no such thing;
 * - MOVED, SEEN: what the server has was read, and it is somebody else's; or nothing that concerns the author;
 * - RESOLVED: the author chose in a conflict; PUT_OFF: and does not want to choose yet;
 * - DISCARDED: the draft is dropped.
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
 * Where an event leads: to a phase, whose work begins (anew, if it is the present one); REST: to SAVED or WAITING, by whether anything is
 * left to be saved; STAY: what it brings is taken in, and the work of the phase goes on; null: it is ignored, with all that it brings.
 */
type Cell = Phase | 'REST' | 'STAY' | null;

/** What every phase makes of an event, where its own row does not say otherwise. */
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
} as const satisfies Record<EventType, Cell>;

/** What a phase in which nothing is on its way to the server makes of an author's wishes. */
const CALM = { ...NOTHING, EDITED: 'REST', SAVE: 'SAVING', DISCARD: 'DISCARDING' } as const;
/** How an answer to a publication or a discarding is taken: either may fail without changing anything. */
const ASKED = { ...NOTHING, FAILED: 'REST', REFUSED: 'REST', OVERTAKEN: 'COMPARING', GONE: 'COMPARING' } as const;

/** Every phase and every event: a missing cell does not compile. What is typed is never lost: no cell of EDITED is null. */
export const TABLE: Readonly<Record<Phase, Readonly<Record<EventType, Cell>>>> = {
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

/** What is done when a phase begins: a call, a timer (a pause, or a longer one before the next attempt), or nothing. */
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
