import { type History, historyOf, withStep } from './history.ts';
import { type EventType, type Phase, TABLE } from './phases.ts';

/**
 * The state of an edited value whose versions the server keeps. `Known`: the server's state, as far as this page knows it. `Base`: what the author has seen
 * last; the next save names it (optimistic lock) and is refused if somebody else has saved since.
 */
export type Edited<Value, Known, Base> = {
  readonly phase: Phase;
  /** The author's value with its undo and redo steps. */
  readonly history: History<Value>;
  /** The value as last saved or loaded. */
  readonly saved: Value;
  readonly known: Known;
  readonly base: Base;
  /**
   * The kind of conflict. True: somebody else has saved since the author began. False: this is an older draft of the author's own, and a newer version was
   * published meanwhile.
   */
  readonly hasMoved: boolean;
};

/** The copy in this browser of changes that may not be on the server yet: the value, and the base that its save has to name. */
export type Copy<Value, Base> = { readonly value: Value; readonly base: Base };

/** How one kind of thing is edited: pure functions of the server's state and the author's value. */
export type Rules<Value, Known, Base> = {
  /** The value that an author starts from. */
  readonly valueOf: (known: Known) => Value;
  /**
   * The version that the next save will be based on: `baseOf` after the author's own save; `chosenBaseOf` after a conflict was resolved, in which the author
   * has seen all of the other version.
   */
  readonly baseOf: (known: Known) => Base;
  readonly chosenBaseOf: (known: Known) => Base;
  /** Whether the thing exists on the server. */
  readonly isThere: (known: Known) => boolean;
  /** Whether there is nothing to save. Called at every key press, so it has to be fast. */
  readonly isUnchanged: (value: Value, saved: Value) => boolean;
  /** Whether two values would be stored the same. */
  readonly isSame: (one: Value, other: Value) => boolean;
  /** Whether somebody has saved or published between two states of the server. */
  readonly hasMoved: (known: Known, now: Known) => boolean;
  /**
   * Whether an author who has seen `base` is in conflict with the server's state from the start: somebody else has saved (MOVED), or the draft is older than
   * the published version (BEHIND); null: no conflict.
   */
  readonly collision: (base: Base, known: Known) => 'MOVED' | 'BEHIND' | null;
  /** The author's value and the saved one after `sent` was stored; the author may have typed on meanwhile. */
  readonly afterSave: (value: Value, sent: Value, known: Known) => { readonly value: Value; readonly saved: Value };
};

/** An event of the state machine, with its data. */
export type Event<Value, Known> =
  | { readonly type: 'EDITED'; readonly history: History<Value> }
  | { readonly type: 'STORED'; readonly known: Known; readonly sent: Value }
  | { readonly type: 'MOVED' | 'SEEN' | 'DISCARDED'; readonly known: Known }
  | { readonly type: 'RESOLVED'; readonly history: History<Value> }
  | { readonly type: Exclude<EventType, 'EDITED' | 'STORED' | 'MOVED' | 'SEEN' | 'DISCARDED' | 'RESOLVED'> };

/** The state at the start: the server's value, or an unsaved copy from this browser, which one undo takes back to the server's value. */
export function initialState<Value, Known, Base>(
  rules: Rules<Value, Known, Base>,
  known: Known,
  copy: Copy<Value, Base> | null,
): Edited<Value, Known, Base> {
  const saved = rules.valueOf(known);
  const isLeft = copy !== null && !rules.isSame(copy.value, saved);
  const base = isLeft ? copy.base : rules.baseOf(known);
  const history = isLeft ? begun(rules.isThere(known) ? [saved] : [], copy.value) : historyOf(saved);
  const collision = rules.collision(base, known);
  const phase = collision !== null ? 'CONFLICT' : isLeft ? 'WAITING' : 'SAVED';
  return { phase, history, saved, known, base, hasMoved: collision === 'MOVED' };
}

function begun<Value>(past: readonly Value[], now: Value): History<Value> {
  return { ...historyOf(now), past };
}

/** The state after an event, by the table of phases; the same object where the event is ignored. `isBegun`: a phase was entered, so its work has to start. */
export function stateAfter<Value, Known, Base>(
  rules: Rules<Value, Known, Base>,
  edited: Edited<Value, Known, Base>,
  event: Event<Value, Known>,
): { readonly edited: Edited<Value, Known, Base>; readonly isBegun: boolean } {
  const cell = TABLE[edited.phase][event.type];
  if (cell === null) return { edited, isBegun: false };
  const taken = { ...edited, ...brought(rules, edited, event) };
  if (cell === 'STAY') return { edited: taken, isBegun: false };
  if (cell === 'DELETE') return { edited: { ...taken, ...deleted(rules, taken) }, isBegun: true };
  return { edited: { ...taken, phase: cell === 'REST' ? restOf(rules, taken) : cell }, isBegun: true };
}

/** The draft is deleted at once, or the author chooses first: see DELETE in the table. */
function deleted<Value, Known, Base>(
  rules: Rules<Value, Known, Base>,
  { base, known, hasMoved }: Edited<Value, Known, Base>,
): { readonly phase: Phase; readonly hasMoved: boolean } {
  const isOvertaken = rules.collision(base, known) === 'MOVED';
  return { phase: isOvertaken ? 'CONFLICT' : 'DISCARDING', hasMoved: hasMoved || isOvertaken };
}

/** If there is nothing to save, the page has what the server has, or the author does not know yet that somebody else has saved. */
function restOf<Value, Known, Base>(
  rules: Rules<Value, Known, Base>,
  { history, saved, base, known }: Edited<Value, Known, Base>,
): Phase {
  if (!rules.isUnchanged(history.now, saved)) return 'WAITING';
  return rules.collision(base, known) === null ? 'SAVED' : 'CONFLICT';
}

/** The changes to the state that an event brings, apart from the phase. */
function brought<Value, Known, Base>(
  rules: Rules<Value, Known, Base>,
  { history, known }: Edited<Value, Known, Base>,
  event: Event<Value, Known>,
): Partial<Edited<Value, Known, Base>> {
  if (event.type === 'EDITED') return { history: event.history };
  if (event.type === 'RESOLVED')
    return { history: event.history, saved: rules.valueOf(known), base: rules.chosenBaseOf(known) };
  if (event.type === 'SEEN') return { known: event.known };
  if (event.type === 'MOVED') return { known: event.known, hasMoved: rules.hasMoved(known, event.known) };
  if (event.type === 'STORED') {
    const { value, saved } = rules.afterSave(history.now, event.sent, event.known);
    return { history: withStep(history, value), saved, known: event.known, base: rules.baseOf(event.known) };
  }
  if (event.type === 'DISCARDED') {
    const saved = rules.valueOf(event.known);
    return { history: withStep(history, saved), saved, known: event.known, base: rules.baseOf(event.known) };
  }
  return {};
}
