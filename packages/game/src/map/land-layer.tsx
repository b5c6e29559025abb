import { BASE_PATHS } from './base-paths.ts';
import styles from './map-canvas.module.css';

/** Land, borders and Poland. */
export function LandLayer() {
  return (
    <>
      <path className={styles.land} data-land="" d={BASE_PATHS.land} />
      <path className={styles.border} d={BASE_PATHS.borders} />
      <path className={styles.home} d={BASE_PATHS.home} />
    </>
  );
}
