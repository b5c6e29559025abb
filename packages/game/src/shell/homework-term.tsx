import { Clock } from 'lucide-react';
import { gameText, soloText } from '@fracht/content';
import { formatDayTime, formatTime } from '@fracht/kit/format.ts';
import { useGame } from '../store/hooks.ts';
import { useHomeworkTerm } from '../store/use-homework-term.ts';
import styles from './strips.module.css';

const HOUR_MS = 3_600_000;

/** In a pause: until when the game waits. (SOL-5) */
export function PauseTerm() {
  const term = useHomeworkTerm();
  if (term === null) return <bdi>{gameText.pause.ownText}</bdi>;
  return <bdi>{term.leftMs > 0 ? soloText.term.waits(formatDayTime(term.closesAt)) : soloText.term.over}</bdi>;
}

/** A strip shown from an hour before the deadline until the server ends the game: the deadline, and what it means. (SOL-5) */
export function TermStrip() {
  const term = useHomeworkTerm();
  const isOn = useGame(({ state }) => state === 'IN_PROGRESS' || state === 'PAUSED');
  if (term === null || !isOn || term.leftMs > HOUR_MS) return null;
  const { soon, over, uncounted } = soloText.term;
  return (
    <div className={styles.strip} role="status">
      <Clock className="i" aria-hidden="true" />
      <div>
        <b>{term.leftMs > 0 ? soon(formatTime(term.closesAt)) : over}</b> <span>{uncounted}</span>
      </div>
    </div>
  );
}
