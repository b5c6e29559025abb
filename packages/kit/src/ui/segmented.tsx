import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { wholeTexts } from './whole-texts.tsx';
import styles from './segmented.module.css';

export type Segment<T extends string | number> = {
  readonly value: T;
  readonly text: ReactNode;
  readonly count?: number | undefined;
};

/** Two to four short choices or filters in one bar; the pressed one is raised. */
export function Segmented<T extends string | number>({
  label,
  labelledBy,
  segments,
  value,
  onChange,
  isSmall = false,
}: {
  label?: string | undefined;
  labelledBy?: string | undefined;
  segments: readonly Segment<T>[];
  value: T;
  onChange: (value: T) => void;
  isSmall?: boolean | undefined;
}) {
  return (
    <div
      className={classNames(styles.bar, isSmall && styles.small)}
      role="group"
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
        >
          {wholeTexts(segment.text)}
          {segment.count === undefined ? null : <span className={styles.count}>{segment.count}</span>}
        </button>
      ))}
    </div>
  );
}
