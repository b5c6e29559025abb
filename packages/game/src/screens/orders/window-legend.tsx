import { partsText } from '@fracht/content';
import styles from './window-legend.module.css';

/** The legend of window bars. */
export function WindowLegend() {
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li>
        <i className={styles.loading} />
        <bdi>{partsText.windows.loading}</bdi>
      </li>
      <li>
        <i className={styles.unloading} />
        <bdi>{partsText.windows.unloading}</bdi>
      </li>
      <li>
        <i className={styles.plan} />
        <bdi>{partsText.windows.plan}</bdi>
      </li>
    </ul>
  );
}
