import { BASE_PATHS } from './base-paths.ts';
import styles from './map.module.css';

/** Land, borders and Poland; the paths weigh as much as a screen, so they come in a part of their own. */
export function LandLayer() {
  return (
    <>
      <path className={styles.land} d={BASE_PATHS.land} />
      <path className={styles.border} d={BASE_PATHS.borders} />
      <path className={styles.home} d={BASE_PATHS.home} />
    </>
  );
}
