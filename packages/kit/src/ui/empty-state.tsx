import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** What a list shows when it holds nothing: what is missing, why, and the one thing to do. */
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
