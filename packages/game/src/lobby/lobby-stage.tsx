import type { ReactNode } from 'react';
import { gameText } from '@fracht/content';
import styles from './lobby-screen.module.css';

/** What to mind in round 1, as the lobby shows it; also what the admin sees beside the words while writing them. */
export function LobbyStage({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{gameText.lobby.stage(1)}</h2>
      <p className={styles.stage}>{text}</p>
      {children}
    </section>
  );
}
