import { useEffect, useState } from 'react';
import { Keeper } from './keeper.ts';
import type { Parts } from './parts.ts';

/** Keeps something under edit as long as the page that edits it is open. Both arguments count when it is opened. */
export function useKeeper<Value, Known, Base>(
  known: Known,
  parts: Parts<Value, Known, Base>,
): Keeper<Value, Known, Base> {
  const [keeper] = useState(() => new Keeper(known, parts));
  useEffect(() => keeper.start(), [keeper]);
  return keeper;
}
