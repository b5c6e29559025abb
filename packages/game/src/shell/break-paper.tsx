import type { ReactNode } from 'react';
import { gameText } from '@fracht/content';
import styles from './strips.module.css';

/** The card between two rounds with its text; the admin sees the same as a preview while writing. (SHL-7) */
export function BreakPaper({
  round,
  text,
  result = null,
  children,
}: {
  /** The round that is over. */
  readonly round: number;
  readonly text: string;
  readonly result?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.card}>
      <h2>{gameText.pause.roundTitle(round)}</h2>
      {result}
      <h3>{gameText.pause.next(round + 1)}</h3>
      <p className={styles.stage}>{text}</p>
      {children}
    </div>
  );
}
