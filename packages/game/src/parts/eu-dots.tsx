import { partsText } from '@fracht/content';
import styles from './eu-dots.module.css';

/** Courses abroad done out of those allowed, as dots and in words. (CAR-10) */
export function EuDots({ done, most }: { readonly done: number; readonly most: number }) {
  return (
    <span className={styles.box}>
      <span
        className={done >= most ? `${styles.dots} ${styles.full}` : styles.dots}
        role="img"
        aria-label={partsText.eu.spoken(done, most)}
      >
        {Array.from({ length: most }, (_, index) => (
          <i key={index} className={index < done ? styles.on : undefined} />
        ))}
      </span>
      <span className={styles.words} aria-hidden="true">
        {partsText.eu.of(done, most)}
      </span>
    </span>
  );
}
