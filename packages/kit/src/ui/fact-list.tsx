import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './fact-list.module.css';

type FactListProps = {
  /** Its name for screen readers if there is no heading above. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Facts in rows: names at the left end, values at the right one. */
export function FactList({ label, className, children }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, className)} aria-label={label}>
      {children}
    </dl>
  );
}

/** One fact of such a list. */
export function FactRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
