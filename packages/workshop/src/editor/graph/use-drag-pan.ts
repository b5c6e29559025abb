import { type DragEvent, useCallback } from 'react';
import { useReactFlow } from '@xyflow/react';

/** How near the edge something has to be dragged, and how far the canvas then moves at each event, in px. */
const NEAR = 48;
const STEP = 14;

/** Pans the canvas while something is dragged near its edge. */
export function useDragPan(box: { readonly current: HTMLElement | null }): (event: DragEvent) => void {
  const { getViewport, setViewport } = useReactFlow();
  return useCallback(
    ({ clientX, clientY }: DragEvent): void => {
      const area = box.current?.getBoundingClientRect();
      if (area === undefined) return;
      const x = pull(clientX, area.left, area.right);
      const y = pull(clientY, area.top, area.bottom);
      if (x === 0 && y === 0) return;
      const view = getViewport();
      void setViewport({ ...view, x: view.x + x, y: view.y + y });
    },
    [box, getViewport, setViewport],
  );
}

function pull(at: number, from: number, to: number): number {
  if (at < from + NEAR) return STEP;
  return at > to - NEAR ? -STEP : 0;
}
