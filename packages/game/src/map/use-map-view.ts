import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import type { HomeView, MapControl } from './map-control.ts';
import type { MapMover } from './map-mover.ts';
import type { MapSurface } from './map-surface.ts';
import { placeMarks } from './place-marks.ts';
import { fittingView } from './view.ts';

/**
 * Zoom and pan of the map; shows the whole game until the user moves it. The layers are transformed directly in the DOM, without React. The zoom code is loaded
 * once the map is visible; the last move requested before that is then made.
 */
export function useMapView(
  frame: RefObject<HTMLDivElement | null>,
  surface: RefObject<MapSurface>,
  home: HomeView = fittingView,
): MapControl {
  const mover = useRef<MapMover | null>(null);
  const early = useRef<((control: MapControl) => void) | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure !== null) throw failure;
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let isGone = false;
    showHome(element, surface.current, home);
    loadChunk(() => import('./map-mover.ts')).then((part) => {
      if (isGone) return;
      mover.current = new part.MapMover(element, surface.current, home);
      early.current?.(mover.current);
      early.current = null;
    }, setFailure);
    return () => {
      isGone = true;
      mover.current?.stop();
      mover.current = null;
    };
  }, [frame, surface, home]);
  return useMemo(() => {
    const ask = (move: (control: MapControl) => void): void => {
      if (mover.current === null) early.current = move;
      else move(mover.current);
    };
    return {
      zoomBy: (factor) => ask((map) => map.zoomBy(factor)),
      fit: () => ask((map) => map.fit()),
      reveal: (point, share) => ask((map) => map.reveal(point, share)),
      uncover: (point, share) => ask((map) => map.uncover(point, share)),
      release: () => ask((map) => map.release()),
    };
  }, []);
}

/** What a map that cannot be moved yet shows. */
function showHome(element: HTMLDivElement, surface: MapSurface, home: HomeView): void {
  surface.size = { width: element.clientWidth, height: element.clientHeight };
  if (surface.size.width === 0) return;
  surface.view = home(surface.size);
  placeMarks(element, surface);
}
