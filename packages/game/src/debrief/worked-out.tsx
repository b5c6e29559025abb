import { Link } from '@tanstack/react-router';
import { soloText, stopsText } from '@fracht/content';
import { heldBackWords } from '@fracht/kit/api/words-of-failure.ts';
import { formatPercent } from '@fracht/kit/format.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import { WaitCard } from '../parts/wait-card.tsx';
import type { useDebrief } from './debrief-queries.ts';
import { EndLinks } from './end-links.tsx';
import styles from './worked-out.module.css';

type WorkedOutProps = {
  readonly game: string;
  readonly asked: Pick<ReturnType<typeof useDebrief>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
};

/** The server's progress with a debrief, that it failed, or from when the debrief is shown; everything else can be used meanwhile. (DBS-2, DBS-12) */
export function WorkedOut({ game, asked: { data, error, isError, isFetching, refetch } }: WorkedOutProps) {
  const { working, failed } = stopsText;
  const isFailed = data?.state === 'FAILED' || (isError && data === undefined);
  const share = data?.state === 'WORKING' ? data.share : 0;
  const later = heldBackWords(error);
  const { title, text } = later === null ? (isFailed ? failed : working) : { title: soloText.heldBack, text: later };
  return (
    <WaitCard title={title} text={text} className={styles.whole}>
      {isFailed && later === null ? (
        <Button kind="primary" isBusy={isFetching} onClick={() => void refetch()}>
          {failed.again}
        </Button>
      ) : null}
      {isFailed ? null : (
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
