import { useMemo } from 'react';
import { world } from '@fracht/content';
import { findCity, sandboxPlace, type SandboxSpot, shortestPath, type Tried } from '@fracht/engine';
import { LandLayer } from '@fracht/game/map/land-layer.tsx';
import { svgPath, pointAt, roadPaths, routeLine } from '@fracht/game/map/route-line.ts';
import { type Point } from '@fracht/game/map/view.ts';
import lines from '@fracht/game/map/map-lines.module.css';
import styles from './setup.module.css';

/** How much of the map is shown around a drive: the margin, and the minimum width and height, in the map's units. */
const ROOM = 60;
const LEAST = 260;

/** The drive on the map with the place where the situation strikes; the form beside it says the same in words. */
export function SpotMap({ tried, spot }: { readonly tried: Tried; readonly spot: SandboxSpot }) {
  const roads = useMemo(() => roadPaths(world), []);
  const cities = spot.from === spot.to ? [spot.from] : shortestPath(world, spot.from, spot.to).cities;
  const line = routeLine(world, cities);
  const ends = [...new Set([spot.from, spot.to])].flatMap((id) => findCity(world, id) ?? []);
  const place = sandboxPlace(world, tried, spot);
  const car = place === null ? null : pointAt(line, place.metres);
  return (
    <svg className={styles.map} viewBox={boxOf([...line, ...ends])} aria-hidden="true">
      <LandLayer />
      <path className={lines.sailing} d={roads.sea} />
      <path className={lines.roadEdge} d={roads.land} />
      <path className={lines.road} d={roads.land} />
      <path className={lines.routeHalo} d={svgPath(line)} />
      <path className={lines.route} d={svgPath(line)} />
      {ends.map(({ id, x, y, displayName }) => (
        <g key={id} className={styles.city}>
          <circle cx={x} cy={y} r={5} />
          <text x={x} y={y - 10} textAnchor="middle">
            {displayName}
          </text>
        </g>
      ))}
      {car === null ? null : <circle className={styles.car} cx={car.x} cy={car.y} r={8} />}
    </svg>
  );
}

function boxOf(points: readonly Point[]): string {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const side = Math.max(LEAST, Math.max(...xs) - left, Math.max(...ys) - top) + 2 * ROOM;
  const middle = { x: (left + Math.max(...xs)) / 2, y: (top + Math.max(...ys)) / 2 };
  return `${String(middle.x - side / 2)} ${String(middle.y - side / 2)} ${String(side)} ${String(side)}`;
}
