import { useEffect, useState } from 'react';
import { Keeper } from './keeper.ts';
import type { Parts } from './parts.ts';

/** Creates a keeper and runs it while the component is mounted. Both arguments are read at the first render only. */
export function useKeeper<Value, Known, Base>(
  known: Known,
  parts: Parts<Value, Known, Base>,
): Keeper<Value, Known, Base> {
  const [keeper] = useState(() => new Keeper(known, parts));
  useEffect(() => keeper.start(), [keeper]);
  return keeper;
}
