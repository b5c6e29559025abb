import type { ReactNode } from 'react';
import styles from './card-title.module.css';

/** The head of a card of a screen: its title, and at the right what its numbers count or come to. */
export function CardTitle({ children, end = null }: { children: ReactNode; end?: ReactNode }) {
  return (
    <h2 className={styles.title}>
      {children}
      {end}
    </h2>
  );
}
