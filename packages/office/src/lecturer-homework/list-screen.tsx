import { Link } from '@tanstack/react-router';
import { ArrowLeft, House, Plus } from 'lucide-react';
import { homeworkText } from '@fracht/content';
import type { HomeworkLine } from '@fracht/protocol';
import { useHomeworks } from '@fracht/kit/api/homework-calls.ts';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { formatDateTime } from '@fracht/kit/format.ts';
import { BinLink } from '@fracht/kit/panel/bin-link.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { useMoment } from '@fracht/kit/panel/use-moment.ts';
import { PendingRows } from '@fracht/kit/panel/pending-rows.tsx';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';
import { OwnedBy } from '../shared-groups/owned-by.tsx';
import { termState } from './homework-facts.ts';
import { TermChip } from './term-chip.tsx';

const COLUMNS = 5;

/** The lecturer's assignments, newest first. (HWO-1) */
export function HomeworkListScreen() {
  const text = homeworkText;
  const asked = useHomeworks();
  const { data } = asked;
  const isEmpty = data?.length === 0;
  const add = (
    <Link
      to="/panel/lecturer/games/homework/$item"
      params={{ item: 'new' }}
      className={buttonClass({ kind: 'primary' })}
    >
      <Plus className="i" aria-hidden="true" />
      <bdi>{text.add}</bdi>
    </Link>
  );
  return (
    <>
      <PageHead title={text.title} sub={data === undefined ? '' : text.sub(data.length)}>
        <Link to="/panel/lecturer/games" className={buttonClass({})}>
          <ArrowLeft className="i" aria-hidden="true" />
          <bdi>{text.back}</bdi>
        </Link>
        <BinLink panel="lecturer" />
        {isEmpty ? null : add}
      </PageHead>
      <Card label={text.list.label}>
        {isEmpty ? (
          <EmptyState
            icon={<House className="i-l" aria-hidden="true" />}
            title={text.list.empty.title}
            text={text.list.empty.text}
            action={add}
          />
        ) : (
          <HomeworkTable lines={data} onRetry={retryOf(asked)} />
        )}
      </Card>
    </>
  );
}

type TableProps = { readonly lines: readonly HomeworkLine[] | undefined; readonly onRetry: (() => void) | null };

function HomeworkTable({ lines, onRetry }: TableProps) {
  const { columns, label } = homeworkText.list;
  const now = useMoment();
  return (
    <Table label={label}>
      <thead>
        <tr>
          <Head>{columns.title}</Head>
          <Head>{columns.state}</Head>
          <Head>{columns.span}</Head>
          <Head isNumber>{columns.done}</Head>
          <Head isHidden>{columns.open}</Head>
        </tr>
      </thead>
      <tbody>
        {lines === undefined ? <PendingRows columns={COLUMNS} onRetry={onRetry} /> : null}
        {lines?.map((line) => (
          <HomeworkRow key={line.id} line={line} now={now} />
        ))}
      </tbody>
    </Table>
  );
}

function HomeworkRow({ line, now }: { readonly line: HomeworkLine; readonly now: number }) {
  const text = homeworkText.list;
  const { id, title, groupName, opensAt, closesAt, done, students } = line;
  return (
    <Row>
      <Cell isName>
        <span className="b">{title}</span> <span className="muted">{groupName}</span>
        <OwnedBy lecturer={line.lecturer} />
      </Cell>
      <Cell>
        <TermChip state={termState(line, now)} />
      </Cell>
      <Cell isMuted label={text.columns.span}>
        {homeworkText.span(formatDateTime(opensAt), formatDateTime(closesAt))}
      </Cell>
      <Cell isNumber label={text.columns.done}>
        {text.done(done, students)}
      </Cell>
      <Cell>
        <span className="row end">
          <Link
            to="/panel/lecturer/games/homework/$item"
            params={{ item: id }}
            className={buttonClass({ size: 's' })}
            aria-label={`${text.open}: ${title}`}
          >
            {text.open}
          </Link>
        </span>
      </Cell>
    </Row>
  );
}
