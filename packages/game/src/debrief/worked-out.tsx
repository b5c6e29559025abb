import { Link } from '@tanstack/react-router';
import { stopsText } from '@fracht/content';
import { formatPercent } from '@fracht/kit/format.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import { WaitCard } from '../parts/wait-card.tsx';
import type { useDebrief } from './debrief-queries.ts';
import { EndLinks } from './end-links.tsx';
import styles from './worked-out.module.css';

type WorkedOutProps = {
  readonly game: string;
  readonly asked: Pick<ReturnType<typeof useDebrief>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
};

/** How far the server has come with a debrief, or that it could not be worked out; all else can be used meanwhile. (DBS-2) */
export function WorkedOut({ game, asked: { data, isError, isFetching, refetch } }: WorkedOutProps) {
  const { working, failed } = stopsText;
  const isFailed = data?.state === 'FAILED' || (isError && data === undefined);
  const share = data?.state === 'WORKING' ? data.share : 0;
  const { title, text } = isFailed ? failed : working;
  return (
    <WaitCard title={title} text={text} className={styles.whole}>
      {isFailed ? (
        <Button kind="primary" isBusy={isFetching} onClick={() => void refetch()}>
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
