import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import styles from './task-link.module.css';

/** The link to a task that is played again on its own. */
export function TaskLink({ item, children }: { readonly item: string; readonly children: ReactNode }) {
  return (
    <Link to="/panel/student/term/task/$item" params={{ item }} search={{ items: item }} className={styles.link}>
      {children}
    </Link>
  );
}
