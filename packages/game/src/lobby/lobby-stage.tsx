import { gameText } from '@fracht/content';
import styles from './lobby-card.module.css';

/** The text that opens round 1, as the lobby shows it; the admin sees the same as a preview while writing it. */
export function LobbyStage({ text }: { readonly text: string }) {
  return (
    <section className={styles.card}>
      <h2>{gameText.lobby.stage(1)}</h2>
      <p className={styles.stage}>{text}</p>
    </section>
  );
}
