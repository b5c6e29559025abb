import type { ReactNode } from 'react';
import { gameText } from '@fracht/content';
import styles from './break-paper.module.css';

/** The card between two rounds with its text; the admin sees the same as a preview while writing. (SHL-7) */
export function BreakPaper({
  round,
  text,
  over = null,
  title = gameText.pause.roundTitle(round),
  beside = null,
  result = null,
  children,
}: {
  /** The round that is over. */
  readonly round: number;
  readonly text: string;
  /** A line above the title, and what is on its right. */
  readonly over?: string | null;
  readonly title?: string;
  readonly beside?: ReactNode;
  readonly result?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.card}>
      <header className={styles.head}>
        <div>
          {over === null ? null : <p className={styles.over}>{over}</p>}
          <h2>{title}</h2>
        </div>
        {beside}
      </header>
      {result}
      <footer className={styles.foot}>
        <div>
          <h3>{gameText.pause.next(round + 1)}</h3>
          <p className={styles.stage}>{text}</p>
        </div>
        {children}
      </footer>
    </div>
  );
}
