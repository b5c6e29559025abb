import { createContext, use, useLayoutEffect } from 'react';

/** A function of the map that its layers call to have their marks placed for the present view. */
export const Placing = createContext<() => void>(() => undefined);

/** Places the marks that a layer has just rendered, before the browser paints. */
export function usePlacing(): void {
  const place = use(Placing);
  useLayoutEffect(place);
}
