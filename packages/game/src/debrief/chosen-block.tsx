import { decisionText, stopsText } from '@fracht/content';
import type { DebriefDecision } from '@fracht/protocol';
import { formatDuration } from '@fracht/kit/format.ts';
import { useGame } from '../store/hooks.ts';
import { choiceWords } from './choice-words.ts';
import type { DebriefStop } from './decision.ts';
import { chanceWords } from './worth-words.ts';
import styles from './stop-detail.module.css';

/** What was chosen, how often the class chose the same, and how chance affected it. */
export function ChosenBlock({ stop: { decision, inClass } }: { readonly stop: DebriefStop }) {
  const world = useGame(({ setup }) => setup.world);
  const notes = [limitNote(decision) ?? '', chanceWords(decision)].filter((note) => note !== '');
  return (
    <section>
      <h3>
        <bdi>{stopsText.chosen}</bdi>
        {inClass === null ? null : <span>{stopsText.inClass(inClass.times, inClass.players)}</span>}
      </h3>
      <p className={styles.pick}>{choiceWords(decision.chosen, decision.kind, world)}</p>
      {notes.map((note) => (
        <p key={note} className={styles.sub}>
          {note}
        </p>
      ))}
    </section>
  );
}

/**
 * How much time the driver had left until the limit that the decision broke, else until the nearer one, the driving time or the end of his day, or would have
 * had left at the chosen parking; null for decisions to which that does not apply.
 */
export function limitNote(decision: DebriefDecision): string | null {
  const { kind, chosen, car, judgement } = decision;
  if (chosen.is === 'PARKING' && chosen.overrun !== null) {
    const { overAtStop, limitAtStop } = decisionText;
    return sentence((chosen.overrun > 0 ? overAtStop : limitAtStop)(formatDuration(Math.abs(chosen.overrun))));
  }
  if (car === null || (kind !== 'DRIVE_ON' && kind !== 'PARK')) return null;
  const left = car.maxWorkTime - car.working;
  const isDay = car.dayLeft !== null && (judgement?.breaks?.limit ?? nearer(car.dayLeft, left)) === 'DAY';
  const words = isDay ? decisionText.day : decisionText.driving;
  const minutes = isDay ? (car.dayLeft ?? 0) : left;
  return sentence((minutes < 0 ? words.past : words.left)(formatDuration(Math.abs(minutes))));
}

function nearer(day: number, driving: number): 'DAY' | 'DRIVING' {
  return day < driving ? 'DAY' : 'DRIVING';
}

/** A sentence ends with one full stop, also after an abbreviation. */
export function sentence(text: string): string {
  return /[.?!]$/u.test(text) ? text : `${text}.`;
}
