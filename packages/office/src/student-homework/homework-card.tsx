import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowRight, Play } from 'lucide-react';
import { homeworkText, uiText } from '@fracht/content';
import { type HomeworkAttempt, type OwnHomework, usedAttempts } from '@fracht/protocol';
import { useBeginHomework, useOwnHomework } from '@fracht/kit/api/homework-calls.ts';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { formatDayTime, formatNumber } from '@fracht/kit/format.ts';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { useMoment } from '@fracht/kit/panel/use-moment.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardFoot, CardHead } from '@fracht/kit/ui/card.tsx';
import styles from './homework-card.module.css';

/** The student's homework: what is to be played, until when, and what was played; nothing if there is none or it is loading. (HWO-8) */
export function HomeworkCard() {
  const text = homeworkText.own;
  const asked = useOwnHomework();
  const { data = [] } = asked;
  const onRetry = retryOf(asked);
  const now = useMoment();
  if (onRetry !== null) {
    return (
      <Card>
        <CardHead title={text.title} />
        <LoadError onRetry={onRetry} />
      </Card>
    );
  }
  if (data.length === 0) return null;
  return (
    <Card>
      <CardHead title={text.title} />
      <ul>
        {data
          .toSorted((one, other) => Number(one.closesAt <= now) - Number(other.closesAt <= now))
          .map((homework) => (
            <HomeworkItem key={homework.id} homework={homework} now={now} />
          ))}
      </ul>
      <CardFoot className="small muted">{text.note}</CardFoot>
    </Card>
  );
}

type ItemProps = { readonly homework: OwnHomework; readonly now: number };

function HomeworkItem({ homework, now }: ItemProps) {
  const text = homeworkText.own;
  const { title, rounds, bots, level, attempts, own, score, counts } = homework;
  const isOver = now >= homework.closesAt;
  const isHeldBack = !isOver && homework.shown === 'AFTER_END';
  const used = usedAttempts(homework.closesAt, own);
  const details = [
    text.terms(rounds, bots, homeworkText.form.levels[level]),
    ...(isOver ? [] : [text.left(Math.max(0, attempts - used), attempts)]),
    ...(attempts > 1 ? [counts === 'BEST' ? text.best : text.last] : []),
    ...(isHeldBack ? [text.later] : []),
  ];
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <b>{title}</b>
        <p className="small muted">{termWords(homework, now)}</p>
        <p className="small muted">{details.join(' · ')}</p>
        {score === null ? null : <p className="b tn">{text.score(formatNumber(score))}</p>}
      </div>
      <WayIn homework={homework} now={now} />
      {own.some(({ state }) => state !== 'OPEN') ? <Attempts title={title} own={own} isHeldBack={isHeldBack} /> : null}
    </li>
  );
}

function termWords({ opensAt, closesAt }: OwnHomework, now: number): string {
  const text = homeworkText.own;
  if (now >= closesAt) return text.closed(formatDayTime(closesAt));
  if (now < opensAt) return `${text.from(formatDayTime(opensAt))} ${text.until(formatDayTime(closesAt))}`;
  return text.until(formatDayTime(closesAt));
}

/** The link back to an open attempt, or to a new one. */
function WayIn({ homework, now }: ItemProps) {
  const text = homeworkText.own;
  const { id, title, opensAt, closesAt, attempts, own } = homework;
  const navigate = useNavigate();
  const begin = useBeginHomework();
  const open = own.find(({ state }) => state === 'OPEN');
  if (now >= closesAt || now < opensAt) return null;
  if (open !== undefined) {
    return (
      <Link
        to="/game/$id"
        params={{ id: open.game }}
        className={buttonClass({ kind: 'primary' })}
        aria-label={text.resumeOne(title)}
      >
        <bdi>{text.resume}</bdi>
        <ArrowRight className="i" aria-hidden="true" />
      </Link>
    );
  }
  if (usedAttempts(closesAt, own) >= attempts) return null;
  const start = (): void =>
    begin.mutate(id, { onSuccess: ({ game }) => void navigate({ to: '/game/$id', params: { id: game } }) });
  return (
    <Button
      kind={own.length === 0 ? 'primary' : 'plain'}
      isBusy={begin.isPending}
      onClick={start}
      aria-label={text.beginOne(title)}
    >
      <Play className="i" aria-hidden="true" />
      {own.length === 0 ? text.begin : text.again}
    </Button>
  );
}

type AttemptsProps = {
  readonly title: string;
  readonly own: readonly HomeworkAttempt[];
  /** Debrief and replay are available only after the deadline: until then only the result is. */
  readonly isHeldBack: boolean;
};

function Attempts({ title, own, isHeldBack }: AttemptsProps) {
  const text = homeworkText.own;
  const words = homeworkText.students;
  return (
    <ul className={styles.attempts}>
      {own
        .filter(({ state }) => state !== 'OPEN')
        .map(({ game, attempt, score }) => (
          <li key={game}>
            <span className="small tn">
              {words.attempt(attempt, score === null ? words.brokenOff : formatNumber(score))}
            </span>
            <span className="row wrap">
              <Link
                to="/game/$id/summary"
                params={{ id: game }}
                className={buttonClass({ size: 's' })}
                aria-label={isHeldBack ? text.resultOf(title, attempt) : text.reviewOf(title, attempt)}
              >
                {isHeldBack ? text.result : text.review}
              </Link>
              {isHeldBack ? null : (
                <Link
                  to="/replay/$id"
                  params={{ id: game }}
                  className={buttonClass({ size: 's' })}
                  aria-label={text.replayOf(title, attempt)}
                >
                  {uiText.titles.replay}
                </Link>
              )}
            </span>
          </li>
        ))}
    </ul>
  );
}
