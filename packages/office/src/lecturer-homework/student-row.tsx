import { Link, useNavigate } from '@tanstack/react-router';
import { Check, CircleDashed, CircleSlash, History, Play } from 'lucide-react';
import { homeworkText } from '@fracht/content';
import { type HomeworkAttempt, type HomeworkStudent, usedAttempts } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Chip, type Tone } from '@fracht/kit/ui/chip.tsx';
import { Menu } from '@fracht/kit/ui/menu.tsx';
import { Cell, Row } from '@fracht/kit/ui/table.tsx';
import { type Bounds, isAtItAgain, isToRemind, lastWords, scoreWords } from './homework-facts.ts';
import styles from './homework.module.css';

const LOOKS: Readonly<Record<HomeworkStudent['state'], { readonly tone: Tone; readonly icon: typeof Play }>> = {
  DONE: { tone: 'ok', icon: Check },
  OPEN: { tone: 'info', icon: Play },
  BROKEN_OFF: { tone: 'warn', icon: CircleSlash },
  NONE: { tone: 'neutral', icon: CircleDashed },
};

/** Reminds one student, or all who have not begun. */
export type Remind = (student?: string) => void;

type RowProps = {
  readonly student: HomeworkStudent;
  /** The name, with what tells namesakes apart. (VAL-6) */
  readonly name: string;
  readonly homework: Bounds;
  readonly onRemind: Remind | null;
};

/** One student of an assignment: the student's state, the result, and the link to each replay. (HWO-3, HWO-4) */
export function HomeworkStudentRow({ student, name, homework, onRemind }: RowProps) {
  const text = homeworkText.students;
  const { columns } = text;
  const { tone, icon: Sign } = LOOKS[student.state];
  return (
    <Row>
      <Cell className={styles.person}>
        <span className="b">{name}</span>
      </Cell>
      <Cell>
        <Chip tone={tone} icon={<Sign aria-hidden="true" />}>
          {text.states[student.state]}
        </Chip>
        {isAtItAgain(student) ? <span className="small muted nw">{` ${text.again}`}</span> : null}
      </Cell>
      <Cell isNumber isStrong label={columns.score}>
        {scoreWords(student.score)}
      </Cell>
      <Cell isNumber label={columns.attempts}>
        {text.ofAttempts(usedAttempts(homework.closesAt, student.attempts), homework.attempts)}
      </Cell>
      <Cell isMuted label={columns.last}>
        {lastWords(student)}
      </Cell>
      <Cell>
        <span className="row end">
          <StudentActions student={student} name={name} onRemind={isToRemind(student, homework) ? onRemind : null} />
        </span>
      </Cell>
    </Row>
  );
}

type StudentActionsProps = {
  readonly student: HomeworkStudent;
  readonly name: string;
  readonly onRemind: Remind | null;
};

/** The replays of what was played, and a reminder if it may be of use. (HWO-4, HWO-5) */
function StudentActions({ student, name, onRemind }: StudentActionsProps) {
  const text = homeworkText.students;
  const over = student.attempts.filter(({ state }) => state !== 'OPEN');
  if (over.length === 0 && onRemind === null) return <span className="muted">–</span>;
  return (
    <>
      <Replays student={student} over={over} name={name} />
      {onRemind === null ? null : (
        <Button size="s" onClick={() => onRemind(student.id)} aria-label={text.remindOne(name)}>
          {text.remind}
        </Button>
      )}
    </>
  );
}

type ReplaysProps = {
  readonly student: HomeworkStudent;
  readonly over: readonly HomeworkAttempt[];
  readonly name: string;
};

/** The replay of the counted attempt, and a menu if there are several. */
function Replays({ student: { counted }, over, name }: ReplaysProps) {
  const text = homeworkText.students;
  const navigate = useNavigate();
  const first = over.find(({ game }) => game === counted) ?? over.at(-1);
  if (first === undefined) return null;
  return (
    <>
      <Link to="/replay/$id" params={{ id: first.game }} aria-label={text.replayOf(name, first.attempt)}>
        {text.replay}
      </Link>
      {over.length < 2 ? null : (
        <Menu
          label={text.replays(name)}
          items={over.map(({ game, attempt, score }) => ({
            text: text.attempt(attempt, score === null ? text.brokenOff : scoreWords(score)),
            icon: <History aria-hidden="true" />,
            onPick: () => void navigate({ to: '/replay/$id', params: { id: game } }),
          }))}
        />
      )}
    </>
  );
}
