import { replayText } from '@fracht/content';
import { ROUNDS } from '@fracht/engine';
import styles from './replay.module.css';

const { keys } = replayText;

const ROWS: readonly (readonly [keys: readonly string[], word: string])[] = [
  [[keys.space], keys.play],
  [['←', '→'], keys.happening],
  [[keys.shift, '←', '→'], keys.minute],
  [[`1–${ROUNDS}`], keys.round],
  [['−', '+'], keys.tempo],
  [['F'], keys.filter],
];

/** The keys of a replay, below its time line. */
export function KeyHelp() {
  return (
    <ul className={styles.keys} aria-label={keys.title}>
      {ROWS.map(([names, word]) => (
        <li key={word}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
          {word}
        </li>
      ))}
      <li className={styles.nightKey}>
        <i aria-hidden="true" />
        {replayText.night}
      </li>
    </ul>
  );
}
