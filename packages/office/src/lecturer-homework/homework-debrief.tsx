import { Link } from '@tanstack/react-router';
import { ArrowLeft, Presentation } from 'lucide-react';
import { homeworkText, uiText } from '@fracht/content';
import { type HomeworkPayload, namesApart } from '@fracht/protocol';
import { useHomework } from '@fracht/kit/api/homework-calls.ts';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';
import { ClassPoints } from './class-points.tsx';
import { fromDebrief, scoreWords } from './homework-facts.ts';
import styles from './homework.module.css';

/** The debrief of an assignment: what the counted attempts cost the class, its competences, and the decisions of each student. (HWO-7, HWO-9) */
export function HomeworkDebrief({ item }: { readonly item: string }) {
  const text = homeworkText;
  const asked = useHomework(item);
  const { data } = asked;
  const onRetry = retryOf(asked);
  return (
    <div className={styles.debrief} data-wide>
      <PageHead title={data === undefined ? text.debrief.open : text.debrief.title(data.title)} sub={text.debrief.sub}>
        <Link to="/panel/lecturer/games/homework/$item" params={{ item }} className={buttonClass({})}>
          <ArrowLeft className="i" aria-hidden="true" />
          <bdi>{text.backToOne}</bdi>
        </Link>
      </PageHead>
      {data === undefined ? (
        <Card>{onRetry === null ? <CardBody>{uiText.loading}</CardBody> : <LoadError onRetry={onRetry} />}</Card>
      ) : (
        <Found homework={data} />
      )}
    </div>
  );
}

function Found({ homework }: { readonly homework: HomeworkPayload }) {
  const { id: item, students } = homework;
  const text = homeworkText.debrief;
  const names = namesApart(
    students.map(({ id, user }) => ({ id, first_name: user.first_name, last_name: user.last_name })),
  );
  const nameOf = (id: string): string => names(id).whole;
  const ready = students.flatMap(({ id, score, counted }) =>
    counted === null ? [] : [{ id, name: nameOf(id), score, game: counted }],
  );
  if (ready.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<Presentation className="i-l" aria-hidden="true" />}
          title={text.none.title}
          text={text.none.text}
        />
      </Card>
    );
  }
  return (
    <>
      <ClassPoints homework={homework} />
      <ReadyStudents item={item} ready={ready} />
    </>
  );
}

type ReadyProps = { readonly item: string; readonly ready: readonly ReadyStudent[] };

function ReadyStudents({ item, ready }: ReadyProps) {
  const text = homeworkText.debrief;
  const { columns } = homeworkText.students;
  return (
    <Card>
      <CardHead title={text.students} />
      <Table label={text.students}>
        <thead>
          <tr>
            <Head>{columns.student}</Head>
            <Head isNumber>{columns.score}</Head>
            <Head isHidden>{columns.act}</Head>
          </tr>
        </thead>
        <tbody>
          {ready.map((one) => (
            <ReadyRow key={one.id} item={item} ready={one} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type ReadyStudent = {
  readonly id: string;
  readonly name: string;
  readonly score: number | null;
  readonly game: string;
};

/** The counted result, with links to its details. */
function ReadyRow({ item, ready }: { readonly item: string; readonly ready: ReadyStudent }) {
  const { id, name, score, game } = ready;
  const text = homeworkText.debrief;
  const { columns } = homeworkText.students;
  return (
    <Row>
      <Cell>
        <span className="b">{name}</span>
      </Cell>
      <Cell isNumber isStrong label={columns.score}>
        {scoreWords(score)}
      </Cell>
      <Cell>
        <span className="row end wrap">
          <Link
            to="/replay/$id"
            params={{ id: game }}
            search={{ from: fromDebrief(item) }}
            className={buttonClass({ size: 's' })}
            aria-label={text.replayOf(name)}
          >
            {homeworkText.students.replay}
          </Link>
          <Link
            to="/panel/lecturer/games/$id/debrief"
            params={{ id: game }}
            className={buttonClass({ size: 's' })}
            aria-label={text.decisionsOf(name)}
          >
            {text.decisions}
          </Link>
          <Link
            to="/game/$id/skills"
            params={{ id: game }}
            search={{ player: id }}
            className={buttonClass({ size: 's' })}
            aria-label={text.skillsOf(name)}
          >
            {text.skills}
          </Link>
        </span>
      </Cell>
    </Row>
  );
}
