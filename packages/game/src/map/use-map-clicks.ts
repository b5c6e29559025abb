import { useEffect, type RefObject } from 'react';
import { openCar } from '../situations/open-car.ts';
import { pickParking, select } from '../store/ui-store.ts';
import type { MapSurface } from './map-surface.ts';
import { truckAt } from './trucks/truck-at.ts';

/** A press on the map takes the truck under it (one with a situation: that), else the city or parking; the empty map closes the card. */
export function useMapClicks(frame: RefObject<HTMLElement | null>, surface: RefObject<MapSurface>): void {
  useEffect(() => {
    const map = frame.current;
    if (map === null) return undefined;
    const press = (event: MouseEvent) => choose(event, map, surface.current);
    const point = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = map.getBoundingClientRect();
      surface.current.pointer = { x: clientX - left, y: clientY - top };
    };
    const leave = ({ pointerType }: PointerEvent) => {
      // A finger leaves with every tap: what it opened stays until the next one.
      if (pointerType !== 'touch') surface.current.pointer = null;
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

function choose({ clientX, clientY, target }: MouseEvent, map: HTMLElement, surface: MapSurface): void {
  const { left, top } = map.getBoundingClientRect();
  const truck = truckAt(surface.drawn, clientX - left, clientY - top);
  if (truck !== null) {
    // What was opened to choose from has been chosen from.
    surface.pointer = null;
    return openCar(truck.id);
  }
  if (surface.isFoldOpen) return;
  const mark = target instanceof Element ? target.closest<SVGElement>('[data-parking], [data-city]') : null;
  const { parking, city } = mark?.dataset ?? {};
  if (parking !== undefined) pickParking(parking);
  else select(city === undefined ? null : { kind: 'CITY', id: Number(city) });
}
