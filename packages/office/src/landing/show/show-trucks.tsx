import { world } from '@fracht/content';
import type { CarType } from '@fracht/engine';
import type { Ref } from 'react';
import spriteUrl from '@fracht/kit/assets/sprite.svg?url&no-inline';
import { TYPE_GLYPHS } from '@fracht/kit/ui/type-glyph.tsx';
import { HERO_VIEW } from '../hero-map.tsx';
import type { Show, ShowTrip } from './read-track.ts';
import { posesAt, tripPaths, type ShowPose } from './scene.ts';
import styles from './show-trucks.module.css';

type ShowTrucksProps = {
  readonly show: Show;
  readonly trip: ShowTrip | null;
  /** The index of the truck that a situation has just struck; -1: none. */
  readonly struck: number;
  readonly now: number;
  readonly ref: Ref<SVGGElement>;
};

/**
 * The trucks and the highlighted route, in an SVG of their own over the map, so that their movement does not repaint the map. `placeTrucks` moves what `ref`
 * holds.
 */
export function ShowTrucks({ show, trip, struck, now, ref }: ShowTrucksProps) {
  const paths = trip === null ? null : tripPaths(world, show, trip, now);
  return (
    <svg className={styles.trucks} {...HERO_VIEW} aria-hidden="true">
      {paths === null ? null : (
        <g className={styles.route}>
          <path className={styles.behind} d={paths.whole} />
          <path d={paths.ahead} />
        </g>
      )}
      <g ref={ref}>
        {topLast(show.trucks.length, [trip?.truck, struck]).map((truck) => (
          <g
            key={truck}
            className={styles[typeOf(show, truck)]}
            data-truck={truck}
            data-look="OFF"
            data-followed={trip?.truck === truck}
            data-struck={struck === truck}
          >
            <circle className={styles.ring} r="16" />
            <path className={styles.body} d="M16.8 0 8.5-6.5A10.7 10.7 0 1 0 8.5 6.5z" />
            <circle className={styles.body} r="10.7" />
            <use className={styles.glyph} href={`${spriteUrl}#${TYPE_GLYPHS[typeOf(show, truck)]}`} {...GLYPH} />
            <Badge look="ALERT" name="b-alert" />
            <Badge look="RESTS" name="b-sleep" />
            <Badge look="LOADS" name="b-load" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The trucks' indexes in drawing order: those in `top` last, so that nothing covers them. */
function topLast(count: number, top: readonly (number | undefined)[]): readonly number[] {
  const all = Array.from({ length: count }, (_, truck) => truck);
  return [...all.filter((truck) => !top.includes(truck)), ...all.filter((truck) => top.includes(truck))];
}

function typeOf(show: Show, truck: number): CarType {
  return show.trucks[truck]?.type ?? 'ST';
}

const GLYPH = { x: -6.5, y: -6.5, width: 13, height: 13 };

function Badge({ look, name }: { look: ShowPose['look']; name: string }) {
  return (
    <g className={styles.badge} data-badge={look} transform="translate(9 -9)">
      <circle r="6.5" />
      <use href={`${spriteUrl}#${name}`} x="-4.5" y="-4.5" width="9" height="9" />
    </g>
  );
}

/** Moves the trucks to their poses at a moment, directly in the DOM: React would be too slow for every frame. */
export function placeTrucks(layer: SVGGElement, show: Show, now: number): void {
  const poses = posesAt(world, show, now);
  for (const truck of layer.children) {
    if (!(truck instanceof SVGGElement)) continue;
    const pose = poses[Number(truck.dataset['truck'])];
    if (pose !== undefined) placeTruck(truck, pose);
  }
}

function placeTruck(truck: SVGGElement, { look, x, y, angle }: ShowPose): void {
  if (truck.dataset['look'] !== look) truck.dataset['look'] = look;
  if (look === 'OFF') return;
  truck.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
  truck.dataset['turns'] = String(angle !== null);
  if (angle !== null) truck.children[1]?.setAttribute('transform', `rotate(${angle.toFixed(1)})`);
}
