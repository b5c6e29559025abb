import { Link } from '@tanstack/react-router';
import { stopsText } from '@fracht/content';
import type { DebriefPayload } from '@fracht/protocol';
import { formatPercent } from '@fracht/kit/format.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import { WaitCard } from '../parts/wait-card.tsx';
import { EndLinks } from './end-links.tsx';
import styles from './worked-out.module.css';

type WorkedOutProps = {
  readonly game: string;
  /** The last answer; null: none yet. */
  readonly data: DebriefPayload | null;
  /** The last question had no answer. */
  readonly hasFailed: boolean;
  readonly isAsking: boolean;
  readonly onAgain: () => void;
};

/** How far the server has come with a debrief, or that it could not be worked out; all else can be used meanwhile. (DBS-2) */
export function WorkedOut({ game, data, hasFailed, isAsking, onAgain }: WorkedOutProps) {
  const { working, failed } = stopsText;
  const isFailed = data?.state === 'FAILED' || (hasFailed && data === null);
  const share = data?.state === 'WORKING' ? data.share : 0;
  const { title, text } = isFailed ? failed : working;
  return (
    <WaitCard title={title} text={text} className={styles.whole}>
      {isFailed ? (
        <Button kind="primary" isBusy={isAsking} onClick={onAgain}>
          {failed.again}
        </Button>
      ) : (
        <>
          <ProgressBar share={share} label={title} />
          <p>{working.progress(formatPercent(Math.floor(share * 100)))}</p>
        </>
      )}
      <EndLinks>
        <Link to={`/game/${encodeURIComponent(game)}/result`} className={buttonClass({ size: 's' })}>
          {stopsText.list.details}
        </Link>
      </EndLinks>
    </WaitCard>
  );
}
