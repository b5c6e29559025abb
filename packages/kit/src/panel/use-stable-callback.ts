import { useCallback, useLayoutEffect, useRef } from 'react';

/** A referentially stable function that always calls the newest `act`: memoised children are not rendered again. */
export function useStableCallback<Given extends readonly unknown[], Back>(
  act: (...given: Given) => Back,
): (...given: Given) => Back {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
