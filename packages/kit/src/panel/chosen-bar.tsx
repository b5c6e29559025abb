import type { ReactNode } from 'react';
import { Pick } from '../ui/choice.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './chosen-bar.module.css';

/** The bar of bulk actions for the chosen rows of a table; `isSticky`: it stays in sight while a long table scrolls. */
export function ChosenBar({
  says,
  clear,
  isBusy = false,
  isSticky = false,
  onClear,
  children,
}: {
  says: string;
  clear: string;
  isBusy?: boolean;
  isSticky?: boolean;
  onClear: () => void;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.bar, isSticky && styles.sticky)}>
      <Pick label={clear} checked disabled={isBusy} onChange={onClear} />
      <span role="status">{says}</span>
      {children}
    </div>
  );
}
