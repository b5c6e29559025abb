import { useEffect, type RefObject } from 'react';
import { openCar } from '../situations/open-car.ts';
import { pickParking, select } from '../store/ui-store.ts';
import type { MapSurface } from './map-surface.ts';
import type { Point } from './view.ts';
import { truckAt } from './trucks/truck-at.ts';

/**
 * A click on the map selects the truck under it (or opens its situation), for a stack the list of its trucks; else the city or parking; on the empty map it
 * closes the card.
 */
export function useMapClicks(frame: RefObject<HTMLElement | null>, surface: RefObject<MapSurface>): void {
  useEffect(() => {
    const map = frame.current;
    if (map === null) return undefined;
    const press = (event: MouseEvent) => choose(event, map, surface.current);
    const point = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = map.getBoundingClientRect();
      pointTo(surface.current, { x: clientX - left, y: clientY - top });
    };
    const leave = ({ pointerType }: PointerEvent) => {
      // On touch screens this fires after every tap: a fold that the tap opened stays open until the next one.
      if (pointerType !== 'touch') pointTo(surface.current, null);
    };
    map.addEventListener('click', press);
    map.addEventListener('pointermove', point);
    map.addEventListener('pointerdown', point);
    map.addEventListener('pointerleave', leave);
    return () => {
      map.removeEventListener('click', press);
      map.removeEventListener('pointermove', point);
      map.removeEventListener('pointerdown', point);
      map.removeEventListener('pointerleave', leave);
    };
  }, [frame, surface]);
}

function pointTo(surface: MapSurface, point: Point | null): void {
  surface.pointer = point;
  surface.wake();
}

function choose({ clientX, clientY, target }: MouseEvent, map: HTMLElement, surface: MapSurface): void {
  const { left, top } = map.getBoundingClientRect();
  const truck = truckAt(surface.drawn, clientX - left, clientY - top);
  if (truck !== null) {
    // A truck was chosen from an open fold: closes it.
    pointTo(surface, null);
    const { id, city } = truck.mark;
    return truck.isStack && city !== null ? select({ kind: 'CITY', id: city, isStack: true }) : openCar(id);
  }
  if (surface.isFoldOpen) return;
  const mark = target instanceof Element ? target.closest<SVGElement>('[data-parking], [data-city]') : null;
  const { parking, city } = mark?.dataset ?? {};
  if (parking !== undefined) pickParking(parking);
  else select(city === undefined ? null : { kind: 'CITY', id: Number(city) });
}
