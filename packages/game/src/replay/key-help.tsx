import { memo } from 'react';
import { replayText } from '@fracht/content';
import { roundsOf } from '@fracht/engine';
import { useGame } from '../store/hooks.ts';
import styles from './key-help.module.css';

const { keys } = replayText;

const rowsFor = (rounds: number): readonly (readonly [keys: readonly string[], word: string])[] => [
  [[keys.space], keys.play],
  [['←', '→'], keys.happening],
  [[keys.shift, '←', '→'], keys.minute],
  ...(rounds === 1 ? [] : ([[[`1–${rounds}`], keys.round]] as const)),
  [['−', '+'], keys.tempo],
  [['F'], keys.filter],
];

/** The keys of a replay, below its time line. */
export const KeyHelp = memo(function KeyHelp() {
  const rounds = useGame(({ setup }) => roundsOf(setup));
  return (
    <ul className={styles.keys} aria-label={keys.title}>
      {rowsFor(rounds).map(([names, word]) => (
        <li key={word}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
          <bdi>{word}</bdi>
        </li>
      ))}
      <li className={styles.nightKey}>
        <i aria-hidden="true" />
        <bdi>{replayText.night}</bdi>
      </li>
    </ul>
  );
});
