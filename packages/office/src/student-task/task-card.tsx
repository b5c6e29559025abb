import { useEffect, useRef } from 'react';
import type { Reply } from '@fracht/engine';
import { taskText } from '@fracht/content';
import type { TaskPayload } from '@fracht/protocol';
import { Answers } from '@fracht/game/situations/answers.tsx';
import { DecisionBox } from '@fracht/game/situations/decision-box.tsx';
import { NumbersSection } from '@fracht/game/situations/numbers-section.tsx';
import { Report } from '@fracht/game/situations/report.tsx';
import { TextAnswer } from '@fracht/game/situations/text-answer.tsx';
import talk from '@fracht/game/situations/talk.module.css';
import { TermText } from '@fracht/kit/help/term-text.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { useReturnFocus } from '@fracht/kit/ui/use-return-focus.ts';
import { TaskEnd } from './task-end.tsx';
import styles from './task-card.module.css';

type TaskCardProps = {
  readonly task: TaskPayload;
  /** The answer that is being sent; null: none. */
  readonly waiting: Reply | null;
  /** Why the last answer was not accepted; null: it was. */
  readonly refusal: string | null;
  /** The next task of the series; null: this is the last. */
  readonly next: string | null;
  readonly items: readonly string[];
  readonly onAnswer: (reply: Reply) => void;
  readonly onRetry: () => void;
};

/** What is reported, the verdict of the last answer, and the present question with its answers or the end. (STK-1, STK-2, STK-3) */
export function TaskCard({ task, waiting, refusal, next, items, onAnswer, onRetry }: TaskCardProps) {
  const last = task.decisions.at(-1);
  return (
    <Card className={styles.card}>
      {task.decisions.length === 0 ? (
        <Begun task={task} />
      ) : (
        <details className={styles.fold}>
          <summary>{taskText.report}</summary>
          <p>
            <TermText text={task.description} />
          </p>
        </details>
      )}
      {task.knowledge === '' || task.end !== null ? null : (
        <details className={styles.fold}>
          <summary>{taskText.knowledge}</summary>
          <p>
            <TermText text={task.knowledge} />
          </p>
        </details>
      )}
      <div role="status">
        {last === undefined || task.end !== null ? null : (
          <div className={talk.section}>
            <DecisionBox decision={last} />
          </div>
        )}
      </div>
      {task.end === null ? (
        <Asked key={task.decisions.length} task={task} waiting={waiting} refusal={refusal} onAnswer={onAnswer} />
      ) : (
        <TaskEnd task={task} end={task.end} next={next} items={items} onRetry={onRetry} />
      )}
    </Card>
  );
}

/** The report that opens a task. It takes the focus unless something else has it, because the button that was pressed to start is gone by now. (STK-3) */
function Begun({ task: { image, description } }: Pick<TaskCardProps, 'task'>) {
  const report = useReturnFocus<HTMLDivElement>(true);
  return (
    <div ref={report} tabIndex={-1}>
      <Report title={taskText.report} image={image} text={description} />
    </div>
  );
}

type AskedProps = Pick<TaskCardProps, 'task' | 'waiting' | 'refusal' | 'onAnswer'>;

function Asked({ task: { node, decisions, ...numbers }, waiting, refusal, onAnswer }: AskedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const goesOn = decisions.length > 0;
  useEffect(() => {
    if (goesOn) title.current?.focus();
  }, [goesOn]);
  if (node === null) return null;
  const isPending = waiting !== null;
  const send = (reply: Reply): void => {
    if (!isPending) onAnswer(reply);
  };
  // Answering is never disabled: a refusal is shown above, and another answer may be chosen.
  const reply = { send, refusal: null, isPending, waiting, isOffline: false };
  return (
    <section className={talk.section}>
      <h2 ref={title} tabIndex={-1} className={talk.question}>
        <TermText text={node.text} />
      </h2>
      {refusal === null ? null : <Note tone="warn">{`${taskText.notSent} ${refusal}`}</Note>}
      {node.textInput ? <TextAnswer reply={reply} /> : <Answers answers={node.answers} reply={reply} />}
      <NumbersSection shown={numbers} which="papers" />
      <p className="xs muted">
        <bdi>{`${taskText.calm} `}</bdi>
        {node.textInput ? null : <span className={styles.keys}>{taskText.keys}</span>}
      </p>
    </section>
  );
}
