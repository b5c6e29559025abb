import { partsText } from '@fracht/content';
import styles from './window-legend.module.css';

/** The legend of window bars. */
export function WindowLegend() {
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li>
        <i className={styles.loading} />
        {partsText.windows.loading}
      </li>
      <li>
        <i className={styles.unloading} />
        {partsText.windows.unloading}
      </li>
      <li>
        <i className={styles.plan} />
        {partsText.windows.plan}
      </li>
    </ul>
  );
}
