import { useId, useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { classDebriefText } from '@fracht/content';
import type { ClassDebriefPayload } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { CardBody } from '@fracht/kit/ui/card.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { returnPlaceIn } from '@fracht/kit/ui/use-return-focus.ts';
import { Cell, Head, Row, Table, WholeRow } from '@fracht/kit/ui/table.tsx';
import { AnswerBars } from './answer-bars.tsx';
import { brokeWords, momentsPlace, type NamedPoint, pointName, pointPlace } from './class-points.ts';
import { lostInZloty, lostWords } from './loss-words.ts';
import { PointDetail } from './point-detail.tsx';
import type { PointLinks } from './point-links.ts';
import styles from './debrief.module.css';

export type StudentNames = Extract<ClassDebriefPayload, { state: 'READY' }>['names'];

type TableProps = {
  readonly links: PointLinks;
  readonly names: StudentNames;
  /** The key of the most surprising point; null: there is none. */
  readonly surprise: string | null;
  readonly title: string;
  /** All of one kind. */
  readonly points: readonly NamedPoint[];
};

const COLUMNS = 5;
const text = classDebriefText.dearest;

/**
 * Decisions of a class, each with its answers; an expanded one shows every answer and links to the moments. A decision is expanded on return from one of its
 * moments. (CDB-4, CDB-5)
 */
export function PointsTable({ links, names, surprise, title, points }: TableProps) {
  const isUnlawful = points.some((one) => one.isUnlawful);
  if (points.length === 0) return <CardBody>{text.none}</CardBody>;
  return (
    <div className={styles.scroll}>
      <Table label={title}>
        <thead>
          <tr>
            <Head isHidden>{text.columns.number}</Head>
            <Head>{text.columns.decision}</Head>
            <Head>{text.columns.answers}</Head>
            <Head isNumber>{isUnlawful ? classDebriefText.unlawful.broke : text.columns.loss}</Head>
            <Head isHidden>{text.columns.actions}</Head>
          </tr>
        </thead>
        <tbody>
          {points.map((one) => (
            <PointRows
              key={one.point.key}
              links={links}
              named={one}
              isSurprise={one.point.key === surprise}
              names={names}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

type PointRowsProps = {
  readonly links: PointLinks;
  readonly named: NamedPoint;
  readonly isSurprise: boolean;
  readonly names: StudentNames;
};

function PointRows({ links, named, isSurprise, names }: PointRowsProps) {
  const { point, number, isUnlawful } = named;
  const slide = number + 1;
  const { searchStr } = useLocation();
  const [isOpen, setIsOpen] = useState(() => returnPlaceIn(searchStr).startsWith(`${momentsPlace(slide)}.`));
  const detail = useId();
  const name = pointName(point);
  return (
    <>
      <Row>
        <Cell isMuted>{`${number}.`}</Cell>
        <Cell>
          <b className="b">{name}</b>{' '}
          {isSurprise ? (
            <span className={styles.surprise} title={text.surpriseNote}>
              <Chip tone="info" icon={<Sparkles aria-hidden="true" />}>
                {text.surprise}
              </Chip>
            </span>
          ) : null}
          <span className={styles.place}>{pointPlace(point)}</span>
        </Cell>
        <Cell label={text.columns.answers}>
          <AnswerBars point={point} />
        </Cell>
        <Cell
          isNumber
          isStrong
          label={isUnlawful ? classDebriefText.unlawful.broke : text.columns.loss}
          className={styles.loss}
        >
          {isUnlawful ? <Broke point={point} /> : lostWords(point.loss.total)}
        </Cell>
        <Cell isNumber>
          <Button
            size="s"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detail : undefined}
            aria-label={isOpen ? text.closePoint(name) : text.openPoint(name)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? text.close : text.open}
          </Button>
        </Cell>
      </Row>
      {isOpen ? (
        <WholeRow columns={COLUMNS}>
          <div id={detail}>
            <PointDetail links={links} point={point} slide={slide} names={names} />
          </div>
        </WholeRow>
      ) : null}
    </>
  );
}

/** How many broke a rule, and what the others lost, if they did. */
function Broke({ point }: Pick<NamedPoint, 'point'>) {
  const { total } = point.loss;
  return (
    <>
      <bdi>{brokeWords(point)}</bdi>
      {total > 0 ? <span className={styles.place}>{classDebriefText.unlawful.lost(lostInZloty(total))}</span> : null}
    </>
  );
}
