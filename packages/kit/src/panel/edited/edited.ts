import { type History, historyOf, stepped } from './history.ts';
import { type EventType, type Phase, TABLE } from './phases.ts';

/**
 * A value under edit, of which the server keeps versions. `Known` is what the server has, as far as this page knows; `Base` is what the
 * author has seen last, which the next save names, so that it is refused where somebody else was first.
 */
export type Edited<Value, Known, Base> = {
  readonly phase: Phase;
  /** The value as the author sees it, with its steps. */
  readonly history: History<Value>;
  /** The value as it was last stored or read. */
  readonly saved: Value;
  readonly known: Known;
  readonly base: Base;
  /** In a conflict: somebody else has written since the author began; false: the author's own work is behind what was published. */
  readonly hasMoved: boolean;
};

/** What was typed in this browser and may not be on the server: the value, and what it follows. */
export type Copy<Value, Base> = { readonly value: Value; readonly base: Base };

/** How a kind of thing is edited: pure functions of what the server has and of what is typed. */
export type Rules<Value, Known, Base> = {
  /** What an author goes on from. */
  readonly valueOf: (known: Known) => Value;
  /** What the next save follows: after one's own; and after a conflict, in which the author has seen all that is there. */
  readonly baseOf: (known: Known) => Base;
  readonly chosenBaseOf: (known: Known) => Base;
  /** Whether the server has anything of it. */
  readonly isThere: (known: Known) => boolean;
  /** Whether nothing is left to be saved. Asked at every letter. */
  readonly isUnchanged: (value: Value, saved: Value) => boolean;
  /** Whether two values would be stored alike. */
  readonly isSame: (one: Value, other: Value) => boolean;
  /** Whether somebody has written or published since it was known. */
  readonly hasMoved: (known: Known, now: Known) => boolean;
  /** How what the server has collides at once with what an author goes on with, who has seen `base`; null: not at all. */
  readonly collision: (base: Base, known: Known) => 'MOVED' | 'BEHIND' | null;
  /** What is typed and what is saved, once `sent` is stored: more may have been typed since. */
  readonly afterSave: (value: Value, sent: Value, known: Known) => { readonly value: Value; readonly saved: Value };
};

/** What happens to something under edit, with what it brings. */
export type Event<Value, Known> =
  | { readonly type: 'EDITED'; readonly history: History<Value> }
  | { readonly type: 'STORED'; readonly known: Known; readonly sent: Value }
  | { readonly type: 'MOVED' | 'SEEN' | 'DISCARDED'; readonly known: Known }
  | { readonly type: 'RESOLVED'; readonly history: History<Value> }
  | { readonly type: Exclude<EventType, 'EDITED' | 'STORED' | 'MOVED' | 'SEEN' | 'DISCARDED' | 'RESOLVED'> };

/** Begins to edit what the server has, or goes on with what was typed here before: going back to what the server has is then one step. */
export function opened<Value, Known, Base>(
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

/** After an event: the table says to which phase it leads; the very same where it is ignored. `isBegun`: the work of the phase begins. */
export function after<Value, Known, Base>(
  rules: Rules<Value, Known, Base>,
  edited: Edited<Value, Known, Base>,
  event: Event<Value, Known>,
): { readonly edited: Edited<Value, Known, Base>; readonly isBegun: boolean } {
  const cell = TABLE[edited.phase][event.type];
  if (cell === null) return { edited, isBegun: false };
  const taken = { ...edited, ...brought(rules, edited, event) };
  if (cell === 'STAY') return { edited: taken, isBegun: false };
  const phase = cell === 'REST' ? (rules.isUnchanged(taken.history.now, taken.saved) ? 'SAVED' : 'WAITING') : cell;
  return { edited: { ...taken, phase }, isBegun: true };
}

/** What an event brings that is kept. */
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
    return { history: stepped(history, value), saved, known: event.known, base: rules.baseOf(event.known) };
  }
  if (event.type === 'DISCARDED') {
    const saved = rules.valueOf(event.known);
    return { history: stepped(history, saved), saved, known: event.known, base: rules.baseOf(event.known) };
  }
  return {};
}
