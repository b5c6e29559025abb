import { Link } from '@tanstack/react-router';
import { setTasksText, termText } from '@fracht/content';
import type { OwnSetTasks } from '@fracht/protocol';
import { formatDate } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { StarsMark } from '../student-task/stars-mark.tsx';
import { TaskLink } from './task-link.tsx';
import styles from './exercises-card.module.css';

/** What the lecturer has set to practise: until when, each task with its stars, and one button for those that are left. (SEM-7) */
export function SetTasksPart({ set: { until, tasks } }: { readonly set: OwnSetTasks }) {
  const { own } = setTasksText;
  const left = tasks.filter(({ stars }) => stars === null);
  const [first] = left;
  return (
    <div className={classNames(styles.exercise, styles.set)}>
      <h3>{own.title}</h3>
      <p className={styles.why}>{until === null ? own.noDay : own.until(formatDate(until))}</p>
      <ul className={styles.tasks}>
        {tasks.map(({ item, name, stars }) => (
          <li key={item}>
            {stars === null ? (
              name
            ) : (
              <>
                <TaskLink item={item}>{name}</TaskLink>
                <StarsMark stars={stars} />
              </>
            )}
          </li>
        ))}
      </ul>
      {first === undefined ? (
        <p>{own.allDone}</p>
      ) : (
        <Link
          to="/panel/student/term/task/$item"
          params={{ item: first.item }}
          search={{ items: left.map(({ item }) => item).join(',') }}
          className={buttonClass({ kind: 'primary' })}
        >
          {termText.next.take(left.length)}
        </Link>
      )}
    </div>
  );
}
