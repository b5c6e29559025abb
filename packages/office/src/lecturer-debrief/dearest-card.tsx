import { useId, useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { classDebriefText } from '@fracht/content';
import type { ClassDebrief, ClassDebriefPayload, ClassPoint } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardFoot, CardHead } from '@fracht/kit/ui/card.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { returnPlaceIn } from '@fracht/kit/ui/use-return-focus.ts';
import { Cell, Head, Row, Table, WholeRow } from '@fracht/kit/ui/table.tsx';
import { AnswerBars } from './answer-bars.tsx';
import { momentsPlace, pointName, pointPlace } from './class-points.ts';
import { lossWords, lostWords } from './loss-words.ts';
import { PointDetail } from './point-detail.tsx';
import type { PointLinks } from './point-links.ts';
import styles from './debrief.module.css';

type StudentNames = Extract<ClassDebriefPayload, { state: 'READY' }>['names'];
type DearestProps = {
  readonly links: PointLinks;
  readonly debrief: Pick<ClassDebrief, 'dearest' | 'surprise' | 'rest'>;
  readonly names: StudentNames;
};

const COLUMNS = 5;
const text = classDebriefText.dearest;

/** The dearest decisions that several met, each with its answers; opened it tells of every answer and leads to the moments, and is open for who comes back to one. (CDB-4, CDB-5) */
export function DearestCard({ links, debrief: { dearest, surprise, rest }, names }: DearestProps) {
  return (
    <Card className={styles.dearest}>
      <CardHead title={text.title}>
        <span className="push small muted nw">{text.legend}</span>
      </CardHead>
      <div className={styles.scroll}>
        <Table label={text.title}>
          <thead>
            <tr>
              <Head isHidden>{text.columns.number}</Head>
              <Head>{text.columns.decision}</Head>
              <Head>{text.columns.answers}</Head>
              <Head isNumber>{text.columns.loss}</Head>
              <Head isHidden>{text.columns.actions}</Head>
            </tr>
          </thead>
          <tbody>
            {dearest.length === 0 ? <WholeRow columns={COLUMNS}>{text.none}</WholeRow> : null}
            {dearest.map((point, index) => (
              <PointRows
                key={point.key}
                links={links}
                point={point}
                number={index + 1}
                isSurprise={point.key === surprise?.key}
                names={names}
              />
            ))}
          </tbody>
        </Table>
      </div>
      {rest.count === 0 ? null : (
        <CardFoot className={styles.rest}>{text.rest(rest.count, lossWords(rest.loss.total))}</CardFoot>
      )}
    </Card>
  );
}

type PointRowsProps = {
  readonly links: PointLinks;
  readonly point: ClassPoint;
  readonly number: number;
  readonly isSurprise: boolean;
  readonly names: StudentNames;
};

function PointRows({ links, point, number, isSurprise, names }: PointRowsProps) {
  const slide = number + 1;
  const { searchStr } = useLocation();
  const [isOpen, setIsOpen] = useState(() => returnPlaceIn(searchStr).startsWith(`${momentsPlace(slide)}.`));
  const detail = useId();
  const name = pointName(point);
  return (
    <>
      <Row>
        <Cell isMuted>{number}.</Cell>
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
        <Cell isNumber isStrong label={text.columns.loss} className={styles.loss}>
          {lostWords(point.loss.total)}
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
