/** A value with its undo steps (`past`) and redo steps (`future`). */
export type History<Value> = {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
  /** What the last step edited. Consecutive steps of one topic are undone together, such as the letters of a word; null: the next step stays separate. */
  readonly topic: string | null;
};

/** A history without steps. */
export function historyOf<Value>(now: Value): History<Value> {
  return { past: [], now, future: [], topic: null };
}

/** Adds a step to `now`; a step of the same `topic` is merged into the previous one. Clears the redo steps. */
export function withStep<Value>(history: History<Value>, now: Value, topic: string | null = null): History<Value> {
  if (now === history.now) return history;
  const isMore = topic !== null && topic === history.topic;
  return { past: isMore ? history.past : [...history.past, history.now], now, future: [], topic };
}

/** One step undone; the same object if there is none. */
export function undone<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), now: past[past.length - 1] ?? now, future: [now, ...future], topic: null };
}

/** One undone step redone; the same object if there is none. */
export function redone<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  if (future.length === 0) return history;
  return { past: [...past, now], now: next ?? now, future: rest, topic: null };
}
