import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** Title of a page, a line under it, and its actions at the right end. */
export function PageHead({ title, sub, children }: { title: string; sub?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {sub === undefined ? null : <p>{sub}</p>}
      </div>
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
    </div>
  );
}
