import { useState } from 'react';
import { useUndoKeys } from '@fracht/kit/panel/use-undo-keys.ts';

/** More steps back than anybody takes in a form of one page. */
const MOST = 200;

type Way<T> = {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  readonly topic: string | null;
};

/** A value with the steps that led to it. */
export type Steps<T> = {
  readonly now: T;
  /** Steps of the same `topic` one after another, such as letters of a field, are one. */
  readonly change: (next: T, topic?: string) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
};

/** Keeps the steps of a form; `later`: what was made of `first` already. The keys of undoing work all over the page. */
export function useSteps<T>(first: T, later: T | null): Steps<T> {
  const [way, setWay] = useState<Way<T>>(() =>
    later === null
      ? { past: [], now: first, future: [], topic: null }
      : { past: [first], now: later, future: [], topic: null },
  );
  const undo = (): void => setWay(undone);
  const redo = (): void => setWay(redone);
  useUndoKeys({ undo, redo });
  return {
    now: way.now,
    change: (next, topic) => setWay((before) => changed(before, next, topic ?? null)),
    canUndo: way.past.length > 0,
    canRedo: way.future.length > 0,
    undo,
    redo,
  };
}

function changed<T>({ past, now, topic: before }: Way<T>, next: T, topic: string | null): Way<T> {
  const isSameStep = topic !== null && topic === before;
  return { past: isSameStep ? past : [...past, now].slice(-MOST), now: next, future: [], topic };
}

function undone<T>(way: Way<T>): Way<T> {
  const [before] = way.past.slice(-1);
  if (before === undefined) return way;
  return { past: way.past.slice(0, -1), now: before, future: [way.now, ...way.future], topic: null };
}

function redone<T>(way: Way<T>): Way<T> {
  const [next, ...future] = way.future;
  if (next === undefined) return way;
  return { past: [...way.past, way.now], now: next, future, topic: null };
}
