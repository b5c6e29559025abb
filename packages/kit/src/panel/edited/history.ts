/** A value with all that was before it and all that was undone. */
export type History<Value> = {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
  /** What the last step edited, so that a word typed letter by letter is undone at once; null: the next step stands alone. */
  readonly topic: string | null;
};

/** A value nothing has been done to. */
export function historyOf<Value>(now: Value): History<Value> {
  return { past: [], now, future: [], topic: null };
}

/** After another value was put in its place; steps with the same `topic` one after another become one. What was undone is forgotten. */
export function stepped<Value>(history: History<Value>, now: Value, topic: string | null = null): History<Value> {
  if (now === history.now) return history;
  const isMore = topic !== null && topic === history.topic;
  return { past: isMore ? history.past : [...history.past, history.now], now, future: [], topic };
}

/** One step back; the same where there is none. */
export function undone<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), now: past[past.length - 1] ?? now, future: [now, ...future], topic: null };
}

/** One undone step again; the same where there is none. */
export function redone<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  if (future.length === 0) return history;
  return { past: [...past, now], now: next ?? now, future: rest, topic: null };
}
