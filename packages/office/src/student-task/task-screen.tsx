import { useLocation, useParams } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { competenceLabels, taskText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { ToTerm } from './task-links.tsx';
import { TaskCard } from './task-card.tsx';
import { usePlayedTask } from './use-played-task.ts';

/** A situation of the library, played question by question without a game. (STK-1 to STK-4) */
export function TaskScreen() {
  const { item = '' } = useParams({ strict: false });
  const { searchStr } = useLocation();
  return <Task key={item} item={item} items={itemsIn(searchStr, item)} />;
}

type TaskProps = { readonly item: string; readonly items: readonly string[] };

function Task({ item, items }: TaskProps) {
  const { asked, waiting, refusal, onAnswer, onRetry } = usePlayedTask(item);
  const { data, error } = asked;
  if (data === undefined) {
    return (
      <>
        <PageHead title={taskText.title} />
        <Card>
          {error === null ? (
            <CardBody>
              <p role="status">{taskText.loading}</p>
            </CardBody>
          ) : (
            <NotThere text={error.message} onAgain={() => void asked.refetch()} />
          )}
        </Card>
      </>
    );
  }
  const at = items.indexOf(item);
  return (
    <>
      <PageHead
        title={data.name}
        sub={taskText.sub(
          competenceLabels[data.competence],
          items.length > 1 ? { at: at + 1, of: items.length } : null,
        )}
      />
      <TaskCard
        task={data}
        waiting={waiting}
        refusal={refusal}
        next={items[at + 1] ?? null}
        items={items}
        onAnswer={onAnswer}
        onRetry={onRetry}
      />
    </>
  );
}

type NotThereProps = { readonly text: string; readonly onAgain: () => void };

function NotThere({ text, onAgain }: NotThereProps) {
  return (
    <EmptyState
      icon={<ClipboardList className="i-l" aria-hidden="true" />}
      title={taskText.failed}
      text={text}
      action={
        <div className="row wrap">
          <Button kind="primary" onClick={onAgain}>
            {taskText.again}
          </Button>
          <ToTerm />
        </div>
      }
    />
  );
}

/** The tasks in an address, one after another; only this one if it is not among them. */
function itemsIn(search: string, item: string): readonly string[] {
  const told = new URLSearchParams(search).get('items')?.replace(/^"(?<ids>.*)"$/u, '$<ids>') ?? '';
  const items = told.split(',').filter((id) => id !== '');
  return items.includes(item) ? items : [item];
}
