import { Link } from '@tanstack/react-router';
import { practiceMarkText } from '@fracht/content';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import type { PracticeOfPlayer } from '@fracht/protocol';
import { useGame, useViewer } from '../store/hooks.ts';
import { useExpectedPlayers } from './use-expected-players.ts';
import { usePractice } from './use-practice.ts';
import { useSeats } from './use-seats.ts';
import styles from './practice-mark.module.css';
import card from './lobby-card.module.css';

/** The maximum number of people named; the rest is a number. */
const NAMED = 3;

/** Who has done the practice, and for a student the link to their own. (LOB-8) */
export function PracticeCard() {
  const { player, type } = useViewer();
  const { data: marks } = usePractice();
  const { students } = useExpectedPlayers();
  const { nameOf } = useSeats();
  if (marks === undefined || students.length === 0) return null;
  const here = students.map(({ id }) => ({ name: nameOf(id), ...markOf(marks, id) }));
  const done = here.filter((one) => one.done).length;
  const doing = here.filter((one) => !one.done && one.step > 0);
  const missing = here.filter((one) => !one.done && one.step === 0);
  const title = practiceMarkText.count(done, here.length);
  return (
    <section className={card.card}>
      <h2>{title}</h2>
      <ProgressBar share={done / here.length} label={title} tone="ok" />
      <p className={styles.count}>
        {`${doing.length === 0 ? '' : `${practiceMarkText.doing(names(doing))} `}${missing.length === 0 ? '' : `${practiceMarkText.missing(names(missing))} `}${practiceMarkText.cost}`}
      </p>
      {type === 'STUDENT' ? <OwnWay own={markOf(marks, player)} /> : null}
    </section>
  );
}

function OwnWay({ own }: { readonly own: PracticeOfPlayer }) {
  const game = useGame(({ setup }) => setup.game);
  return (
    <>
      <p className={styles.count}>{practiceMarkText.waiting}</p>
      <div className={styles.ways}>
        <Link
          to={`/game/${encodeURIComponent(game)}/practice`}
          className={buttonClass({ kind: own.done ? 'plain' : 'primary' })}
        >
          {ownWords(own)}
        </Link>
      </div>
    </>
  );
}

function ownWords({ step, done }: PracticeOfPlayer): string {
  if (done) return practiceMarkText.again;
  return step > 0 ? practiceMarkText.goOn(step) : practiceMarkText.begin;
}

/** One student's progress; a student not listed has not begun. */
export function markOf(marks: readonly PracticeOfPlayer[], player: string): PracticeOfPlayer {
  return marks.find((mark) => mark.player === player) ?? { player, step: 0, done: false };
}

function names(people: readonly { readonly name: string }[]): string {
  const shown = people.slice(0, NAMED).map(({ name }) => name);
  const more = people.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` ${practiceMarkText.more(more)}` : ''}`;
}
