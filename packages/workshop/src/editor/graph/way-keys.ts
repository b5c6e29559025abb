import type { Answer } from '@fracht/engine';

/** The ways of a question in order, each with its key; null: the way of a typed text. */
type KeyedWays = {
  readonly answers: readonly (Answer | null)[];
  readonly keys: readonly number[];
  /** The next unused key. */
  readonly next: number;
};

const NO_WAYS: KeyedWays = { answers: [], keys: [], next: 0 };

/**
 * React keys for the ways of one question, across renders. An answer that is moved keeps its key, an answer that is edited takes the key of its place: so
 * inserting or moving one leaves the elements of the others as they are.
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
