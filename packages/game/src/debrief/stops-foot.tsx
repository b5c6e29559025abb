import { Link } from '@tanstack/react-router';
import { stopsText } from '@fracht/content';
import type { StudentDebrief } from '@fracht/protocol';
import { formatWholeZloty } from '@fracht/kit/format.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EndLinks } from './end-links.tsx';
import { changeWords } from './worth-words.ts';
import styles from './stop-list.module.css';

type StopsFootProps = {
  readonly game: string;
  readonly debrief: StudentDebrief;
  /** False: other decisions are still being judged. */
  readonly isWhole: boolean;
};

/** Below the list, on a phone below the open stop: the other decisions, from what a decision is judged, and what comes after the game. (DBS-1) */
export function StopsFoot({ game, debrief: { rest, thresholds }, isWhole }: StopsFootProps) {
  const { list: words } = stopsText;
  return (
    <Card className={styles.foot} label={words.restTitle}>
      {isWhole ? null : (
        <p className={styles.rest} role="status">
          {words.more}
        </p>
      )}
      <p className={styles.rest}>
        <Link to={`/game/${encodeURIComponent(game)}/decisions`}>{words.rest(rest.count)}</Link>
        <b>{changeWords(-rest.loss.total)}</b>
      </p>
      <p className={styles.rest}>{words.threshold(formatWholeZloty(thresholds.SLIP))}</p>
      <div className={styles.end}>
        <EndLinks>
          <Link to={`/game/${encodeURIComponent(game)}/report`} className={buttonClass({ size: 's' })}>
            {words.print}
          </Link>
        </EndLinks>
      </div>
    </Card>
  );
}
