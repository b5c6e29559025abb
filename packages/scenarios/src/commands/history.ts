import type { EditedItem } from '../item/item.ts';
import { applied, type Command } from './commands.ts';

/** An item with all that was before it and all that was undone. Values share what is equal in them, so that steps cost little. */
export type History = {
  readonly past: readonly EditedItem[];
  readonly now: EditedItem;
  readonly future: readonly EditedItem[];
  /** What the last step edited, so that a word typed letter by letter is undone at once; null: the next step stands alone. */
  readonly topic: string | null;
};

/** An item nothing has been done to. */
export function historyOf(now: EditedItem): History {
  return { past: [], now, future: [], topic: null };
}

/** After a command; steps with the same `topic` one after another become one. What was undone is forgotten. */
export function done(history: History, command: Command, topic: string | null = null): History {
  const now = applied(history.now, command);
  if (now === history.now) return history;
  const isMore = topic !== null && topic === history.topic;
  return { past: isMore ? history.past : [...history.past, history.now], now, future: [], topic };
}

/** After another value was put in the place of all; that is one step too. */
export function replaced(history: History, now: EditedItem): History {
  return now === history.now ? history : { past: [...history.past, history.now], now, future: [], topic: null };
}

/** One step back; the same where there is none. */
export function undone(history: History): History {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], topic: null };
}

/** One undone step again; the same where there is none. */
export function redone(history: History): History {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: rest, topic: null };
}
