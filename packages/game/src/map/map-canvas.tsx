import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { gameText } from '@fracht/content';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { useGame } from '../store/hooks.ts';
import { BaseLayer } from './base-layer.tsx';
import { CityLayer, LabelLayer } from './city-layer.tsx';
import { MapControls } from './map-controls.tsx';
import { emptySurface } from './map-surface.ts';
import { placeMarks } from './place-marks.ts';
import { Placing } from './placing.ts';
import { PlateLayer } from './plate-layer.tsx';
import { RouteLayer } from './route-layer.tsx';
import { isOnMap } from './trucks/is-on-map.ts';
import { useMapClicks } from './use-map-clicks.ts';
import { useMapView } from './use-map-view.ts';
import { useReveal } from './use-reveal.ts';
import styles from './map.module.css';

/** Loaded after the map: nothing is selected when it first shows. */
const ParkingLayer = lazy(() =>
  loadChunk(() => import('./parking-layer.tsx')).then(({ ParkingLayer: component }) => ({ default: component })),
);
// Loaded after the map, which is complete without trucks.
const TruckLayer = lazy(() =>
  loadChunk(() => import('./truck-layer.tsx')).then(({ TruckLayer: component }) => ({ default: component })),
);
// Loaded after the map: night shade and city lights, in one chunk.
const night = () => loadChunk(() => import('./night-layer.tsx'));
const NightLayer = lazy(() => night().then(({ NightLayer: component }) => ({ default: component })));
const GlowLayer = lazy(() => night().then(({ GlowLayer: component }) => ({ default: component })));
const GlowGradient = lazy(() => night().then(({ GlowGradient: component }) => ({ default: component })));

/** The map: a scaled base, marks at fixed pixel size over it, trucks on a canvas, plates on top. `hasFilter`: offers to show only one's own trucks. */
export function MapCanvas({ hasFilter = true }: { readonly hasFilter?: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef(emptySurface());
  const control = useMapView(frame, surface);
  const world = useGame((game) => game.setup.world);
  const trucks = useGame((game) => game.cars.filter(isOnMap).length);
  const place = useCallback(() => {
    if (frame.current !== null) placeMarks(frame.current, surface.current);
  }, []);
  useEffect(() => {
    void document.fonts.ready.then(place);
  }, [place]);
  useReveal(control);
  useMapClicks(frame, surface);
  return (
    <Placing value={place}>
      <div ref={frame} className={styles.map}>
        <svg className={styles.layer} aria-hidden="true">
          <g className={styles.under}>
            <BaseLayer world={world} />
          </g>
        </svg>
        <Suspense>
          <NightLayer />
        </Suspense>
        <svg className={styles.layer} aria-hidden="true">
          <Suspense>
            <GlowGradient />
          </Suspense>
          <g className={styles.under}>
            <Suspense>
              <GlowLayer world={world} />
            </Suspense>
            <LabelLayer />
            <RouteLayer />
          </g>
          <Suspense>
            <ParkingLayer />
          </Suspense>
        </svg>
        <Suspense>
          <TruckLayer surface={surface} />
        </Suspense>
        <svg className={classNames(styles.layer, styles.over)} role="group" aria-label={gameText.map.spoken(trucks)}>
          <CityLayer />
          <PlateLayer />
        </svg>
      </div>
      <MapControls control={control} hasFilter={hasFilter} />
    </Placing>
  );
}
