import { expect, test } from 'vitest';
import { stateAfter, type Edited, type Event, type Rules } from './edited.ts';
import { historyOf, withStep } from './history.ts';
import { EVENTS, type EventType, type Phase, PHASES } from './phases.ts';

type Known = { readonly value: string; readonly version: number };
const RULES: Rules<string, Known, number> = {
  valueOf: ({ value }) => value,
  baseOf: ({ version }) => version,
  chosenBaseOf: ({ version }) => version,
  isThere: () => true,
  isUnchanged: (value, saved) => value === saved,
  isSame: (one, other) => one === other,
  hasMoved: (known, now) => known.version !== now.version,
  collision: (base, known) => (base === known.version ? null : 'MOVED'),
  afterSave: (value, sent) => ({ value, saved: sent }),
};
const OLD: Known = { value: 'old', version: 1 };
const NEW: Known = { value: 'new', version: 2 };

/** The state in this phase of an author who typed `typed` over version 1. */
function standing(phase: Phase): Edited<string, Known, number> {
  const history = withStep(historyOf('old'), 'typed');
  return { phase, history, saved: 'old', known: OLD, base: 1, hasMoved: false };
}

const MORE = withStep(standing('WAITING').history, 'more');
/** An example of each event; EDITED and RESOLVED leave something to save. */
const HAPPENING: Readonly<Record<EventType, Event<string, Known>>> = {
  EDITED: { type: 'EDITED', history: MORE },
  DUE: { type: 'DUE' },
  SAVE: { type: 'SAVE' },
  PUBLISH: { type: 'PUBLISH' },
  DISCARD: { type: 'DISCARD' },
  STORED: { type: 'STORED', known: NEW, sent: 'sent' },
  FAILED: { type: 'FAILED' },
  REFUSED: { type: 'REFUSED' },
  OVERTAKEN: { type: 'OVERTAKEN' },
  GONE: { type: 'GONE' },
  MOVED: { type: 'MOVED', known: NEW },
  SEEN: { type: 'SEEN', known: NEW },
  RESOLVED: { type: 'RESOLVED', history: MORE },
  PUT_OFF: { type: 'PUT_OFF' },
  DISCARDED: { type: 'DISCARDED', known: NEW },
};

// Rows: phases. Columns: events in the order of EVENTS. A dot: the event is ignored. A phase in brackets: the event's data is taken, the phase stays.
const WANTED: Readonly<Record<Phase, string>> = {
  SAVED: 'WAITING . SAVING PUBLISHING DISCARDING . . . . GONE CONFLICT (SAVED) . . .',
  WAITING: 'WAITING SAVING SAVING . DISCARDING . . . . . . . . . .',
  SAVING: '(SAVING) . . . . WAITING FAILED REFUSED COMPARING GONE . . . . .',
  COMPARING: '(COMPARING) . . . . WAITING FAILED FAILED . GONE CONFLICT . . . .',
  FAILED: 'WAITING SAVING SAVING . DISCARDING . . . . . . . . . .',
  REFUSED: 'WAITING . SAVING . DISCARDING . . . . GONE CONFLICT (REFUSED) . . .',
  CONFLICT: '(CONFLICT) . SAVING . . . . . . . . . WAITING WAITING .',
  GONE: '(GONE) . SAVING . . . . . . . . . . . .',
  PUBLISHING: '(PUBLISHING) . . . . WAITING WAITING WAITING COMPARING COMPARING . . . . .',
  DISCARDING: '(DISCARDING) . . . . . WAITING WAITING COMPARING COMPARING . . . . SAVED',
};

for (const phase of PHASES)
  test(`${phase}: where every event leads`, () => {
    const found = EVENTS.map((type) => {
      const before = standing(phase);
      const { edited, isBegun } = stateAfter(RULES, before, HAPPENING[type]);
      if (edited === before) return '.';
      return isBegun ? edited.phase : `(${edited.phase})`;
    });
    expect(found.join(' ')).toBe(WANTED[phase]);
  });

test('what an author types stands on the page after it in every phase, and the value before it a step back', () => {
  for (const phase of PHASES) {
    const { edited } = stateAfter(RULES, standing(phase), HAPPENING.EDITED);
    expect(edited.history).toEqual({ past: ['old', 'typed'], now: 'more', future: [], topic: null });
  }
});

test('nothing but the author takes what is typed off the page; what is discarded is a step back', () => {
  for (const phase of PHASES)
    for (const type of EVENTS) {
      const { history } = stateAfter(RULES, standing(phase), HAPPENING[type]).edited;
      const isAuthors = type === 'EDITED' || type === 'RESOLVED' || type === 'DISCARDED';
      expect(isAuthors ? [...history.past, history.now] : [history.now]).toContain('typed');
    }
});

test('the version that a save follows changes only with what the author has seen: own saves, choices, discarding', () => {
  for (const phase of PHASES)
    for (const type of EVENTS) {
      const { edited } = stateAfter(RULES, { ...standing(phase), known: NEW }, HAPPENING[type]);
      const maySee = type === 'STORED' || type === 'RESOLVED' || type === 'DISCARDED';
      expect(maySee ? [1, 2] : [1]).toContain(edited.base);
    }
});

test('going back to what the server has leaves nothing to be saved', () => {
  for (const phase of ['SAVED', 'WAITING', 'FAILED', 'REFUSED'] as const) {
    const back: Event<string, Known> = { type: 'EDITED', history: historyOf('old') };
    expect(stateAfter(RULES, standing(phase), back).edited.phase).toBe('SAVED');
  }
});

test('a save that took all there is ends in SAVED; where more was typed since, the rest waits', () => {
  const stored = (sent: string) => stateAfter(RULES, standing('SAVING'), { type: 'STORED', known: NEW, sent }).edited;
  expect(stored('typed')).toMatchObject({ phase: 'SAVED', saved: 'typed', base: 2, known: NEW });
  expect(stored('type')).toMatchObject({ phase: 'WAITING', saved: 'type', base: 2 });
});
