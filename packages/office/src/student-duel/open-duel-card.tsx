import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { duelText } from '@fracht/content';
import { useOpenDuel } from '@fracht/kit/api/duel-calls.ts';
import { formatDayTime, formatNumber } from '@fracht/kit/format.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody } from '@fracht/kit/ui/card.tsx';
import styles from './open-duel-card.module.css';

const words = duelText.open;

/** The duel that the student has begun and not ended, with a link to it; nothing if none is open or that is unknown. (STU-10) */
export function OpenDuelCard() {
  const { data: duel } = useOpenDuel();
  if (duel === undefined || duel === null) return null;
  const { game, title, name, score, closesAt } = duel;
  const points = formatNumber(score);
  return (
    <Card label={words.label}>
      <CardBody className={styles.duel}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className="small muted">{name === null ? words.OWN(points) : words.BEST(points, name)}</p>
          <p className="small muted tn">{words.until(formatDayTime(closesAt))}</p>
        </div>
        <Link to="/game/$id" params={{ id: game }} className={buttonClass({ kind: 'primary' })}>
          <bdi>{duelText.offer.resume}</bdi>
          <ArrowRight className="i" aria-hidden="true" />
        </Link>
      </CardBody>
    </Card>
  );
}
