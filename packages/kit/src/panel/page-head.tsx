import type { ReactNode } from 'react';
import { PageHelp } from '../help/page-help.tsx';
import styles from './page-head.module.css';

/** Title of a page, a line under it, its actions at the right end, and help about it. */
export function PageHead({ title, sub, children }: { title: string; sub?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {sub === undefined ? null : <p>{sub}</p>}
      </div>
      <div className={styles.actions}>
        {children}
        <PageHelp />
      </div>
    </div>
  );
}
