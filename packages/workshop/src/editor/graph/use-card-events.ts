import { useMemo, useRef } from 'react';
import type { StoreApi } from 'zustand';
import type { GraphEvents } from './graph-events.ts';
import type { CardEvents, Held, CanvasState } from './canvas-store.ts';

/** Handles the events of the cards: selecting, collapsing, and dragging over the canvas. */
export function useCardEvents(
  store: StoreApi<CanvasState>,
  fold: (path: string) => void,
  { onSpot, onMove, onDrop, refusalOf }: Pick<GraphEvents, 'onSpot' | 'onMove' | 'onDrop' | 'refusalOf'>,
): CardEvents {
  const last = useRef<Held | null>(null);
  return useMemo(() => {
    const hold = (held: Held | null): void => {
      last.current = held;
      const { held: before } = store.getState();
      if (before?.target.path !== held?.target.path || before?.target.way !== held?.target.way)
        store.setState({ held });
    };
    return {
      choose: onSpot,
      fold,
      grab: onMove,
      over: (target) => {
        const { moving } = store.getState();
        if (moving === null) return false;
        const isFine = refusalOf(moving, target) === null;
        hold({ target, isFine });
        return isFine;
      },
      drop: (target) => {
        hold(null);
        onDrop(target);
      },
      release: () => {
        const refused = last.current;
        hold(null);
        if (refused?.isFine === false) onDrop(refused.target);
        else onMove(null);
      },
    };
  }, [store, fold, onSpot, onMove, onDrop, refusalOf]);
}
