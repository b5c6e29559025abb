import { useState } from 'react';
import { ListChecks } from 'lucide-react';
import { setTasksText } from '@fracht/content';
import type { GroupTasks } from '@fracht/protocol';
import { formatDate } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardFoot, CardHead } from '@fracht/kit/ui/card.tsx';
import { SetTasksDialog } from './set-tasks-dialog.tsx';
import { useSetTasks } from './use-set-tasks.ts';
import styles from './set-tasks.module.css';

type SetTasksCardProps = { readonly group: string; readonly tasks: GroupTasks };
type TasksOfGroup = NonNullable<GroupTasks['set']>;

/** The tasks set to the group, how many students have done them, and buttons to set, change and unset them. (GTM-5) */
export function SetTasksCard({ group, tasks: { set, students } }: SetTasksCardProps) {
  const text = setTasksText;
  const [isOpen, setIsOpen] = useState(false);
  const save = useSetTasks();
  const before = { group, items: set?.tasks.map(({ item }) => item) ?? [], until: lastDay(set) };
  return (
    <Card>
      <CardHead title={text.title} />
      <CardBody>
        {set === null ? <p className="muted">{text.none}</p> : <SetList set={set} all={students.length} />}
      </CardBody>
      <CardFoot className="row wrap">
        <Button onClick={() => setIsOpen(true)}>
          <ListChecks className="i" aria-hidden="true" />
          {set === null ? text.set : text.change}
        </Button>
        {set === null ? null : (
          <Button
            isBusy={save.isPending}
            onClick={() => save.mutate({ now: { group, items: [], until: null }, before })}
          >
            {text.unset}
          </Button>
        )}
      </CardFoot>
      {isOpen ? (
        <SetTasksDialog
          before={before}
          base={{ items: before.items, until: set?.until ?? null }}
          students={students.length}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Card>
  );
}

/** The last day for which they are set; a past one could not be set again. */
function lastDay(set: TasksOfGroup | null): string | null {
  return set === null || set.isOver ? null : set.until;
}

function SetList({ set: { until, isOver, tasks }, all }: { readonly set: TasksOfGroup; readonly all: number }) {
  const text = setTasksText;
  const day = until === null ? null : formatDate(until);
  return (
    <>
      <p className="small muted">{day === null ? text.noDay : isOver ? text.isOver(day) : text.until(day)}</p>
      <ul className={styles.set}>
        {tasks.map(({ item, name, done }) => (
          <li key={item}>
            <span>{name}</span>
            <span className="muted">{text.done(done, all)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
