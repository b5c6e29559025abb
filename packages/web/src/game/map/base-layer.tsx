import { memo, useMemo } from 'react';
import type { World } from '@fracht/engine';
import { BASE_PATHS } from './base-paths.ts';
import { usePlacing } from './placing.ts';
import { roadPaths } from './route-line.ts';
import styles from './map.module.css';

/** Land, borders, Poland and the roads; drawn once, then only moved. */
export const BaseLayer = memo(function BaseLayer({ world }: { readonly world: World }) {
  usePlacing();
  const roads = useMemo(() => roadPaths(world), [world]);
  return (
    <g data-scaled="">
      <path className={styles.land} d={BASE_PATHS.land} />
      <path className={styles.border} d={BASE_PATHS.borders} />
      <path className={styles.home} d={BASE_PATHS.home} />
      <path className={styles.sailing} d={roads.sea} />
      <path className={styles.roadEdge} d={roads.land} />
      <path className={styles.road} d={roads.land} />
    </g>
  );
});
