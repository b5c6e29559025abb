import type { Answer } from '@fracht/engine';

/** What leads on from a question, in its order, each with a key of its own; null: a typed text does. */
type KeyedWays = {
  readonly answers: readonly (Answer | null)[];
  readonly keys: readonly number[];
  /** A key that nothing has had yet. */
  readonly next: number;
};

const NO_WAYS: KeyedWays = { answers: [], keys: [], next: 0 };

/**
 * Gives the ways of one question their keys, each time it is shown: an answer keeps its key wherever it is put, one that is written in
 * that of its place. So what is put in or moved leaves the rows of the others alone.
 */
export function wayKeys(): (answers: KeyedWays['answers']) => KeyedWays['keys'] {
  let last = NO_WAYS;
  return (answers) => {
    last = keysAfter(last, answers);
    return last.keys;
  };
}

function keysAfter(before: KeyedWays, answers: readonly (Answer | null)[]): KeyedWays {
  const used = new Set<number>();
  const claim = (key: number | undefined): number | null => {
    if (key === undefined || used.has(key)) return null;
    used.add(key);
    return key;
  };
  const same = answers.map((answer) => (answer === null ? null : claim(before.keys[before.answers.indexOf(answer)])));
  const isAsLong = answers.length === before.answers.length;
  let { next } = before;
  const keys = same.map((key, place) => {
    const known = key ?? (isAsLong ? claim(before.keys[place]) : null);
    if (known !== null) return known;
    next += 1;
    return next - 1;
  });
  return { answers, keys, next };
}
