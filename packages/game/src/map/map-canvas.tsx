import { type FocusEvent, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { gameText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { useGame } from '../store/hooks.ts';
import { BaseLayer } from './base-layer.tsx';
import { CityLayer, LabelLayer } from './city-layer.tsx';
import { MapControls } from './map-controls.tsx';
import { emptySurface } from './map-surface.ts';
import { GlowGradient, GlowLayer, NightLayer } from './night-layer.tsx';
import { ParkingLayer } from './parking-layer.tsx';
import { placeMarks } from './place-marks.ts';
import { Placing } from './placing.ts';
import { PlateLayer } from './plate-layer.tsx';
import { RouteLayer } from './route-layer.tsx';
import { isOnMap } from '../parts/is-on-map.ts';
import { TruckLayer } from './truck-layer.tsx';
import { useMapClicks } from './use-map-clicks.ts';
import type { HomeView, MapControl } from './map-control.ts';
import { useMapView } from './use-map-view.ts';
import { useReveal } from './use-reveal.ts';
import styles from './map-canvas.module.css';

type MapCanvasProps = {
  /** Offers to show only one's own trucks. */
  readonly hasFilter?: boolean;
  /** Additional plates on top. */
  readonly over?: ReactNode;
  /** What is shown until the map is moved; absent: the whole map. */
  readonly home?: HomeView | undefined;
};

/** The map: a scaled base, marks at fixed pixel size over it, trucks on a canvas, plates on top. */
export function MapCanvas({ hasFilter = true, over, home }: MapCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef(emptySurface());
  const control = useMapView(frame, surface, home);
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
      <div ref={frame} className={styles.map} onFocus={(event) => follow(event, control)}>
        <svg className={styles.layer} aria-hidden="true">
          <g className={styles.under}>
            <BaseLayer world={world} />
          </g>
        </svg>
        <NightLayer />
        <svg className={styles.layer} aria-hidden="true">
          <GlowGradient />
          <g className={styles.under}>
            <GlowLayer world={world} />
            <LabelLayer />
            <RouteLayer />
          </g>
          <ParkingLayer />
        </svg>
        <TruckLayer surface={surface} />
        <svg className={classNames(styles.layer, styles.over)} role="group" aria-label={gameText.map.spoken(trucks)}>
          <CityLayer />
          <PlateLayer />
          {over}
        </svg>
      </div>
      <MapControls control={control} hasFilter={hasFilter} />
    </Placing>
  );
}

/** Scrolls the focused element into view by moving the map: the browser's own scrolling would push the map out of its frame. */
function follow({ target, currentTarget: frame }: FocusEvent<HTMLElement>, control: MapControl): void {
  const mark = target.closest<SVGElement>('[data-x][data-y]');
  frame.scrollLeft = 0;
  frame.scrollTop = 0;
  if (mark === null || !target.matches(':focus-visible')) return;
  const point = { x: Number(mark.dataset['x']), y: Number(mark.dataset['y']) };
  // Into the middle of the free part: between the to-do list, at the top, and a card, at the bottom.
  if (isCovered(mark, frame)) control.uncover(point, shareAboveCard(frame) + shareUnderList(frame));
  else control.reveal(point, shareAboveCard(frame));
  // If the map is on a page that scrolls.
  mark.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  frame.scrollLeft = 0;
  frame.scrollTop = 0;
}

/** Whether something covers the middle of a mark: a card, messages, the to-do list. */
function isCovered(mark: SVGElement, frame: HTMLElement): boolean {
  const { left, top, width, height } = (mark.querySelector('circle') ?? mark).getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && !frame.contains(hit);
}

/** The upper share of the map that is not covered by a card, as on a phone. */
function shareAboveCard(frame: HTMLElement): number {
  const map = frame.getBoundingClientRect();
  const card = document.querySelector('[data-sheet]')?.getBoundingClientRect();
  const isOver = card !== undefined && card.left < map.right && card.top < map.bottom;
  return isOver ? Math.max(0, card.top - map.top) / map.height : 1;
}

/** The upper share of the map whose middle is covered by the to-do list, as on a narrow screen. */
function shareUnderList(frame: HTMLElement): number {
  const map = frame.getBoundingClientRect();
  const list = document.querySelector('[data-hint="todo"]')?.getBoundingClientRect();
  const middle = map.left + map.width / 2;
  const isOver = list !== undefined && list.left < middle && list.right > middle;
  return isOver ? Math.min(Math.max(0, list.bottom - map.top) / map.height, 0.8) : 0;
}
