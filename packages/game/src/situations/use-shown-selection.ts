import { useMemo } from 'react';
import { uiStore, type Selection } from '../store/ui-store.ts';
import { useSituations } from './use-situations.ts';

/** What the map shows: the order of the situation on the card, else the selection. (SIC-4) */
export function useShownSelection(): Selection | null {
  const selection = uiStore((state) => state.selection);
  const order = useSituations().seen?.order.id ?? null;
  return useMemo(() => (order === null ? selection : { kind: 'ORDER', id: order }), [order, selection]);
}
