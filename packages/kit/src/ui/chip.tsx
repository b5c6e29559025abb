import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { wholeTexts } from './whole-texts.tsx';
import styles from './chip.module.css';

export type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'bad';

/** A state in one word, always with its icon before it: colour is never the only sign. */
export function Chip({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: Tone | undefined;
  icon?: ReactNode | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.chip, styles[tone], className)}>
      {icon}
      {wholeTexts(children)}
    </span>
  );
}

/** A small number in a pill; `isAlert` makes it red. */
export function Count({
  value,
  isAlert = false,
  className,
}: {
  value: number | string;
  isAlert?: boolean | undefined;
  className?: string | undefined;
}) {
  return <span className={classNames(styles.count, isAlert && styles.alert, className)}>{value}</span>;
}
