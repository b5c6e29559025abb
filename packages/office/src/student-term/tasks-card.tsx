import { starsText } from '@fracht/content';
import type { OwnTasks } from '@fracht/protocol';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { StarsMark } from '../student-task/stars-mark.tsx';
import { TaskLink } from './task-link.tsx';
import styles from './tasks-card.module.css';

/** How many tasks were completed, with their stars, and a list of them, each a link to play it again. (SEM-6) */
export function TasksCard({ tasks: { all, done } }: { readonly tasks: OwnTasks }) {
  const sum = done.reduce((stars, task) => stars + task.stars, 0);
  return (
    <Card>
      <CardHead title={starsText.title} />
      <CardBody>
        {done.length === 0 ? (
          <p className="muted">{starsText.none}</p>
        ) : (
          <>
            <p>{starsText.line(done.length, all, sum)}</p>
            <details className={styles.done}>
              <summary>{starsText.list}</summary>
              <ul>
                {done.map(({ item, name, stars }) => (
                  <li key={item}>
                    <TaskLink item={item}>{name}</TaskLink>
                    <StarsMark stars={stars} />
                  </li>
                ))}
              </ul>
            </details>
          </>
        )}
      </CardBody>
    </Card>
  );
}
