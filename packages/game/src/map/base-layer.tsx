import { memo, useMemo } from 'react';
import type { World } from '@fracht/engine';
import { LandLayer } from './land-layer.tsx';
import { usePlacing } from './placing.ts';
import { roadPaths } from './route-line.ts';
import styles from './map-lines.module.css';

/** Land, borders, Poland and the roads; rendered once, afterwards only transformed. */
export const BaseLayer = memo(function BaseLayer({ world }: { readonly world: World }) {
  usePlacing();
  const roads = useMemo(() => roadPaths(world), [world]);
  return (
    <g data-scaled="">
      <LandLayer />
      <path className={styles.sailing} d={roads.sea} />
      <path className={styles.roadEdge} d={roads.land} />
      <path className={styles.road} d={roads.land} />
    </g>
  );
});
