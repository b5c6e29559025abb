import { Star } from 'lucide-react';
import { MOST_STARS, STARS, type Stars } from '@fracht/engine';
import { starsText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import styles from './stars-mark.module.css';

const PLACES = STARS.slice(0, MOST_STARS);

/** The stars of a task, drawn and in words. (STK-5) */
export function StarsMark({ stars, isLarge = false }: { readonly stars: Stars; readonly isLarge?: boolean }) {
  return (
    <span className={classNames(styles.mark, isLarge && styles.large)}>
      <span className={styles.signs} aria-hidden="true">
        {PLACES.map((place) => (
          <Star key={place} className={place < stars ? styles.full : styles.empty} />
        ))}
      </span>
      <bdi>{starsText.count(stars)}</bdi>
    </span>
  );
}
