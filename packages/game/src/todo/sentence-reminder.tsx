import { sentencesText } from '@fracht/content';
import { findPlayer, type GameState, type PlayerId } from '@fracht/engine';
import { useEarlierSentences } from '../parts/use-earlier-sentences.ts';
import styles from './todo-panel.module.css';

type SentenceReminderProps = { readonly game: GameState; readonly player: PlayerId };

/** The student's own sentence from after the last game, until the first order of this one is reserved: a student who comes late has not seen the lobby. (MAP-20) */
export function SentenceReminder({ game, player }: SentenceReminderProps) {
  const hasBooked = findPlayer(game, player)?.journal.some(({ what }) => what === 'ORDER_BOOKED') === true;
  const own = useEarlierSentences(!hasBooked)?.own ?? null;
  if (hasBooked || own === null) return null;
  return (
    <p className={styles.reminder}>
      <b>{`${sentencesText.begin} `}</b>
      <bdi>{own}</bdi>
    </p>
  );
}
