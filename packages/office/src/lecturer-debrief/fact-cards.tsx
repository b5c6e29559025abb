import { Link } from '@tanstack/react-router';
import { Route, Sparkles, Star } from 'lucide-react';
import { classDebriefText } from '@fracht/content';
import type { ClassDebrief, ClassPoint } from '@fracht/protocol';
import { formatChange, formatNumber, formatPercent, formatWholeZloty } from '@fracht/kit/format.ts';
import { Card, CardBody } from '@fracht/kit/ui/card.tsx';
import { bestAndNearest, momentOfBest, pointName, pointPlace } from './class-points.ts';
import type { PointLinks } from './point-links.ts';
import { projectorSearch } from './use-beside.ts';
import styles from './fact-cards.module.css';

/** The point at which the class's choices were best compared with the alternatives. */
export function BestMomentCard({ links, point }: { readonly links: PointLinks; readonly point: ClassPoint }) {
  const text = classDebriefText.bestMoment;
  const moment = momentOfBest(point);
  const { best, nearest } = bestAndNearest(point);
  return (
    <Card>
      <CardBody className={styles.body}>
        <h2 className={styles.good}>
          <Star className="i" aria-hidden="true" />
          <bdi>{text.title}</bdi>
        </h2>
        <p className="b">
          {moment === null ? (
            pointName(point)
          ) : (
            <Link
              to="/replay/$id"
              params={{ id: links.gameOf(moment.player) }}
              search={{ t: moment.at, ...links.originOf('') }}
            >
              {pointName(point)}
            </Link>
          )}
        </p>
        <p className={styles.fact}>{pointPlace(point)}</p>
        {best === undefined ? null : <p>{text.chosen(best.count, point.count, best.text)}</p>}
        {point.lead === null || nearest === undefined ? null : (
          <p className={styles.fact}>{text.ahead(formatChange(point.lead.total, formatWholeZloty), nearest.text)}</p>
        )}
      </CardBody>
    </Card>
  );
}

type BestKnownCardProps = {
  readonly id: string;
  readonly best: NonNullable<ClassDebrief['best']>;
  /** The id of the game of comparison; empty: none. */
  readonly beside: string;
};

/** The best known plan compared with what the group earned; shown only if it was computed. */
export function BestKnownCard({ id, best, beside }: BestKnownCardProps) {
  const text = classDebriefText.bestKnown;
  return (
    <Card>
      <CardBody className={styles.body}>
        <h2>
          <Route className="i" aria-hidden="true" />
          <bdi>{text.title}</bdi>
        </h2>
        <p>
          {best.gained > 0 ? (
            <>
              <b className={styles.percent}>{formatPercent(Math.round(best.percent))}</b> <span>{text.share}</span>
            </>
          ) : (
            text.lost
          )}
        </p>
        <p className={styles.fact}>
          <bdi>{`${(best.gained > 0 ? text.of : text.beside)(
            formatNumber(Math.round(best.gained)),
            formatNumber(Math.round(best.possible)),
          )} · `}</bdi>
          <Link to="/panel/lecturer/games/$id/projector" params={{ id }} search={projectorSearch('plan', beside)}>
            {text.compare}
          </Link>
        </p>
        <p className={styles.fact}>{text.caveat}</p>
      </CardBody>
    </Card>
  );
}

/** The point at which fewest chose the best, if it is none of the costliest. */
export function SurpriseCard({ point }: { readonly point: ClassPoint }) {
  const text = classDebriefText.dearest;
  return (
    <Card>
      <CardBody className={styles.body}>
        <h2>
          <Sparkles className="i" aria-hidden="true" />
          <bdi>{pointName(point)}</bdi>
        </h2>
        <p>{text.surpriseNote}</p>
        <p className={styles.fact}>{pointPlace(point)}</p>
      </CardBody>
    </Card>
  );
}
