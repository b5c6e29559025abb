import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** What an empty list shows: what is missing, why, and the one action that helps. */
export function EmptyState({
  icon,
  title,
  text,
  action,
}: {
  icon: ReactNode;
  title: string;
  text?: ReactNode | undefined;
  action?: ReactNode | undefined;
}) {
  return (
    <div className={styles.empty}>
      <span className={styles.disc}>{icon}</span>
      <b>{title}</b>
      {text === undefined ? null : <p>{text}</p>}
      {action}
    </div>
  );
}
