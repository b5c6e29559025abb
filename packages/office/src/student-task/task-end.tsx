import { useEffect, useRef } from 'react';
import { situationsText, starsText, taskText } from '@fracht/content';
import type { TaskPayload } from '@fracht/protocol';
import { DecisionBox } from '@fracht/game/situations/decision-box.tsx';
import { formatChange, formatDuration, formatNumber, formatWholeZloty } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Table } from '@fracht/kit/ui/table.tsx';
import { StarsMark } from './stars-mark.tsx';
import { NextTask, ToTerm } from './task-links.tsx';
import styles from './task-card.module.css';

type End = NonNullable<TaskPayload['end']>;

type TaskEndProps = {
  readonly task: Pick<TaskPayload, 'decisions'>;
  readonly end: End;
  readonly next: string | null;
  readonly items: readonly string[];
  readonly onRetry: () => void;
};

/** The result of the task: its stars, the student's answers next to the best ones, and why those are the best. (STK-3, STK-5) */
export function TaskEnd({ task, end, next, items, onRetry }: TaskEndProps) {
  const text = taskText.over;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isBest = end.own.points >= end.best.points;
  return (
    <div className={styles.end}>
      <h2 ref={title} tabIndex={-1}>
        {isBest ? text.best : text.other}
      </h2>
      <EarnedStars end={end} />
      <Compared end={end} />
      <div>
        <h3>{text.answers}</h3>
        <ol className={styles.answers}>
          {task.decisions.map((decision, at) => (
            <li key={`${String(at)} ${decision.question}`}>
              <DecisionBox decision={decision} />
            </li>
          ))}
        </ol>
      </div>
      {isBest ? null : <BestWay way={end.way} />}
      <div className="row wrap">
        {next === null ? <ToTerm isFirst /> : <NextTask item={next} items={items} />}
        <Button onClick={onRetry}>{text.retry}</Button>
        {next === null ? null : <ToTerm />}
      </div>
    </div>
  );
}

/** The stars of this try with the reason, and those of an earlier one that was better. (STK-5) */
function EarnedStars({ end: { stars, kept, isBreach } }: { readonly end: End }) {
  const isHeldBack = isBreach && stars === 1;
  return (
    <div>
      <StarsMark stars={stars} isLarge />
      <p className="small muted">
        {`${isHeldBack ? starsText.breach : starsText.why[stars]} ${kept > stars ? starsText.kept(kept) : ''}`}
      </p>
    </div>
  );
}

function Compared({ end: { own, best } }: { readonly end: End }) {
  const text = taskText.over;
  const rows = [
    { name: text.points, own: formatNumber(own.points), best: formatNumber(best.points) },
    { name: text.money, own: formatWholeZloty(own.zloty), best: formatWholeZloty(best.zloty) },
    { name: text.minutes, own: formatDuration(own.minutes), best: formatDuration(best.minutes) },
  ];
  return (
    <Table label={text.table} asCards={false}>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{text.table}</span>
          </th>
          <th scope="col">{text.own}</th>
          <th scope="col">{text.bestWay}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.own}</td>
            <td>{row.best}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function BestWay({ way }: Pick<End, 'way'>) {
  return (
    <div>
      <h3>{taskText.over.way}</h3>
      <ol className={styles.way}>
        {way.map(({ question, answer, feedback, points }, at) => (
          <li key={`${String(at)} ${question}`}>
            <p className="muted">{question}</p>
            <p>
              <b>{answer}</b>
              <bdi>{` (${situationsText.feedback.points(formatChange(points))})`}</bdi>
            </p>
            {feedback === '' ? null : <p>{feedback}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
