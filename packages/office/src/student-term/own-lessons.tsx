import { Link } from '@tanstack/react-router';
import { termText } from '@fracht/content';
import type { OwnLesson } from '@fracht/protocol';
import { formatDate, formatDayTime, formatNumber } from '@fracht/kit/format.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardHead } from '@fracht/kit/ui/card.tsx';
import styles from './own-lessons.module.css';

/** The lessons of the term in order, each with the student's own result and the link to its debrief. (SEM-3) */
export function OwnLessons({ lessons }: { readonly lessons: readonly OwnLesson[] }) {
  return (
    <Card>
      <CardHead title={termText.lessons} />
      <ol>
        {lessons.map((lesson) => (
          <Lesson key={lesson.game} lesson={lesson} />
        ))}
      </ol>
    </Card>
  );
}

function Lesson({ lesson }: { readonly lesson: OwnLesson }) {
  const { game, kind, number, date, groupName, score, place, players, profiles, heldBackUntil } = lesson;
  const text = termText;
  const name = text.lesson(kind, number);
  const when = text.when(formatDate(date), groupName);
  return (
    <li className={styles.lesson}>
      <div>
        <b>{name}</b>
        <p className="small muted">{when}</p>
        <p className="small">{text.result(formatNumber(score), place, players)}</p>
        {heldBackUntil === null ? null : <p className="small muted">{text.heldBack(formatDayTime(heldBackUntil))}</p>}
        {profiles.length === 0 && heldBackUntil === null ? <p className="small muted">{text.notYet}</p> : null}
      </div>
      <div className="row wrap">
        <Link
          to="/game/$id/summary"
          params={{ id: game }}
          className={buttonClass({ size: 's' })}
          aria-label={`${text.debrief}: ${name}, ${when}`}
        >
          {text.debrief}
        </Link>
        <Link
          to="/game/$id/skills"
          params={{ id: game }}
          className={buttonClass({ size: 's' })}
          aria-label={`${text.skills}: ${name}, ${when}`}
        >
          {text.skills}
        </Link>
      </div>
    </li>
  );
}
