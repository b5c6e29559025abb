import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every drawing, which does what the newest one does: what is drawn with it is not drawn again. */
export function useSteady<Given extends readonly unknown[], Back>(
  act: (...given: Given) => Back,
): (...given: Given) => Back {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
