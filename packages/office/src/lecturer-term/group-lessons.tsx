import { Link } from '@tanstack/react-router';
import { groupTermText } from '@fracht/content';
import type { GroupTermPayload } from '@fracht/protocol';
import { formatDate, formatNumber } from '@fracht/kit/format.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardHead } from '@fracht/kit/ui/card.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';

type TermLine = GroupTermPayload['lessons'][number];
type Lesson = Extract<TermLine, { readonly kind: 'LESSON' }>;
type GroupHomeworkLine = Extract<TermLine, { readonly kind: 'HOMEWORK' }>;

/** The lessons and the homework of a group in order, each with who played, the result and the link to its debrief or its page. (GTM-1) */
export function GroupLessons({ lessons }: Pick<GroupTermPayload, 'lessons'>) {
  const { columns } = groupTermText;
  return (
    <Card>
      <CardHead title={groupTermText.lessons} />
      <Table label={groupTermText.lessons}>
        <thead>
          <tr>
            <Head>{columns.lesson}</Head>
            <Head>{columns.date}</Head>
            <Head isNumber>{columns.players}</Head>
            <Head isNumber>{columns.score}</Head>
            <Head isHidden>{columns.debrief}</Head>
          </tr>
        </thead>
        <tbody>
          {lessons.map((line) =>
            line.kind === 'LESSON' ? (
              <GroupLesson key={line.game} lesson={line} />
            ) : (
              <GroupHomework key={line.homework} line={line} />
            ),
          )}
        </tbody>
      </Table>
    </Card>
  );
}

function GroupLesson({ lesson }: { readonly lesson: Lesson }) {
  const { game, kind, number, date, players, score } = lesson;
  const { columns } = groupTermText;
  const name = groupTermText.lesson(kind, number);
  return (
    <Row>
      <Cell isName isStrong>
        {name}
      </Cell>
      <Cell isMuted>{formatDate(date)}</Cell>
      <Cell isNumber label={columns.players}>
        {formatNumber(players)}
      </Cell>
      <Cell isNumber isStrong label={columns.score}>
        {formatNumber(score)}
      </Cell>
      <Cell>
        <span className="row end">
          <Link
            to="/panel/lecturer/games/$id/debrief"
            params={{ id: game }}
            className={buttonClass({ size: 's' })}
            aria-label={groupTermText.debriefOf(name, formatDate(date))}
          >
            {groupTermText.debrief}
          </Link>
        </span>
      </Cell>
    </Row>
  );
}

function GroupHomework({
  line: { homework, title, date, closesAt, students, done },
}: {
  readonly line: GroupHomeworkLine;
}) {
  const { columns } = groupTermText;
  const name = groupTermText.homework(title);
  return (
    <Row>
      <Cell isName isStrong>
        {name}
      </Cell>
      <Cell isMuted>{groupTermText.span(formatDate(date), formatDate(closesAt))}</Cell>
      <Cell isNumber label={columns.players}>
        {groupTermText.handedIn(done, students)}
      </Cell>
      <Cell isNumber isMuted label={columns.score}>
        –
      </Cell>
      <Cell>
        <span className="row end">
          <Link
            to="/panel/lecturer/games/homework/$item"
            params={{ item: homework }}
            className={buttonClass({ size: 's' })}
            aria-label={groupTermText.openOf(name)}
          >
            {groupTermText.open}
          </Link>
        </span>
      </Cell>
    </Row>
  );
}
