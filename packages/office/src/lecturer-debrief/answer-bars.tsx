import { classDebriefText } from '@fracht/content';
import type { ClassPoint } from '@fracht/protocol';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { shownOptions } from './class-points.ts';
import styles from './answer-bars.module.css';

/** How many chose each answer, as a stacked bar; the best answer is marked by colour, by a tick and, for screen readers, by a word. (CDB-4) */
export function AnswerBars({ point }: { readonly point: ClassPoint }) {
  const options = shownOptions(point);
  const spoken = options.map(({ letter, text, count, isBest }) =>
    classDebriefText.optionSpoken(letter, text, count, isBest),
  );
  return (
    <span className={styles.bar} role="img" aria-label={spoken.join('; ')}>
      {options
        .filter(({ count, isBest }) => count > 0 || isBest)
        .map(({ letter, count, isBest }) => (
          <span key={letter} className={classNames(isBest && styles.best)} style={{ flexGrow: count }}>
            {`${letter} ${count}`}
          </span>
        ))}
    </span>
  );
}
