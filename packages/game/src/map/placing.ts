import { createContext, use, useLayoutEffect } from 'react';

/** Puts every mark of the map where the view has it; given by the map to its layers. */
export const Placing = createContext<() => void>(() => undefined);

/** Places the marks that a layer has just drawn, before the screen shows them. */
export function usePlacing(): void {
  const place = use(Placing);
  useLayoutEffect(place);
}
