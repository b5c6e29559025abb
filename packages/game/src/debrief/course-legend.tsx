import { whatIfText } from '@fracht/content';
import type { CarType } from '@fracht/engine';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import styles from './course-legend.module.css';

const { course: words } = whatIfText;
const KINDS = ['empty', 'drive', 'load', 'wait', 'rest'] as const;

/** What the shapes of the two courses mean, in the colour of their type of car. */
export function CourseLegend({ type }: { readonly type: CarType }) {
  return (
    <span className={classNames(styles.legend, styles[type])} aria-hidden="true">
      {KINDS.map((kind) => (
        <span key={kind}>
          <i className={styles[kind]} />
          <bdi>{words.legend[kind]}</bdi>
        </span>
      ))}
      <span>
        <i className={styles.hatch} />
        <bdi>{words.over}</bdi>
      </span>
    </span>
  );
}
